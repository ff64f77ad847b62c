import type { CollectionConfig, SanitizedCollectionConfig } from 'payload'

/** What happens to entries that refer to a deleted one: they are deleted with it, or lose the reference. */
type Consequence = 'deleted' | 'emptied'

/** Consequences by the collection that is referred to; `all` for those that are not named. */
export type OnDelete = Partial<Record<string, Consequence>>

/**
 * States in a collection's `custom` what deleting the documents that it refers to does to its entries. Every other
 * reference keeps its document from being deleted.
 */
export function onDelete(consequences: OnDelete): Pick<CollectionConfig, 'custom'> {
  return { custom: { onDelete: consequences } }
}

/** What happens to entries of `referring` if a document of `target` is deleted; undefined if they keep it. */
export function consequenceOf(
  referring: Pick<SanitizedCollectionConfig, 'custom'>,
  target: string,
): Consequence | undefined {
  // An account can be deleted whatever refers to it: everyone may take back what identifies them.
  const always = target === 'users' ? 'emptied' : undefined
  const stated: OnDelete = referring.custom?.onDelete ?? {}
  return stated[target] ?? stated.all ?? always
}
