import { countByFacet } from '@/domains/catalog/query'
import { listCategoriesUnder } from '@/domains/categories/queries'
import type { Reader } from '@/foundation/payload/reader'
import {
  apiDocsPath,
  contactPath,
  dataPath,
  documentPath,
  effectsPath,
  glossaryPath,
  identifyPath,
  nutritionPath,
  seasonPath,
  viewAll,
} from '@/foundation/routing/paths'
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

/** Paths of the pages that editors compose. */
async function composedPaths({ payload }: Reader): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    depth: 0,
    overrideAccess: false,
    pagination: false,
    select: { slug: true },
    where: { _status: { equals: 'published' } },
  })
  return docs.map(({ slug }) => documentPath('pages', slug))
}

/** Paths of the pages that the list index does not hold: hubs, archives, shapes, categories and pages of editors. */
export async function indexPaths(reader: Reader): Promise<string[]> {
  const [categories, composed, sections] = await Promise.all([
    categoryPaths(reader),
    composedPaths(reader),
    shapeSections(reader, { sort: 'oldest', limit: 1 }),
  ])
  const shapes = sections.filter(({ total }) => total > 0).map(({ shape }) => shapePath(shape))
  const archives = new Set(Object.values(viewAll))
  const others = [
    identifyPath,
    seasonPath,
    nutritionPath,
    effectsPath,
    glossaryPath,
    dataPath,
    apiDocsPath,
    contactPath,
  ]
  return ['/', '/mushrooms/species', ...archives, ...others, ...shapes, ...categories, ...composed]
}
