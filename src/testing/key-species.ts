import { species } from '@sample/index'
import { type KeySpecies, keySpecies } from '@/domains/identify/key-species'
import { leadingEdibility } from '@/domains/species/edibility'
import type { KeyNote } from '@/domains/species/key-traits'

/** The species of the sample content as the key compares them. */
export const sampleSpecies: KeySpecies[] = species.map((sample) =>
  keySpecies({
    slug: sample.slug,
    edibility: leadingEdibility(sample.edibility),
    traits: sample.traits,
    keyNotes: Object.entries(sample.keyNotes).map(([state, frequency]) => ({ state, frequency }) as KeyNote),
    seasons: sample.seasons,
  }),
)
