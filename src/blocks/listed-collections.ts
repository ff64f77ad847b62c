/** Collections whose entries blocks can list. */
export const listableCollections = [
  'mushrooms',
  'growingguides',
  'recipes',
  'posts',
  'projects',
  'products',
  'vendors',
  'wholesale',
  'dropshipping',
] as const
export type ListableCollection = (typeof listableCollections)[number]

/** False for collections that blocks listed once, or that an unfinished draft has not selected yet. */
export const isListable = (name: string | null | undefined): name is ListableCollection =>
  listableCollections.some((collection) => collection === name)

export const blockSorts = ['oldest', 'newest', 'title'] as const
export type BlockSort = (typeof blockSorts)[number]

/** The order that an editor chose, or else the one that the product documents require. */
export function blockSort(collection: string, chosen: string | null | undefined): BlockSort {
  const byDefault = collection === 'posts' ? 'newest' : 'oldest'
  return blockSorts.find((known) => known === chosen) ?? byDefault
}
