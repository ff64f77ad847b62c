/** Collections whose documents have a page. */
export type DocumentCollection =
  | 'mushrooms'
  | 'growingguides'
  | 'products'
  | 'vendors'
  | 'wholesale'
  | 'dropshipping'
  | 'posts'
  | 'projects'
  | 'recipes'
  | 'pages'

/** Each kind of supplier has a directory. */
export const supplierCollections = ['vendors', 'wholesale', 'dropshipping'] as const

/** The collections of the market. */
export const marketCollections = ['products', ...supplierCollections] as const

/** Collections whose documents have a page and are listed on another. */
const listedFolders: Record<Exclude<DocumentCollection, 'pages'>, string> = {
  mushrooms: '/mushrooms',
  growingguides: '/mushrooms/growing-guide',
  products: '/mushrooms/product',
  vendors: '/mushrooms/vendor',
  wholesale: '/mushrooms/wholesale',
  dropshipping: '/mushrooms/dropshipping',
  posts: '/posts',
  projects: '/projects',
  recipes: '/recipes',
}

const folders: Record<DocumentCollection, string> = { ...listedFolders, pages: '' }

/** The collections whose documents have a page. */
export const documentCollections = Object.keys(folders) as DocumentCollection[]

/** The path of a document's page without the locale prefix. */
export function documentPath(collection: DocumentCollection, slug: string): string {
  return `${folders[collection]}/${slug}`
}

/** A document of any collection, with its categories if they were read. */
export interface Entry {
  slug: string
  categories?: readonly (string | { breadcrumbs?: readonly { url?: string | null }[] | null })[] | null
}

/**
 * The path of a document of any collection. Collections without a folder are filed under the document's
 * first category or, without categories, under the collection's name.
 */
export function entryPath(collection: string, { slug, categories }: Entry): string {
  const isDocumentCollection = (name: string): name is DocumentCollection => Object.hasOwn(folders, name)
  if (isDocumentCollection(collection)) return documentPath(collection, slug)
  const [first] = categories ?? []
  const categoryPath = typeof first === 'object' ? first.breadcrumbs?.at(-1)?.url : null
  return `${categoryPath || `/${collection}`}/${slug}`
}

/** The path of each collection's list. */
export const viewAll: typeof listedFolders = {
  ...listedFolders,
  products: '/mushrooms/products',
  vendors: '/mushrooms/vendors',
  posts: '/mushrooms/posts',
  projects: '/mushrooms/projects',
  recipes: '/mushrooms/recipes',
}

export const glossaryPath = '/mushrooms/glossary'

/** The identification key. */
export const identifyPath = '/mushrooms/identify'

/** Species side by side. */
export const comparePath = '/mushrooms/compare'

/** As many species as a sheet of paper holds side by side. */
export const maxCompared = 4

/** The address of a comparison of species. */
export function compareUrl(slugs: readonly string[]): string {
  const compared = slugs.slice(0, maxCompared)
  return compared.length > 0 ? `${comparePath}?species=${compared.join(',')}` : comparePath
}

/** What grows where and when. */
export const seasonPath = '/mushrooms/season'

/** The nutrition of all species. */
export const nutritionPath = '/mushrooms/nutrition'

/** The reported effects of all species, with what studies found. */
export const effectsPath = '/mushrooms/effects'

/** Leads to the form for a new growing guide, which is in the panel; visitors sign in or up on the site first. */
export const newGuidePath = '/login?redirect=/admin/collections/growingguides/create'

/** The open data. */
export const dataPath = '/data'

/** The description of the API. */
export const apiDocsPath = '/docs/api'

export const contactPath = '/contact'
