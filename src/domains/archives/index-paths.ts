import { countByFacet } from '@/domains/catalog/query'
import { listCategoriesUnder } from '@/domains/categories/queries'
import type { Reader } from '@/foundation/payload/reader'
import { glossaryPath, viewAll } from '@/foundation/routing/paths'
import { shapePath } from './shape-path'
import { shapeSections } from './shapes'

/** Categories that have pages, by their root, and what these list. */
const listed = { species: 'mushrooms', products: 'products' } as const

/** Paths of categories with published entries. */
async function categoryPaths(reader: Reader): Promise<string[]> {
  const paths = Object.entries(listed).map(async ([root, collection]) => {
    const [categories, counts] = await Promise.all([
      listCategoriesUnder(reader, root),
      countByFacet(reader, collection),
    ])
    return categories.filter(({ id, path }) => path !== root && counts.has(`category:${id}`))
  })
  return (await Promise.all(paths)).flat().map(({ url }) => url)
}

/** Paths of the pages that list others: hubs, archives, shapes and categories that have entries. */
export async function indexPaths(reader: Reader): Promise<string[]> {
  const [categories, sections] = await Promise.all([
    categoryPaths(reader),
    shapeSections(reader, { sort: 'oldest', limit: 1 }),
  ])
  const shapes = sections.filter(({ total }) => total > 0).map(({ shape }) => shapePath(shape))
  return [
    '/',
    '/mushrooms/species',
    ...new Set(Object.values(viewAll)),
    glossaryPath,
    ...shapes,
    ...categories,
  ]
}
