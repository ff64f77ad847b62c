/** Collections whose entries have a page of their own. */
export type DocumentCollection =
  | 'mushrooms'
  | 'growingguides'
  | 'products'
  | 'vendors'
  | 'wholesale'
  | 'dropshipping'

/** Who sells: each kind has a directory. */
export const supplierCollections = ['vendors', 'wholesale', 'dropshipping'] as const

/** What the market is made of. */
export const marketCollections = ['products', ...supplierCollections] as const

const folders: Record<DocumentCollection, string> = {
  mushrooms: '/mushrooms',
  growingguides: '/mushrooms/growing-guide',
  products: '/mushrooms/product',
  vendors: '/mushrooms/vendor',
  wholesale: '/mushrooms/wholesale',
  dropshipping: '/mushrooms/dropshipping',
}

/** Where an entry's page stands, without the language's prefix. */
export function documentPath(collection: DocumentCollection, slug: string): string {
  return `${folders[collection]}/${slug}`
}

/** An entry of whichever collection, with what it is listed under, where that was read along. */
export interface Entry {
  slug: string
  categories?: readonly (string | { breadcrumbs?: readonly { url?: string | null }[] | null })[] | null
}

/**
 * Where an entry of any collection stands: what has no folder of its own stands under its first category, or without
 * one under its collection's name.
 */
export function entryPath(collection: string, { slug, categories }: Entry): string {
  const isDocumentCollection = (name: string): name is DocumentCollection => Object.hasOwn(folders, name)
  if (isDocumentCollection(collection)) return documentPath(collection, slug)
  const [first] = categories ?? []
  const categoryPath = typeof first === 'object' ? first.breadcrumbs?.at(-1)?.url : null
  return `${categoryPath || `/${collection}`}/${slug}`
}

/** Where the list of a collection stands. */
export const viewAll: Record<DocumentCollection, string> = {
  ...folders,
  products: '/mushrooms/products',
  vendors: '/mushrooms/vendors',
}

/** Where a member writes a growing guide; the panel asks visitors to sign in first. */
export const newGuidePath = '/admin/collections/growingguides/create'
