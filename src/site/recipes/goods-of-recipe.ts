import type { Facet } from '@/domains/cards/entry'
import { getListedCards } from '@/domains/catalog/query'
import { cachedCategories } from '@/domains/categories/cached-categories'
import type { ProductCard } from '@/domains/products/listing'
import type { RecipeSpecies } from '@/domains/recipes/view'
import { allowsProductLinks } from '@/domains/species/edibility'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { viewAll } from '@/foundation/routing/paths'

/** Categories of what one cooks with; capsules and spawn are none of it. */
const kitchenCategories = ['fresh', 'foraged', 'freeze-dried', 'dehydrated'].map(
  (name) => `products/mushroom/${name}`,
)

const maxGoods = 3

/** What the market has of a species for the kitchen, and the list of all its products. */
export interface RecipeGoods {
  scientificName: string
  path: string
  cards: ProductCard[]
}

/** Goods of each species of a recipe, without species that nobody sells. */
export async function goodsOfRecipe(
  reader: Reader,
  species: readonly RecipeSpecies[],
): Promise<RecipeGoods[]> {
  dependsOn([
    tags.list('categories'),
    ...species.map(({ card: { id } }) => tags.facet('products', `species:${id}`)),
  ])
  const categories = await cachedCategories(reader, 'products')
  const anyOf = categories
    .filter(({ path }) => kitchenCategories.includes(path))
    .map(({ id }): Facet => `category:${id}`)
  const goods = await Promise.all(
    species
      .filter(({ card }) => allowsProductLinks(card.edibility))
      .map(async ({ card: { id, slug, scientificName } }) => {
        const facets: Facet[] = [`species:${id}`]
        const query = {
          collection: 'products',
          facets,
          anyOf,
          sort: 'newest',
          page: 1,
          limit: maxGoods,
        } as const
        const cards = await getListedCards(reader, query)
        return { scientificName, path: `${viewAll.products}?species=${slug}`, cards }
      }),
  )
  return goods.filter(({ cards }) => cards.length > 0)
}
