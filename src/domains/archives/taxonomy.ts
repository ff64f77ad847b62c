import type { Reader } from '../../foundation/payload/reader'
import { type CategoryView, categoriesUnder } from '../categories/queries'
import { facetCounts } from '../listings/queries'

/** A category with how many published species carry it. */
export interface CountedCategory extends CategoryView {
  count: number
}

export interface TaxonomyGroup extends CountedCategory {
  children: TaxonomyGroup[]
}

/** Every category of the species taxonomy, counted, parents before children. */
export async function countedSpeciesCategories(reader: Reader): Promise<CountedCategory[]> {
  const [categories, counts] = await Promise.all([
    categoriesUnder(reader, 'species'),
    facetCounts(reader, 'mushrooms'),
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
