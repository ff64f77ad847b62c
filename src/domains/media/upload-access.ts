import {
  type Access,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FieldAccess,
  MissingFile,
  type PayloadRequest,
  type Where,
} from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { limit } from '@/foundation/payload/rate-limit'

/** Uploads of one member per hour: enough for ten reviews with all their pictures. */
const perHour = 60

/** Guests see the site's pictures and those that are used publicly; members see their own too. */
export const visibleOrOwn: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const seen: Where[] = [{ owner: { exists: false } }, { shown: { equals: true } }]
  return { or: req.user ? [...seen, { owner: { equals: req.user.id } }] : seen }
}

/** Only staff change pictures that others see already: members could replace them by anything. */
export const ownHiddenOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  if (!req.user) return false
  const own: Where = { owner: { equals: req.user.id } }
  return { and: [own, { shown: { not_equals: true } }] }
}

/** The owner of a picture would reveal the author of an anonymous review. */
export const ownerField: FieldAccess = ({ req, doc }) => {
  const owner = typeof doc?.owner === 'object' ? doc?.owner?.id : doc?.owner
  return isStaff(req.user) || (Boolean(req.user) && owner === req.user?.id)
}

export const setOwner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user && !isStaff(req.user) ? { ...data, owner: req.user.id } : data

/**
 * Ignores what clients send about the file itself, which the site reads from the file: members write the
 * description alone, staff the focal point too.
 */
export const ignoreFileMetadata: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || (operation !== 'create' && operation !== 'update')) return args
  const { data } = args as { data?: Record<string, unknown> }
  const writable = isStaff(req.user) ? ['alt', 'focalX', 'focalY'] : ['alt']
  const written = Object.entries(data ?? {}).filter(([name]) => writable.includes(name))
  return { ...args, data: Object.fromEntries(written) }
}

/** Without a file Payload takes the names of a file and an address from the data, and fails. */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && !('duplicateFromID' in args && args.duplicateFromID))
    throw new MissingFile(req.t)
  return args
}

/** Whether an update replaces the file of a picture or crops it. */
export const changesFile = (operation: string, { file, query }: PayloadRequest): boolean =>
  operation === 'update' && Boolean(file || query?.uploadEdits)

export const limitUploads: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isUpload = operation === 'create' || changesFile(operation, req)
  if (isUpload && req.user && !isStaff(req.user))
    await limit(req, { name: 'upload', key: req.user.id, max: perHour, seconds: 3600 })
  return args
}
