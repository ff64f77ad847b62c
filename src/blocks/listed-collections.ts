/** Collections whose entries blocks can list. */
export const listableCollections = [
  'mushrooms',
  'growingguides',
  'products',
  'vendors',
  'wholesale',
  'dropshipping',
] as const
export type ListableCollection = (typeof listableCollections)[number]

/** The product documents require the first as default. */
export const blockSorts = ['oldest', 'newest', 'title'] as const
export type BlockSort = (typeof blockSorts)[number]
