import type { PlateTraits } from '@illustrations/plates/traits'
import { type Frequency, type KeyNote, type KeyState, type KeyTrait, keyTraitNames } from './key-traits'
import {
  attachments,
  coloursOf,
  grounds,
  habits,
  hymeniums,
  prints,
  rings,
  stemPatterns,
  surfaces,
} from './recorded-states'
import { shapesOf } from './shapes'

/** How often a species shows each state of a trait. A trait that is not recorded is absent. */
export type TraitStates = Partial<Record<KeyTrait, Map<string, Frequency>>>

/** A swelling from which on people see a bulb. */
const bulbous = 0.4

function stateMap(states: TraitStates, trait: KeyTrait): Map<string, Frequency> {
  const known = states[trait] ?? new Map<string, Frequency>()
  states[trait] = known
  return known
}

/** Records states that are not recorded yet: the first as usual, the others as occurring sometimes. */
function record<T extends KeyTrait>(
  states: TraitStates,
  trait: T,
  found: readonly KeyState<T>[] | undefined,
  first: Frequency = 'usual',
): void {
  for (const [index, state] of (found ?? []).entries()) {
    const known = stateMap(states, trait)
    const frequency = index === 0 ? first : 'sometimes'
    if (known.get(state) !== 'usual') known.set(state, frequency)
  }
}

function recordBase(states: TraitStates, { stipe, bulb, capSurfaces }: PlateTraits): void {
  if (!stipe || stipe === 'none') return
  const hasVolva = stipe === 'volva' || stipe === 'ring-and-volva'
  // Fragments of the veil on the cap are warts, and then so is what is left of it at the base.
  if (hasVolva) record(states, 'base', [capSurfaces?.includes('warty') ? 'warts' : 'sac'])
  else record(states, 'base', [(bulb ?? 0) >= bulbous ? 'bulb' : 'plain'])
}

function recordedStates(traits: PlateTraits): TraitStates {
  const states: TraitStates = {}
  for (const shape of shapesOf(traits)) record(states, 'shape', [shape])
  const { hymenium, attachment, stipe, stipePattern, habit, ground, colours } = traits
  record(
    states,
    'underside',
    hymenium === 'gills' ? attachments[attachment ?? 'none'] : hymenium && hymeniums[hymenium],
  )
  if (stipe) record(states, 'ring', rings[stipe])
  if (stipe === 'none') record(states, 'stem', ['absent'])
  else if (stipePattern) record(states, 'stem', stemPatterns[stipePattern])
  recordBase(states, traits)
  for (const surface of traits.capSurfaces ?? []) record(states, 'surface', surfaces[surface])
  for (const print of traits.sporePrint ?? []) record(states, 'print', prints[print])
  if (habit) record(states, 'growth', habits[habit])
  if (ground) record(states, 'ground', grounds[ground])
  record(states, 'colour', coloursOf(colours?.cap?.typical))
  for (const tone of [colours?.cap?.light, colours?.cap?.dark])
    record(states, 'colour', coloursOf(tone).slice(0, 1), 'sometimes')
  // People also name the colour of warts and scales.
  for (const state of coloursOf(colours?.marks?.typical).slice(0, 1))
    if (!states.colour?.has(state)) record(states, 'colour', [state], 'misread')
  return states
}

function addNotes(states: TraitStates, notes: readonly KeyNote[]): void {
  for (const { state: note, frequency } of notes) {
    const [trait = '', ...rest] = note.split('-')
    const known = stateMap(states, trait as KeyTrait)
    known.set(rest.join('-'), frequency)
  }
}

/** The states of a species: its recorded traits, and what its editors noted. */
export function traitStates(traits: PlateTraits, notes: readonly KeyNote[]): TraitStates {
  const states = recordedStates(traits)
  addNotes(states, notes)
  return states
}

/** The states that a species shows, usually or sometimes, by trait: `[['ring', 'skirt']]`. */
export function shownStates(states: TraitStates): [KeyTrait, string][] {
  return keyTraitNames.flatMap((trait) =>
    [...(states[trait] ?? [])]
      .filter(([, frequency]) => frequency === 'usual' || frequency === 'sometimes')
      .map(([state]): [KeyTrait, string] => [trait, state]),
  )
}
