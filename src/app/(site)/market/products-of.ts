import { getListPage } from '@/domains/catalog/query'
import { allowsProductLinks } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { viewAll } from '@/foundation/routing/paths'

/** The path of a species' products, without language; null if there are none or the species is not for eating. */
export async function productsPathOf(
  reader: Reader,
  { id, slug, edibility }: Pick<SpeciesCard, 'id' | 'slug' | 'edibility'>,
): Promise<string | null> {
  if (!allowsProductLinks(edibility)) return null
  dependsOn([tags.list('products')])
  const { total } = await getListPage(reader, {
    collection: 'products',
    facets: [`species:${id}`],
    sort: 'newest',
    page: 1,
    limit: 1,
  })
  return total > 0 ? `${viewAll.products}?species=${slug}` : null
}
