/** Collections whose entries can be exported and imported. */
export const importTargets = ['mushrooms', 'products', 'references', 'growingguides'] as const

export type ImportTarget = (typeof importTargets)[number]
