import { type Fallbacks, none, type Said, sayingOf } from '../../foundation/i18n/said'
import type { Facet, ListingEntry } from '../../foundation/listings/entry'
import type { Category, Media, Mushroom } from '../../payload-types'
import { leadingEdibility } from './edibility'
import type { PlateTraits } from './plates/traits'
import { fruitingMonths, type Season, seasonsOf } from './season'
import { shapesOf } from './shapes'
import type { Edibility } from './vocabulary'

export interface CardImage {
  url: string
  alt: Said
  width: number
  height: number
}

/** A species as lists, look-alikes and related items show it. */
export interface SpeciesCard {
  kind: 'species'
  id: string
  slug: string
  scientificName: string
  variation: string | null
  /** The commonest name in the reader's language, if there is any. */
  commonName: Said | null
  edibility: Edibility
  types: { slug: string; title: Said }[]
  /** What its plate is drawn from. */
  traits: PlateTraits
  /** A photograph that an editor added stands in the plate's place. */
  image: CardImage | null
  seasons: Season[]
  likeCount: number
  averageRating: number | null
  ratingCount: number
}

type Related<T> = string | T | null | undefined

/** The populated document of a relation, or null where it is missing or was not populated. */
export function populated<T>(relation: Related<T>): T | null {
  return typeof relation === 'object' && relation !== null ? relation : null
}

/** An uploaded picture at card size. */
export function cardImage(relation: Related<Media>, fallbacks: Fallbacks): CardImage | null {
  const image = populated(relation)
  if (!image?.url) return null
  return {
    url: image.sizes?.card?.url ?? image.url,
    alt: sayingOf(fallbacks)(image.alt),
    width: image.width ?? 640,
    height: image.height ?? 800,
  }
}

export function speciesCard(doc: Mushroom, fallbacks: Fallbacks = none): SpeciesCard {
  const said = sayingOf(fallbacks)
  const { specie, meta } = doc
  return {
    kind: 'species',
    id: doc.id,
    slug: doc.slug,
    scientificName: specie.scientificName,
    variation: specie.variation ?? null,
    commonName: said(specie.commonNames?.[0]?.name),
    edibility: leadingEdibility(specie.edibility),
    types: (doc.categories ?? []).flatMap((category) => {
      const type = populated(category)
      return type?.path?.startsWith('species/type/') ? [{ slug: type.slug, title: said(type.title) }] : []
    }),
    traits: specie.traits,
    image: cardImage(meta?.image, fallbacks),
    seasons: seasonsOf(specie),
    likeCount: doc.likeCount ?? 0,
    averageRating: doc.aggregateRating?.averageRating ?? null,
    ratingCount: doc.aggregateRating?.impressionCount ?? 0,
  }
}

/** Every category a species belongs to by what is recorded of it. */
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

/** A value counts for its groups too: a species with psilocybin is found under psilocybin, the class, and chemistry. */
export function categoryFacets(relations: readonly Related<Category>[]): Facet[] {
  const ids = relations.flatMap((relation) => {
    const category = populated(relation)
    if (!category) return []
    const ancestors = (category.breadcrumbs ?? []).map(({ doc }) => populated(doc)?.id ?? doc)
    return [category.id, ...ancestors]
  })
  return [...new Set(ids)].filter((id) => typeof id === 'string').map((id) => `category:${id}` as const)
}

export function speciesEntry(doc: Mushroom, fallbacks: Fallbacks = none): ListingEntry<SpeciesCard> {
  const card = speciesCard(doc, fallbacks)
  const image = populated(doc.meta?.image)
  return {
    slug: doc.slug,
    title: doc.specie.scientificName,
    card,
    facets: [
      ...categoryFacets(categoriesOf(doc)),
      ...shapesOf(card.traits).map((shape) => `shape:${shape}` as const),
      ...fruitingMonths(card.seasons).map((month) => `season:${month}` as const),
      ...(image ? [`media:${image.id}` as const] : []),
    ],
    likeCount: card.likeCount,
    averageRating: card.averageRating,
    ratingCount: card.ratingCount,
    createdAt: doc.createdAt,
    publishedAt: doc.createdAt,
  }
}
