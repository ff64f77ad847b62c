import type { CollectionSlug } from 'payload'
import type { ImportTarget } from './targets'

/** What names a document in files; documents of other collections are named by their id. */
const nameFields: Partial<Record<CollectionSlug, 'path' | 'slug' | 'title'>> = {
  categories: 'path',
  mushrooms: 'slug',
  references: 'title',
  vendors: 'slug',
}

export const nameFieldOf = (collection: CollectionSlug) => nameFields[collection]

/** The field by which people know an entry. */
const titleFields: Partial<Record<ImportTarget, string>> = {
  mushrooms: 'specie.scientificName',
  recipes: 'name',
}

export const titleFieldOf = (collection: ImportTarget) => titleFields[collection] ?? 'title'

/** What tells entries of one name apart: a cultivated variety has the name of its species, and vendors sell the same. */
const kindFields: Partial<Record<ImportTarget, string>> = {
  mushrooms: 'specie.variation',
  products: 'vendor',
}

export const kindFieldOf = (collection: ImportTarget) => kindFields[collection]
