/** Collections that moderators decide about, and the field of the author in each; references and products have none. */
export const authorFields = {
  reviews: 'user',
  impressions: 'user',
  comments: 'user',
  growingguides: 'author',
  references: null,
  products: null,
} as const

export type ModeratedCollection = keyof typeof authorFields

export const moderatedCollections = Object.keys(authorFields) as ModeratedCollection[]

/** Decisions that authors are told of. */
export const decisions = ['published', 'declined', 'takenDown'] as const

/** Decisions in the history: `kept` left a reported entry as it is. */
export const recordedDecisions = [...decisions, 'kept', 'deleted'] as const

export type Decision = (typeof decisions)[number]

export type RecordedDecision = (typeof recordedDecisions)[number]
