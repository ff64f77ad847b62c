import type { ListedCollection } from '../../foundation/listings/entry'
import type { Growingguide, Mushroom } from '../../payload-types'
import { type GuideCard, guideEntry } from '../guides/listing'
import { type SpeciesCard, speciesEntry } from '../species/listing'

/** The card each listed collection shows in lists. */
export interface Cards {
  mushrooms: SpeciesCard
  growingguides: GuideCard
}

export type Listed = keyof Cards

interface Documents {
  mushrooms: Mushroom
  growingguides: Growingguide
}

/** Every collection that lists show, and how its documents are told to them. */
export const listedCollections: { [slug in Listed]: ListedCollection<Documents[slug], Cards[slug]> } = {
  mushrooms: { entry: speciesEntry },
  growingguides: { entry: guideEntry },
}

export function isListed(slug: string): slug is Listed {
  return Object.hasOwn(listedCollections, slug)
}

/** Documents that show something of a changed one carry its facet: these are written again with it. */
export const facetKinds: Partial<Record<string, 'category' | 'species' | 'media'>> = {
  categories: 'category',
  mushrooms: 'species',
  media: 'media',
}
