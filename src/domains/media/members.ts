import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  FieldAccess,
  Where,
} from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { limit } from '@/foundation/payload/rate-limit'

/** Uploads an hour of one member: five reviews with all their pictures, twice. */
const perHour = 60

/** Everyone sees the site's own pictures and those in something published; members their own besides. */
export const visibleOrOwn: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const seen: Where[] = [{ owner: { exists: false } }, { shown: { equals: true } }]
  return { or: req.user ? [...seen, { owner: { equals: req.user.id } }] : seen }
}

/** A picture that others see already is staff's to change: in its place could stand anything. */
export const ownHiddenOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  if (!req.user) return false
  const own: Where = { owner: { equals: req.user.id } }
  return { and: [own, { shown: { not_equals: true } }] }
}

/** Whose a picture is would tell who wrote an anonymous review. */
export const ownerField: FieldAccess = ({ req, doc }) => {
  const owner = typeof doc?.owner === 'object' ? doc?.owner?.id : doc?.owner
  return isStaff(req.user) || (Boolean(req.user) && owner === req.user?.id)
}

export const setOwner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user && !isStaff(req.user) ? { ...data, owner: req.user.id } : data

export const limitUploads: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'create' && req.user && !isStaff(req.user))
    await limit(req, { name: 'upload', key: req.user.id, max: perHour, seconds: 3600 })
  return args
}
