import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import type { roles } from './roles'

/** The user of a request, as the server or the admin panel passes it. */
type Viewer = object | null | undefined

function hasRole(user: Viewer, role: (typeof roles)[number]): boolean {
  return user != null && 'roles' in user && Array.isArray(user.roles) && user.roles.includes(role)
}

export function isAdmin(user: Viewer): boolean {
  return hasRole(user, 'admin')
}

/** Editors and admins, who publish. */
export function isStaff(user: Viewer): boolean {
  return isAdmin(user) || hasRole(user, 'editor')
}

/** Users who run a shop. */
export function isVendor(user: Viewer): boolean {
  return hasRole(user, 'vendor')
}

export const allowAll: Access = () => true
export const signedIn: Access = ({ req }) => Boolean(req.user)
export const staff: Access = ({ req }) => isStaff(req.user)
export const admins: Access = ({ req }) => isAdmin(req.user)

/** Guests read published documents, staff drafts too. */
export const publishedOrStaff: Access = ({ req }) => isStaff(req.user) || { _status: { equals: 'published' } }

/** Whether the request renders a page of the admin panel. */
export function inPanel({ pathname, payload }: PayloadRequest): boolean {
  return Boolean(pathname?.startsWith(payload.config.routes.admin))
}

/**
 * Guests read published documents, authors their own drafts too, staff all. In the panel, members see
 * only their own.
 */
export function publishedOrOwn(author: 'author' | 'user'): Access {
  return ({ req }) => {
    if (isStaff(req.user)) return true
    const published: Where = { _status: { equals: 'published' } }
    if (!req.user) return published
    const own: Where = { [author]: { equals: req.user.id } }
    return inPanel(req) ? own : { or: [published, own] }
  }
}

/** Staff edit everything, authors their own documents until they are published. */
export const ownDraftOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  if (!req.user) return false
  const own: Where = { author: { equals: req.user.id } }
  return { and: [own, { _status: { not_equals: 'published' } }] }
}

export const denyFieldAccess: FieldAccess = () => false
export const adminField: FieldAccess = ({ req }) => isAdmin(req.user)
export const staffField: FieldAccess = ({ req }) => isStaff(req.user)
