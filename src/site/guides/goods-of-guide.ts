import type { Facet } from '@/domains/cards/entry'
import { countByFacet, getListPage } from '@/domains/catalog/query'
import type { GuideView } from '@/domains/guides/view'
import { allowsProductLinks } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { withQuery } from '@/foundation/routing/with-query'

type Grown = Pick<SpeciesCard, 'id' | 'slug' | 'edibility'>

/**
 * The paths of the lists of goods for a guide's shopping list, by category: those for its species where the market has
 * some, otherwise all of the category; none where it is empty.
 */
export async function goodsOfGuide(
  reader: Reader,
  { shopping }: GuideView,
  species: readonly Grown[],
): Promise<Record<string, string>> {
  const goods = new Map(shopping.items.flatMap(({ goods }) => (goods ? [[goods.id, goods.path]] : [])))
  if (goods.size === 0) return {}
  dependsOn([tags.list('products')])
  const grown = species.filter(({ edibility }) => allowsProductLinks(edibility))
  const counts = await countByFacet(reader, 'products')
  const goodsPaths = await Promise.all(
    [...goods].map(async ([id, path]) => {
      const facet: Facet = `category:${id}`
      if (!counts.has(facet)) return []
      const { total } =
        grown.length === 0
          ? { total: 0 }
          : await getListPage(reader, {
              collection: 'products',
              facets: [facet],
              anyOf: grown.map((one): Facet => `species:${one.id}`),
              sort: 'newest',
              page: 1,
              limit: 1,
            })
      const filter = total > 0 ? grown.map(({ slug }) => slug).join(',') : undefined
      return [[id, withQuery(path, { species: filter }).replaceAll('%2C', ',')] as const]
    }),
  )
  return Object.fromEntries(goodsPaths.flat())
}
