import type { ListableCollection } from '@/blocks/listed-collections'
import { serializeListQuery } from '@/domains/catalog/filters/list-query'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { isFilterable, sections } from '@/domains/catalog/filters/sections'
import { viewAll } from '@/foundation/routing/paths'

/** Species are listed below the overview of the encyclopedia. */
const listPaths: typeof viewAll = { ...viewAll, mushrooms: '/mushrooms/species' }

/** The values of a list's filters that stand for categories, by section. */
function sectionsOf(collection: ListableCollection, paths: readonly string[]): Record<string, string[]> {
  if (!isFilterable(collection)) return {}
  const values = sections[collection].flatMap(({ name, source }) => {
    if (!('root' in source)) return []
    const below = paths.filter((path) => path.startsWith(`${source.root}/`))
    return below.length > 0 ? [[name, below.map((path) => path.slice(source.root.length + 1))] as const] : []
  })
  return Object.fromEntries(values)
}

/**
 * The list that goes on where a block ends: all entries of the block's categories. Without categories, and for lists that
 * have no filters, all of the collection.
 * @param paths of the categories in the taxonomy, such as `species/type/edible`
 */
export function listLink(collection: ListableCollection, paths: readonly string[]): string {
  const filters = { ...unfilteredQuery(1).filters, sections: sectionsOf(collection, paths) }
  const query = isFilterable(collection)
    ? serializeListQuery(collection, { ...unfilteredQuery(1), filters })
    : ''
  return query === '' ? viewAll[collection] : `${listPaths[collection]}?${query}`
}
