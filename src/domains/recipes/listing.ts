import type { SpeciesInDrawing } from '@illustrations/objects/address'
import { traitsVersion } from '@illustrations/plates/address'
import { type CardImage, cardImage, categoryFacets, imageFacets, populated } from '@/domains/cards/card'
import type { ListingEntry } from '@/domains/cards/entry'
import { leadingEdibility } from '@/domains/species/edibility'
import type { Edibility } from '@/domains/species/vocabulary'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Mushroom, Recipe } from '@/payload-types'
import { cookingTimeOf, type Dish, dishOf, type RecipeCategory } from './vocabulary'

/** A recipe as lists show it. */
export interface RecipeCard {
  kind: 'recipe'
  id: string
  slug: string
  name: LocalizedText
  description: LocalizedText | null
  category: RecipeCategory | null
  /** Drawn where there is no photograph. */
  dish: Dish
  /** What is drawn in it: the first species with a plate. */
  drawn: SpeciesInDrawing | null
  image: CardImage | null
  /** The class of a species never stands without its name. */
  species: { slug: string; scientificName: string; edibility: Edibility }[]
  /** Of preparing and cooking. */
  minutes: number | null
  servings: number
  publishedAt: string
  likeCount: number
  averageRating: number | null
  ratingCount: number
}

/** Relations of a recipe to species, populated or not: those of the dish and those of its ingredients. */
export function speciesRelations({ species, ingredients }: Pick<Recipe, 'species' | 'ingredients'>) {
  const named = [...(species ?? []), ...(ingredients ?? []).map((row) => row.species ?? null)]
  const byId = new Map(named.flatMap((one) => (one ? [[typeof one === 'object' ? one.id : one, one]] : [])))
  return [...byId.values()]
}

/** Like its plate, a species is drawn as soon as it has a form. */
function drawnSpecies({
  slug,
  specie: { traits },
}: Pick<Mushroom, 'slug' | 'specie'>): SpeciesInDrawing | null {
  return traits?.growthForm && traits.hymenium ? { slug, version: traitsVersion(traits) } : null
}

export function recipeEntry(doc: Recipe): ListingEntry<RecipeCard> {
  const related = speciesRelations(doc).flatMap((one) => populated(one) ?? [])
  // Lists are the same for everyone. When a species is published, the recipes with it are indexed again.
  const species = related.filter(({ _status }) => _status !== 'draft')
  const publishedAt = doc.publishedAt ?? doc.createdAt
  const [picture] = doc.images ?? []
  const card: RecipeCard = {
    kind: 'recipe',
    id: doc.id,
    slug: doc.slug,
    name: localizedText(doc, 'name'),
    description: localizedText(doc, 'description'),
    category: doc.category ?? null,
    dish: doc.drawing ?? (doc.category ? dishOf[doc.category] : 'pan'),
    drawn: species.map(drawnSpecies).find((one) => one !== null) ?? null,
    image: cardImage(picture),
    species: species.map(({ slug, specie }) => ({
      slug,
      scientificName: specie.scientificName,
      edibility: leadingEdibility(specie.edibility),
    })),
    minutes: doc.cookingTime?.totalTime ?? null,
    servings: doc.yield,
    publishedAt,
    likeCount: doc.likeCount ?? 0,
    averageRating: doc.aggregateRating?.averageRating ?? null,
    ratingCount: doc.aggregateRating?.reviewCount ?? 0,
  }
  return {
    slug: doc.slug,
    title: doc.name,
    card,
    facets: [
      ...related.map(({ id }) => `species:${id}` as const),
      ...(card.category ? [`course:${card.category}` as const] : []),
      ...(card.minutes === null ? [] : [`time:${cookingTimeOf(card.minutes)}` as const]),
      ...categoryFacets(doc.categories ?? []),
      ...imageFacets(picture),
    ],
    likeCount: card.likeCount,
    averageRating: card.averageRating,
    ratingCount: card.ratingCount,
    createdAt: doc.createdAt,
    publishedAt,
  }
}
