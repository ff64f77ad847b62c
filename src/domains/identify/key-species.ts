import { type Frequency, type KeyTrait, keyTraits } from '@/domains/species/key-traits'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Season } from '@/domains/species/season'
import { type TraitStates, traitStates } from '@/domains/species/trait-states'
import type { Edibility } from '@/domains/species/vocabulary'
import { misreadings } from './misreadings'

/** A species as the key compares it. A trait that is not recorded is absent; a state that does not occur is, too. */
export interface KeySpecies {
  slug: string
  edibility: Edibility
  states: Partial<Record<KeyTrait, ReadonlyMap<string, Frequency>>>
  seasons: readonly Pick<Season, 'area' | 'months' | 'peak'>[]
}

function addMisreadings(states: TraitStates): void {
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
function addImpossible(states: TraitStates): void {
  const known = states.underside
  if (!known) return
  const kindOf = (state: string) => state.split('-')[0]
  const kinds = new Set([...known.keys()].map(kindOf))
  for (const state of keyTraits.underside) if (!kinds.has(kindOf(state))) known.set(state, 'impossible')
}

/** What the key knows of a species: its recorded traits, what people misread, and the notes of its editors. */
export function keySpecies(
  card: Pick<SpeciesCard, 'slug' | 'edibility' | 'traits' | 'keyNotes'> & Pick<KeySpecies, 'seasons'>,
): KeySpecies {
  const states = traitStates(card.traits, card.keyNotes)
  addMisreadings(states)
  addImpossible(states)
  return { slug: card.slug, edibility: card.edibility, states, seasons: card.seasons }
}
