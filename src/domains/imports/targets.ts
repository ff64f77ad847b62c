/** Collections whose entries can be exported and imported. */
export const importTargets = ['mushrooms', 'products', 'references', 'growingguides', 'recipes'] as const

export type ImportTarget = (typeof importTargets)[number]
