import type { Access } from 'payload'
import { isAdmin } from '@/foundation/payload/access'

/** Admins access every account, other users only their own. */
export const myAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
