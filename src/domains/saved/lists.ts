/** The personal lists of species that each member has. */
export const savedLists = ['finds', 'cook', 'grow'] as const

export type SavedList = (typeof savedLists)[number]

export function isSavedList(value: unknown): value is SavedList {
  return savedLists.some((list) => list === value)
}

/** The account page of a list, without language. */
export function savedListPath(list: SavedList): `/account/lists/${SavedList}` {
  return `/account/lists/${list}`
}

/** Characters. */
export const maxLengths = { place: 120, note: 500 } as const
