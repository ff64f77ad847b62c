import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import type { roles } from './roles'

/** Whoever asks, as the server or the panel knows them. */
type Viewer = object | null | undefined

function hasRole(user: Viewer, role: (typeof roles)[number]): boolean {
  return user != null && 'roles' in user && Array.isArray(user.roles) && user.roles.includes(role)
}

export function isAdmin(user: Viewer): boolean {
  return hasRole(user, 'admin')
}

/** Editors and admins: those who publish. */
export function isStaff(user: Viewer): boolean {
  return isAdmin(user) || hasRole(user, 'editor')
}

/** Those who run a shop. */
export function isVendor(user: Viewer): boolean {
  return hasRole(user, 'vendor')
}

export const allowAll: Access = () => true
export const signedIn: Access = ({ req }) => Boolean(req.user)
export const staff: Access = ({ req }) => isStaff(req.user)
export const admins: Access = ({ req }) => isAdmin(req.user)

/** Everyone reads what is published; staff read drafts too. */
export const publishedOrStaff: Access = ({ req }) => isStaff(req.user) || { _status: { equals: 'published' } }

/** Whether a request draws a page of the admin panel. */
export function inPanel({ pathname, payload }: PayloadRequest): boolean {
  return Boolean(pathname?.startsWith(payload.config.routes.admin))
}

/**
 * Everyone reads what is published, authors their own drafts, staff everything.
 * In the panel, members see what they wrote and nothing else.
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

/** Staff change everything, authors what they wrote as long as it is not published. */
export const ownDraftOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  if (!req.user) return false
  const own: Where = { author: { equals: req.user.id } }
  return { and: [own, { _status: { not_equals: 'published' } }] }
}

export const denyFieldAccess: FieldAccess = () => false
export const adminField: FieldAccess = ({ req }) => isAdmin(req.user)
export const staffField: FieldAccess = ({ req }) => isStaff(req.user)
