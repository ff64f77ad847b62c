/**
 * Every name under which a cached page can be called stale. A page carries the tags of what it shows;
 * a change expires the tags of what changed.
 */
export const tags = {
  /** One document, in all languages. */
  document: (collection: string, id: string) => `document:${collection}:${id}`,
  /** A slug under which there may or may not be a document. */
  slug: (collection: string, slug: string) => `slug:${collection}:${slug}`,
  /** Every list that may hold documents of a collection. */
  list: (collection: string) => `list:${collection}`,
} as const
