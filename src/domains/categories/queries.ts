import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { as, asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { Category } from '@/payload-types'

/** A category as pages and calls show it. */
export interface CategoryView {
  id: string
  slug: string
  title: LocalizedText
  path: string
  icon: string | null
  description: LocalizedText | null
  /** Address without the language's prefix. */
  url: string
}

const viewSelect = { slug: true, title: true, path: true, icon: true, description: true } as const

type Stored = Pick<Category, 'id' | keyof typeof viewSelect>

function viewOf(category: Stored): CategoryView {
  const { id, slug, path, icon } = category
  return {
    id,
    slug,
    title: localizedText(category, 'title'),
    path: path ?? slug,
    icon: icon ?? null,
    description: localizedText(category, 'description'),
    url: categoryUrl(path ?? slug),
  }
}

/** Where a category's page stands. */
export function categoryUrl(path: string): string {
  return `/mushrooms/${path}`
}

/** Every category at or below a path, parents before children, in the taxonomy's order. */
export async function listCategoriesUnder(reader: Reader, path: string): Promise<CategoryView[]> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'categories',
    depth: 0,
    pagination: false,
    select: viewSelect,
    sort: ['position', 'path'],
    where: { or: [{ path: { equals: path } }, { path: { like: `${path}/` } }] },
  })
  const views = docs.map((doc) => viewOf(inLanguageOf(reader, 'categories', doc)))
  // `like` matches anywhere in the path; only true descendants stay.
  return views.filter((view) => view.path === path || view.path.startsWith(`${path}/`))
}

/** A category by its id, followed by all below it; nothing where there is none. */
export async function categoriesAt(reader: Reader, id: string): Promise<CategoryView[]> {
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'categories',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { path: true },
    where: { id: { equals: id } },
  })
  const path = docs[0]?.path
  if (!path) return []
  const views = await listCategoriesUnder(reader, path)
  // Positions are told among brothers: a child may come before whoever is above it.
  return views.toSorted((one, other) => Number(other.path === path) - Number(one.path === path))
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
