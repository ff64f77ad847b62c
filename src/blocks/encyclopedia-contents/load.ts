import { speciesCategories } from '@/blocks/shared-reads'
import type { EncyclopediaContentsBlockView } from '@/blocks/views'
import { type TaxonomyGroup, treeUnder } from '@/domains/archives/taxonomy'
import { getListPage, type Listed } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'

export interface EncyclopediaContentsData {
  groups: TaxonomyGroup[]
  /** The number of entries of each chapter. */
  totals: Record<'species' | 'guides' | 'recipes' | 'posts' | 'products' | 'vendors', number>
}

async function countOf(reader: Reader, collection: Listed): Promise<number> {
  dependsOn([tags.list(collection)])
  const { total } = await getListPage(reader, { collection, sort: 'oldest', page: 1, limit: 1 })
  return total
}

export async function loadEncyclopediaContents(
  _: EncyclopediaContentsBlockView,
  { reader }: ContributionContext,
): Promise<EncyclopediaContentsData> {
  const [categories, species, guides, recipes, posts, products, vendors] = await Promise.all([
    speciesCategories(reader),
    countOf(reader, 'mushrooms'),
    countOf(reader, 'growingguides'),
    countOf(reader, 'recipes'),
    countOf(reader, 'posts'),
    countOf(reader, 'products'),
    countOf(reader, 'vendors'),
  ])
  return {
    groups: treeUnder(categories, 'species'),
    totals: { species, guides, recipes, posts, products, vendors },
  }
}
