import { cardImage, populated } from '@/domains/cards/card'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Mushroom } from '@/payload-types'
import { byDanger } from './edibility'
import { type SpeciesCard, speciesCard } from './listing'
import { type UnlistedSpecies, unlistedSpecies } from './unlisted'
import type { Part } from './vocabulary'

/** A species that another is confused with, and the one difference that can be checked in the hand. */
export interface LookAlike {
  /** Of the guide, or one that it has no page about. */
  species: SpeciesCard | UnlistedSpecies
  trait: Part
  own: LocalizedText
  other: LocalizedText
}

/** The look-alikes of a species, the most dangerous first. */
export function lookAlikesOf(entries: Mushroom['specie']['lookAlikeSpecies']): LookAlike[] {
  return (entries ?? [])
    .flatMap((entry) => {
      const doc = populated(entry.species)
      const species = doc?.specie?.scientificName ? speciesCard(doc) : unlistedSpecies(entry)
      // Drafts may lack them.
      if (!species || !entry.trait) return []
      const image = cardImage(entry.image) ?? species.image
      return [
        {
          species: { ...species, image },
          trait: entry.trait,
          own: localizedText(entry, 'own'),
          other: localizedText(entry, 'other'),
        },
      ]
    })
    .sort((one, another) => byDanger(one.species, another.species))
}
