import { idOf } from '@/blocks/listed'
import { mayNotShowShop } from '@/blocks/shops'
import type { CategoryBarBlockView } from '@/blocks/views'
import { type CategoryView, categoriesAt } from '@/domains/categories/queries'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

export interface Branch extends CategoryView {
  children: Branch[]
}

function branchesUnder(categories: readonly CategoryView[], path: string): Branch[] {
  return categories
    .filter((one) => one.path.slice(0, one.path.lastIndexOf('/')) === path)
    .map((one) => ({ ...one, children: branchesUnder(categories, one.path) }))
}

/** Reads the subcategories of the selected category; null where there are none. */
export async function loadCategoryBar(
  { root }: CategoryBarBlockView,
  page: ContributionContext,
): Promise<Branch[] | null> {
  if (!root) return null
  dependsOn([tags.list('categories')])
  const [top, ...descendants] = await categoriesAt(page.reader, idOf(root))
  if (!top || (top.path.split('/')[0] === 'products' && mayNotShowShop('products', page))) return null
  const branches = branchesUnder(descendants, top.path)
  return branches.length > 0 ? branches : null
}
