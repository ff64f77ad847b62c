/** What readers may report: what other members wrote. */
export const reportable = ['reviews', 'impressions', 'comments', 'growingguides'] as const

export const reportReasons = [
  'dangerous',
  'wrong',
  'offensive',
  'advertising',
  'personalData',
  'copyright',
  'otherReason',
] as const

/** Characters of a note. */
export const longestNote = 500
