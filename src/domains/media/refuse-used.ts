import type { CollectionBeforeDeleteHook } from 'payload'
import { PublicError } from '@/foundation/errors'
import { isStaff } from '@/foundation/payload/access'
import { validationMessage } from '@/foundation/payload/validation-message'
import { findPictureUses, namePictureUses } from './usage'

/**
 * Keeps staff from deleting pictures that something shows, except with the account of their owner. Members may delete
 * their own.
 * @throws {PublicError} 409, naming for staff where the picture is used.
 */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (!isStaff(req.user) || context.erasesAccount) return
  const uses = await findPictureUses(req, String(id))
  if (uses.length === 0) return
  const places = (await namePictureUses(req, uses)).map(({ title }) => title).join(', ')
  throw new PublicError(validationMessage(req, 'pictureUsed', { count: uses.length, places }), 409)
}
