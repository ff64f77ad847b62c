import type { Access, CollectionConfig, Where } from 'payload'
import { inPanel, isStaff, publishedOrOwn, staff } from '@/foundation/payload/access'

/** Members write on the site; the panel only lists and changes entries. */
const create: Access = ({ req }) => Boolean(req.user) && !inPanel(req)

const authorOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const isAuthor: Where = { user: { equals: req.user?.id } }
  return req.user ? isAuthor : false
}

/** Authors change their entries but cannot publish them. */
const update: Access = (args) =>
  args.data?._status === 'published' ? isStaff(args.req.user) : authorOrStaff(args)

/** For reviews, impressions and comments: everyone reads published ones, authors change their own. */
export const contributionAccess: CollectionConfig['access'] = {
  create,
  delete: authorOrStaff,
  read: publishedOrOwn('user'),
  readVersions: staff,
  update,
}

/** For likes and helpful votes: members see and delete only their own, and have nothing to update. */
export const reactionAccess: CollectionConfig['access'] = {
  create,
  delete: authorOrStaff,
  read: authorOrStaff,
  update: () => false,
}
