import type { Listed } from '@/domains/catalog/collections'
import { facetCounts } from '@/domains/catalog/read/list-page'
import { type CategoryView, categoriesUnder } from '@/domains/categories/queries'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'

/** A category with how many published entries carry it. */
export interface CountedCategory extends CategoryView {
  count: number
}

export interface TaxonomyGroup extends CountedCategory {
  children: TaxonomyGroup[]
}

/** What is counted under a root of the taxonomy; the other roots are chosen from, not listed. */
const countedIn: Partial<Record<string, Listed>> = { species: 'mushrooms' }

/** Every category of one root, counted, parents before children. */
export async function countedCategories(reader: Reader, root: string): Promise<CountedCategory[]> {
  const listed = countedIn[root]
  const [categories, counts] = await Promise.all([
    categoriesUnder(reader, root),
    listed ? facetCounts(reader, listed) : new Map<string, number>(),
  ])
  return categories.map((category) => ({ ...category, count: counts.get(`category:${category.id}`) ?? 0 }))
}

function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Categories below one path, as a tree. */
export function treeUnder(categories: readonly CountedCategory[], path: string): TaxonomyGroup[] {
  return categories
    .filter((category) => category.path !== path && parentPath(category.path) === path)
    .map((category) => ({ ...category, children: treeUnder(categories, category.path) }))
}

interface Breadcrumb {
  id: string
  doc: string
  url: string
  label: string
}

/** A node of the taxonomy in the product documents' shape: leaves in `_items`, groups nested under their name. */
export interface TaxonomyNodeAnswer {
  _id: string
  _name: string
  _title: string
  _items: { id: string; title: string; slug: string; count: number; icon: string | null }[]
  _breadcrumbs: Breadcrumb[]
  icon: string | null
  [child: string]: unknown
}

/** One root of the taxonomy as nested nodes, or null where there is no such root. */
export async function taxonomyNode(reader: Reader, root: string): Promise<TaxonomyNodeAnswer | null> {
  const categories = await countedCategories(reader, root)
  const top = categories.find(({ path }) => path === root)
  return top ? nodeOf({ ...top, children: treeUnder(categories, root) }, []) : null
}

function nodeOf(group: TaxonomyGroup, above: readonly Breadcrumb[]): TaxonomyNodeAnswer {
  const { id, slug, title, icon, url, children } = group
  const breadcrumbs = [...above, { id: `${above.length}-${id}`, doc: id, url, label: plainText(title) }]
  const isLeaf = (child: TaxonomyGroup) => child.children.length === 0
  return {
    _id: id,
    _name: slug,
    _title: plainText(title),
    _items: children.filter(isLeaf).map((leaf) => ({
      id: leaf.id,
      title: plainText(leaf.title),
      slug: leaf.slug,
      count: leaf.count,
      icon: leaf.icon,
    })),
    _breadcrumbs: breadcrumbs,
    icon,
    ...Object.fromEntries(
      children.filter((child) => !isLeaf(child)).map((child) => [child.slug, nodeOf(child, breadcrumbs)]),
    ),
  }
}
