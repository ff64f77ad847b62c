import type { Reader } from '../../foundation/payload/reader'
import { as } from '../../foundation/payload/reader'

/** A category as pages and calls show it. */
export interface CategoryView {
  id: string
  slug: string
  title: string
  path: string
  icon: string | null
  description: string | null
  /** Address without the language's prefix. */
  url: string
}

const viewSelect = { slug: true, title: true, path: true, icon: true, description: true } as const

function viewOf(category: {
  id: string
  slug: string
  title: string
  path?: string | null
  icon?: string | null
  description?: string | null
}): CategoryView {
  const path = category.path ?? category.slug
  return {
    id: category.id,
    slug: category.slug,
    title: category.title,
    path,
    icon: category.icon ?? null,
    description: category.description ?? null,
    url: categoryUrl(path),
  }
}

/** Where a category's page stands. */
export function categoryUrl(path: string): string {
  return `/mushrooms/${path}`
}

/** Every category at or below a path, parents before children, in the taxonomy's order. */
export async function categoriesUnder(reader: Reader, path: string): Promise<CategoryView[]> {
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'categories',
    depth: 0,
    pagination: false,
    select: viewSelect,
    sort: ['position', 'path'],
    where: { or: [{ path: { equals: path } }, { path: { like: `${path}/` } }] },
  })
  // `like` matches anywhere in the path; only true descendants stay.
  return docs.map(viewOf).filter((view) => view.path === path || view.path.startsWith(`${path}/`))
}

/**
 * The categories below one: its children, or every descendant that has no child of its own.
 * Serves GraphQL's twin `Categories(where: {breadcrumbs__doc})`, `/children` and `/leaf-descendants`.
 * The parent itself is not among them. Whole documents; at most 100 children.
 */
export async function childCategories(reader: Reader, parentId: string, scope: 'children' | 'leaves') {
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'categories',
    depth: 1,
    ...(scope === 'children' ? { limit: 100 } : { pagination: false }),
    sort: ['position', 'path'],
    where:
      scope === 'children'
        ? { parent: { equals: parentId } }
        : { and: [{ 'breadcrumbs.doc': { equals: parentId } }, { id: { not_equals: parentId } }] },
  })
  if (scope === 'children') return docs
  const parents = new Set(
    docs.map(({ parent }) => (typeof parent === 'object' && parent ? parent.id : parent)),
  )
  return docs.filter(({ id }) => !parents.has(id))
}
