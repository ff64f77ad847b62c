/** What waits for moderators, and the field in which each keeps its author; references have none. */
export const authorOf = {
  reviews: 'user',
  impressions: 'user',
  comments: 'user',
  growingguides: 'author',
  references: null,
} as const

export type Moderated = keyof typeof authorOf

export const moderated = Object.keys(authorOf) as Moderated[]

export const verdicts = ['published', 'declined', 'takenDown'] as const

/** What the history knows besides: a report that changed nothing, and an entry that is gone. */
export const recorded = [...verdicts, 'kept', 'deleted'] as const

export type Verdict = (typeof verdicts)[number]
