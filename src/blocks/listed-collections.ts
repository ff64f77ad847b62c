/** Collections whose lists an editor can place. */
export const placeable = [
  'mushrooms',
  'growingguides',
  'products',
  'vendors',
  'wholesale',
  'dropshipping',
] as const
export type Placeable = (typeof placeable)[number]

/** The order product documents ask for is the first. */
export const placedSorts = ['oldest', 'newest', 'title'] as const
export type PlacedSort = (typeof placedSorts)[number]
