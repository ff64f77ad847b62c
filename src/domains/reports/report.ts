/** Collections whose entries readers can report: what other members write or sell. */
export const reportableCollections = [
  'reviews',
  'impressions',
  'comments',
  'growingguides',
  'products',
] as const

export type ReportableCollection = (typeof reportableCollections)[number]

export const reportReasons = [
  'dangerous',
  'wrong',
  'offensive',
  'advertising',
  'personalData',
  'copyright',
  'otherReason',
] as const

export type ReportReason = (typeof reportReasons)[number]
