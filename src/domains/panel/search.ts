import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Where the search looks: the fields of each collection, and those that say what was found. */
const searched = {
  mushrooms: {
    fields: ['specie.scientificName', 'specie.commonNames.name', 'specie.localNames.name'],
    title: 'specie.scientificName',
  },
  growingguides: { fields: ['title'], title: 'title' },
  recipes: { fields: ['name'], title: 'name' },
  posts: { fields: ['title'], title: 'title' },
  projects: { fields: ['title'], title: 'title' },
  pages: { fields: ['title'], title: 'title' },
  products: { fields: ['title', 'sku'], title: 'title' },
  vendors: { fields: ['businessName', 'displayName'], title: 'businessName' },
  wholesale: { fields: ['businessName', 'displayName'], title: 'businessName' },
  dropshipping: { fields: ['businessName', 'displayName'], title: 'businessName' },
  references: { fields: ['title'], title: 'title' },
  orders: { fields: ['number', 'contact.name', 'contact.email'], title: 'number' },
  users: { fields: ['email', 'alias', 'name'], title: 'email' },
} as const satisfies Partial<Record<CollectionSlug, { fields: readonly string[]; title: string }>>

export type SearchedCollection = keyof typeof searched

export const searchedCollections = Object.keys(searched) as SearchedCollection[]

/** What was found in a collection. */
export interface SearchGroup {
  collection: SearchedCollection
  total: number
  hits: { id: string; title: string; draft: boolean; note: string | null }[]
}

/** Hits of each collection. */
const maxHits = 6

/** Characters that are searched for. */
export const searchLength = { min: 2, max: 80 } as const

function textAt(doc: object, path: string): string | null {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], doc)
  return typeof value === 'string' && value !== '' ? value : null
}

/** What tells hits with similar titles apart: the buyer of an order, the name of a person. */
function noteOf(collection: SearchedCollection, doc: object): string | null {
  if (collection === 'orders') return textAt(doc, 'contact.name')
  if (collection === 'users') return textAt(doc, 'alias') ?? textAt(doc, 'name')
  return null
}

async function searchCollection(
  req: PayloadRequest,
  collection: SearchedCollection,
  text: string,
): Promise<SearchGroup> {
  const { fields, title } = searched[collection]
  const where: Where = { or: fields.map((field) => ({ [field]: { like: text } })) }
  const { docs, totalDocs } = await req.payload.find({
    collection: collection as CollectionSlug,
    depth: 0,
    limit: maxHits,
    overrideAccess: false,
    req,
    where,
  })
  const hits = docs.map((doc) => ({
    id: String(doc.id),
    title: textAt(doc, title) ?? String(doc.id),
    draft: '_status' in doc && doc._status === 'draft',
    note: noteOf(collection, doc),
  }))
  return { collection, total: totalDocs, hits }
}

/** Searches the collections that the user sees in the panel; groups without hits are left out. */
export async function searchPanel(
  req: PayloadRequest,
  visible: readonly CollectionSlug[],
  text: string,
): Promise<SearchGroup[]> {
  if (text.length < searchLength.min) return []
  const collections = searchedCollections.filter((collection) => visible.includes(collection))
  const groups = await Promise.all(collections.map((collection) => searchCollection(req, collection, text)))
  return groups.filter(({ total }) => total > 0)
}
