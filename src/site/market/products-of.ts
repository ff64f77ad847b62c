import { getListedCards } from '@/domains/catalog/query'
import type { ProductCard } from '@/domains/products/listing'
import { allowsProductLinks } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { viewAll } from '@/foundation/routing/paths'

interface ProductsOfSpecies {
  /** The list of all of them, without language. */
  path: string
  cards: ProductCard[]
}

/** Cards that a page of the species shows. */
const shownCards = 3

/** The products of a species; null if there are none or its edibility does not allow linking to them. */
export async function productsOf(
  reader: Reader,
  { id, slug, edibility }: Pick<SpeciesCard, 'id' | 'slug' | 'edibility'>,
): Promise<ProductsOfSpecies | null> {
  if (!allowsProductLinks(edibility)) return null
  dependsOn([tags.facet('products', `species:${id}`)])
  const cards = await getListedCards(reader, {
    collection: 'products',
    facets: [`species:${id}`],
    sort: 'newest',
    page: 1,
    limit: shownCards,
  })
  return cards.length > 0 ? { path: `${viewAll.products}?species=${slug}`, cards } : null
}
