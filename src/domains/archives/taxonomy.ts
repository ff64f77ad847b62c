import type { Listed } from '@/domains/catalog/query'
import { countByFacet } from '@/domains/catalog/query'
import { type CategoryView, listCategoriesUnder } from '@/domains/categories/queries'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'

/** A category with the number of published entries in it. */
export interface CountedCategory extends CategoryView {
  count: number
}

export interface TaxonomyGroup extends CountedCategory {
  children: TaxonomyGroup[]
}

/** The collection that is counted under a root. The other roots only offer values for forms. */
const countedCollections: Partial<Record<string, Listed>> = { species: 'mushrooms', products: 'products' }

/** All categories of one root with their counts, parents before children. */
export async function countedCategories(reader: Reader, root: string): Promise<CountedCategory[]> {
  const collection = countedCollections[root]
  const [categories, counts] = await Promise.all([
    listCategoriesUnder(reader, root),
    collection ? countByFacet(reader, collection) : new Map<string, number>(),
  ])
  return categories.map((category) => ({ ...category, count: counts.get(`category:${category.id}`) ?? 0 }))
}

function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The categories below a path as a tree. */
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

/** A node of the taxonomy as the product documents define it: leaves in `_items`, groups nested under their slug. */
export interface TaxonomyNode {
  _id: string
  _name: string
  _title: string
  _items: { id: string; title: string; slug: string; count: number; icon: string | null }[]
  _breadcrumbs: Breadcrumb[]
  icon: string | null
  [child: string]: unknown
}

/** One root of the taxonomy as nested nodes, or null if there is no such root. */
export async function getTaxonomy(reader: Reader, root: string): Promise<TaxonomyNode | null> {
  const categories = await countedCategories(reader, root)
  const top = categories.find(({ path }) => path === root)
  return top ? buildNode({ ...top, children: treeUnder(categories, root) }, []) : null
}

function buildNode(group: TaxonomyGroup, ancestors: readonly Breadcrumb[]): TaxonomyNode {
  const { id, slug, title, icon, url, children } = group
  const breadcrumbs = [
    ...ancestors,
    { id: `${ancestors.length}-${id}`, doc: id, url, label: plainText(title) },
  ]
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
      children.filter((child) => !isLeaf(child)).map((child) => [child.slug, buildNode(child, breadcrumbs)]),
    ),
  }
}
