import type { CollectionSlug } from 'payload'

/** What names a document in files; documents of other collections are named by their id. */
const nameFields: Partial<Record<CollectionSlug, 'path' | 'slug' | 'title'>> = {
  categories: 'path',
  mushrooms: 'slug',
  references: 'title',
  vendors: 'slug',
}

export const nameFieldOf = (collection: CollectionSlug) => nameFields[collection]
