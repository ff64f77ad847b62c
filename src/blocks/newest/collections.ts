/** Collections whose newest entries a block shows. */
export const newestCollections = ['growingguides', 'posts', 'recipes'] as const

export type NewestCollection = (typeof newestCollections)[number]
