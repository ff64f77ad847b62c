import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { PublicError } from '@/foundation/errors'
import { isStaff } from '@/foundation/payload/access'
import { findReferrers } from '@/foundation/payload/references/find-references'
import { transactionOf } from '@/foundation/payload/transaction'
import { validationMessage } from '@/foundation/payload/validation-message'
import { changesFile } from './upload-access'

/** Access refuses changes of other pictures, without telling whether they are used. */
async function isOwnPicture(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select from media where id::text = ${id} and owner_id = ${req.user?.id ?? null}`,
  )
  return rows.length > 0
}

/**
 * Keeps members from replacing or cropping a picture that something uses: moderators may have seen it already. Runs before
 * Payload deletes the former file.
 * @throws {PublicError} 409
 */
export const refuseUsedFile: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (!changesFile(operation, req) || overrideAccess === true || isStaff(req.user)) return args
  const { id } = args as { id?: string }
  // A bulk update would give one file to many pictures.
  if (id === undefined) throw new Forbidden(req.t)
  if (!(await isOwnPicture(req, id))) return args
  const { total } = await findReferrers(req, { collection: 'media', id }, { limit: 1 })
  if (total > 0) throw new PublicError(validationMessage(req, 'pictureInUse'), 409)
  return args
}
