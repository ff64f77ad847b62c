import type { Access, CollectionConfig, Where } from 'payload'
import { inPanel, isStaff, publishedOrOwn, staff } from '@/foundation/payload/access'

/** Whoever is signed in writes on the site; the panel is for reading and changing what was written. */
const write: Access = ({ req }) => Boolean(req.user) && !inPanel(req)

/** One's own, or everybody's for staff. */
const own: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const mine: Where = { user: { equals: req.user?.id } }
  return req.user ? mine : false
}

/** One's own, as long as it is not published by oneself. */
const change: Access = (args) => (args.data?._status === 'published' ? isStaff(args.req.user) : own(args))

/** Reviews, impressions and comments: everyone reads what is published, authors change their own. */
export const contributionAccess: CollectionConfig['access'] = {
  create: write,
  delete: own,
  read: publishedOrOwn('user'),
  readVersions: staff,
  update: change,
}

/** Likes and helpful marks: each sees and takes back their own; there is nothing to change. */
export const markAccess: CollectionConfig['access'] = {
  create: write,
  delete: own,
  read: own,
  update: () => false,
}
