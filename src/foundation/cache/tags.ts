/**
 * Names of all cache tags. A page carries the tags of what it shows; a change expires the tags of what
 * changed.
 */
export const tags = {
  /** One document, in all languages. */
  document: (collection: string, id: string) => `document:${collection}:${id}`,
  /** The document that has this slug, or none. */
  slug: (collection: string, slug: string) => `slug:${collection}:${slug}`,
  /** Every list that can contain documents of a collection. */
  list: (collection: string) => `list:${collection}`,
} as const
