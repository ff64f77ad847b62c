/** Collections whose entries members write or sell: moderators decide about those that were reported. */
const moderatedEntries = ['reviews', 'impressions', 'comments', 'growingguides', 'products'] as const

/** Collections whose pages editors correct; nothing is decided about them, so that their reports are closed. */
export const editedCollections = [
  'mushrooms',
  'recipes',
  'posts',
  'projects',
  'pages',
  'vendors',
  'wholesale',
  'dropshipping',
] as const

export type EditedCollection = (typeof editedCollections)[number]

/** Collections whose documents readers can report. */
export const reportableCollections = [...moderatedEntries, ...editedCollections] as const

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
