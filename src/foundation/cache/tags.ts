/**
 * Names of all cache tags. A page carries the tags of what it shows; a change expires the tags of what
 * changed.
 */
export const tags = {
  /** One document, in all languages, without its counts. */
  document: (collection: string, id: string) => `document:${collection}:${id}`,
  /** The document that has this slug, or none. */
  slug: (collection: string, slug: string) => `slug:${collection}:${slug}`,
  /** What other pages show of a document: its card. */
  card: (collection: string, id: string) => `card:${collection}:${id}`,
  /** Every list that can contain documents of a collection: which documents, their order and what their cards say. */
  list: (collection: string) => `list:${collection}`,
  /** The lists of a collection's documents that have a facet, such as those of a species or a vendor. */
  facet: (collection: string, facet: string) => `facet:${collection}:${facet}`,
  /** Every published document of a collection, in full. */
  collection: (collection: string) => `collection:${collection}`,
  /** A document's likes, contributions and stock, which only its own page depends on. */
  activity: (collection: string, id: string) => `activity:${collection}:${id}`,
  /** The settings of a global. */
  global: (slug: string) => `global:${slug}`,
  /** Whether any sample content is left. */
  sampleContent: 'sample-content',
  /** Every response of the API to guests. */
  api: 'api',
} as const
