import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  FieldAccess,
  PayloadRequest,
  Where,
} from 'payload'
import { isStaff } from '../../foundation/payload/access'
import { limit } from '../../foundation/payload/rate-limit'
import { transactionOf } from '../../foundation/payload/transaction'

/** Uploads an hour of one member: five reviews with all their pictures, twice. */
const perHour = 60

/** Everyone sees the site's own pictures and those in something published; members their own besides. */
export const seenOrOwn: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const seen: Where[] = [{ owner: { exists: false } }, { shown: { equals: true } }]
  return { or: req.user ? [...seen, { owner: { equals: req.user.id } }] : seen }
}

/** A picture that others see already is staff's to change: in its place could stand anything. */
export const ownUnseenOrStaff: Access = ({ req }) => {
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
    await limit(req, { name: 'upload', key: req.user.id, most: perHour, seconds: 3600 })
  return args
}

/** Shows members' pictures that stand in a published review or are somebody's avatar, and hides the others. */
export async function showPictures(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const db = await transactionOf(req)
  await db.execute(sql`
    update media set shown = exists (
      select from reviews_images join reviews on reviews.id = _parent_id
      where image_id = media.id and _status = 'published'
    ) or exists (select from users where avatar_id = media.id)
    where owner_id is not null and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`)
}
