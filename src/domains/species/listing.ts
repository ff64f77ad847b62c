import type { PlateTraits } from '@illustrations/plates/traits'
import {
  type CardImage,
  cardImage,
  categoryFacets,
  imageFacets,
  populated,
  type Related,
} from '@/domains/cards/card'
import type { ListingEntry } from '@/domains/cards/entry'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Category, Mushroom } from '@/payload-types'
import { type Cooking, cookingOf } from './cooking'
import { dangerRank, leadingEdibility } from './edibility'
import type { KeyNote } from './key-traits'
import { potencyOf } from './potency'
import { areasOf, fruitingMonths, monthsOf, type Season, seasonsOf } from './season'
import { shownStates, traitStates } from './trait-states'
import { type UnlistedSpecies, unlistedDangers } from './unlisted'
import type { Edibility } from './vocabulary'

/** A species as lists, look-alikes and related items show it. */
export interface SpeciesCard {
  kind: 'species'
  id: string
  slug: string
  scientificName: string
  variation: string | null
  /** The most common name in the reader's language. */
  commonName: LocalizedText | null
  /** The next most common ones. */
  otherNames?: LocalizedText[]
  edibility: Edibility
  types: { slug: string; title: LocalizedText }[]
  /** Its potency is published and has a page. */
  hasPotency?: true
  /** The traits that the illustration is drawn from. */
  traits: PlateTraits
  /** What its traits do not say, for the identification key. */
  keyNotes: KeyNote[]
  /** An editor's photograph, which replaces the illustration. */
  image: CardImage | null
  seasons: Season[]
  likeCount: number
  averageRating: number | null
  ratingCount: number
  /** Its cooking time, if one is recorded. */
  cooking?: Cooking
  /** Dangerous look-alikes without a page, the deadliest first. */
  unlistedDangers?: UnlistedSpecies[]
  /** A draft in a preview: its illustration is not public. */
  isDraft?: true
}

/** Names beside the most common one. */
const maxOtherNames = 3

export function speciesCard(doc: Mushroom): SpeciesCard {
  const { specie, meta } = doc
  const dangers = unlistedDangers(specie)
  const cooking = cookingOf(specie)
  const [commonName = null, ...others] = (specie.commonNames ?? []).map((row) => localizedText(row, 'name'))
  return {
    kind: 'species',
    id: doc.id,
    slug: doc.slug,
    scientificName: specie.scientificName,
    variation: specie.variation ?? null,
    commonName,
    ...(others.length > 0 && { otherNames: others.slice(0, maxOtherNames) }),
    edibility: leadingEdibility(specie.edibility),
    types: (doc.categories ?? []).flatMap((category) => {
      const type = populated(category)
      return type?.path?.startsWith('species/type/')
        ? [{ slug: type.slug, title: localizedText(type, 'title') }]
        : []
    }),
    ...(potencyOf(specie).length > 0 && { hasPotency: true }),
    traits: specie.traits,
    keyNotes: (specie.keyNotes ?? []).map(({ state, frequency }) => ({ state, frequency })),
    image: cardImage(meta?.image),
    seasons: seasonsOf(specie),
    likeCount: doc.likeCount ?? 0,
    averageRating: doc.aggregateRating?.averageRating ?? null,
    ratingCount: doc.aggregateRating?.impressionCount ?? 0,
    ...(cooking && { cooking }),
    ...(dangers.length > 0 && { unlistedDangers: dangers }),
    ...(doc._status === 'draft' && { isDraft: true }),
  }
}

/** All categories that the recorded facts put a species in. */
export function categoriesOf({ categories, specie }: Mushroom): Related<Category>[] {
  const { effects, senseCharacteristics, chemistry } = specie
  return [
    ...(categories ?? []),
    ...(effects?.cognitiveEffects ?? []).map(({ effect }) => effect),
    ...(effects?.psychoactiveEffects ?? []).map(({ effect }) => effect),
    ...(effects?.helpsWith ?? []).map(({ ailment }) => ailment),
    ...(effects?.sideEffects ?? []).map(({ sideEffect }) => sideEffect),
    ...(senseCharacteristics?.flavors ?? []).map(({ flavor }) => flavor),
    ...(senseCharacteristics?.textures ?? []).map(({ texture }) => texture),
    ...(senseCharacteristics?.fragrances ?? []).map(({ fragrance }) => fragrance),
    ...(chemistry?.psychoactiveChem ?? []).map(({ compound }) => compound),
    ...(chemistry?.medicinalChem ?? []).map(({ compound }) => compound),
  ]
}

export function speciesEntry(doc: Mushroom): ListingEntry<SpeciesCard> {
  const card = speciesCard(doc)
  return {
    slug: doc.slug,
    title: doc.specie.scientificName,
    card,
    facets: [
      ...categoryFacets(categoriesOf(doc)),
      ...shownStates(traitStates(card.traits, card.keyNotes)).map(
        ([trait, state]) => `${trait}:${state}` as const,
      ),
      ...fruitingMonths(card.seasons).map((month) => `season:${month}` as const),
      ...monthsOf(card.seasons).map((month) => `month:${month}` as const),
      ...areasOf(card.seasons).map((area) => `area:${area}` as const),
      `edibility:${card.edibility}`,
      ...imageFacets(doc.meta?.image),
    ],
    likeCount: card.likeCount,
    averageRating: card.averageRating,
    ratingCount: card.ratingCount,
    createdAt: doc.createdAt,
    publishedAt: doc.createdAt,
    dangerRank: dangerRank(card.edibility),
  }
}
