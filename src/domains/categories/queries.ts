import { type CardImage, cardImage } from '@/domains/cards/card'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { as, asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { Category } from '@/payload-types'

/** A category as pages and endpoints show it. */
export interface CategoryView {
  id: string
  slug: string
  title: LocalizedText
  path: string
  icon: string | null
  /** A photograph that editors have chosen, in place of the icon or a drawing. */
  picture: CardImage | null
  description: LocalizedText | null
  /** Without the locale prefix. */
  url: string
}

const viewSelect = {
  slug: true,
  title: true,
  path: true,
  icon: true,
  media: true,
  description: true,
} as const
/** What a card's picture needs. */
const populate = {
  media: { url: true, filename: true, alt: true, width: true, height: true, sizes: true },
} as const

type Stored = Pick<Category, 'id' | keyof typeof viewSelect>

function viewOf(category: Stored): CategoryView {
  const { id, slug, path, icon } = category
  return {
    id,
    slug,
    title: localizedText(category, 'title'),
    path: path ?? slug,
    icon: icon ?? null,
    picture: cardImage(category.media),
    description: localizedText(category, 'description'),
    url: categoryUrl(path ?? slug),
  }
}

/** The path of a category's page. */
export function categoryUrl(path: string): string {
  return `/mushrooms/${path}`
}

/** All categories at or below a path in the taxonomy's order, parents before children. */
export async function listCategoriesUnder(reader: Reader, path: string): Promise<CategoryView[]> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'categories',
    depth: 1,
    pagination: false,
    populate,
    select: viewSelect,
    sort: ['position', 'path'],
    where: { or: [{ path: { equals: path } }, { path: { like: `${path}/` } }] },
  })
  const views = docs.map((doc) => viewOf(inLanguageOf(reader, 'categories', doc)))
  // `like` matches anywhere in the path.
  return views.filter((view) => view.path === path || view.path.startsWith(`${path}/`))
}

/** The paths of categories by their ids, in the taxonomy's order. */
export async function categoryPaths(reader: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'categories',
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { path: true },
    sort: ['position', 'path'],
    where: { id: { in: [...ids] } },
  })
  return docs.flatMap(({ path }) => path ?? [])
}

/** A category by its id, followed by its descendants; empty if it does not exist. */
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
  // Positions order siblings only, so a child may come before its parent.
  return views.toSorted((one, other) => Number(other.path === path) - Number(one.path === path))
}

/**
 * The children of a category, or its descendants that have no children, as whole documents; at most 100
 * children. Serves `/children`, `/leaf-descendants` and the GraphQL query `Categories(where:
 * {breadcrumbs__doc})`.
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
