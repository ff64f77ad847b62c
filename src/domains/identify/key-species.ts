import {
  type Frequency,
  type KeyNote,
  type KeyState,
  type KeyTrait,
  keyTraits,
} from '@/domains/species/key-traits'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Season } from '@/domains/species/season'
import { shapesOf } from '@/domains/species/shapes'
import type { Edibility } from '@/domains/species/vocabulary'
import { misreadings } from './misreadings'
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

type States = Partial<Record<KeyTrait, Map<string, Frequency>>>

/** A species as the key compares it. A trait that is not recorded is absent; a state that does not occur is, too. */
export interface KeySpecies {
  slug: string
  edibility: Edibility
  states: Partial<Record<KeyTrait, ReadonlyMap<string, Frequency>>>
  seasons: readonly Pick<Season, 'area' | 'months' | 'peak'>[]
}

/** A swelling from which on people see a bulb. */
const bulbous = 0.4

function stateMap(states: States, trait: KeyTrait): Map<string, Frequency> {
  const known = states[trait] ?? new Map<string, Frequency>()
  states[trait] = known
  return known
}

/** Records states that are not recorded yet: the first as usual, the others as occurring sometimes. */
function record<T extends KeyTrait>(
  states: States,
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

function recordBase(states: States, { stipe, bulb, capSurfaces }: SpeciesCard['traits']): void {
  if (!stipe || stipe === 'none') return
  const hasVolva = stipe === 'volva' || stipe === 'ring-and-volva'
  // Fragments of the veil on the cap are warts, and then so is what is left of it at the base.
  if (hasVolva) record(states, 'base', [capSurfaces?.includes('warty') ? 'warts' : 'sac'])
  else record(states, 'base', [(bulb ?? 0) >= bulbous ? 'bulb' : 'plain'])
}

function recordedStates(traits: SpeciesCard['traits']): States {
  const states: States = {}
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

function addMisreadings(states: States): void {
  for (const trait of Object.keys(states) as KeyTrait[]) {
    const known = states[trait]
    const confused = misreadings[trait] as Record<string, readonly string[] | undefined> | undefined
    const shown = [...(known ?? [])].filter(
      ([, frequency]) => frequency === 'usual' || frequency === 'sometimes',
    )
    for (const [state] of shown)
      for (const seen of confused?.[state] ?? []) if (!known?.has(seen)) known?.set(seen, 'misread')
  }
}

/** Gills, pores, teeth: nobody mistakes one for the other, unless it is recorded. */
function addImpossible(states: States): void {
  const known = states.underside
  if (!known) return
  const kindOf = (state: string) => state.split('-')[0]
  const kinds = new Set([...known.keys()].map(kindOf))
  for (const state of keyTraits.underside) if (!kinds.has(kindOf(state))) known.set(state, 'impossible')
}

function addNotes(states: States, notes: readonly KeyNote[]): void {
  for (const { state: note, frequency } of notes) {
    const [trait = '', ...rest] = note.split('-')
    const known = stateMap(states, trait as KeyTrait)
    known.set(rest.join('-'), frequency)
  }
}

/** What the key knows of a species: its recorded traits, what people misread, and the notes of its editors. */
export function keySpecies(
  card: Pick<SpeciesCard, 'slug' | 'edibility' | 'traits' | 'keyNotes'> & Pick<KeySpecies, 'seasons'>,
): KeySpecies {
  const states = recordedStates(card.traits)
  addNotes(states, card.keyNotes)
  addMisreadings(states)
  addImpossible(states)
  return { slug: card.slug, edibility: card.edibility, states, seasons: card.seasons }
}
