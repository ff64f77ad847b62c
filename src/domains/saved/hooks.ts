import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { RequestError } from '@/foundation/errors'
import { relationId } from './relation-id'

/** @throws {RequestError} 400 for a picture that somebody else uploaded. */
export const requireOwnPicture: CollectionBeforeValidateHook = async ({ data, req }) => {
  const id = relationId(data?.picture)
  if (!id || !req.user) return data
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    req,
    where: { and: [{ id: { equals: id } }, { owner: { equals: req.user.id } }] },
  })
  if (totalDocs === 0) throw new RequestError('findPicture', 400)
  return data
}

/** A species is once on the lists to cook and to grow, but may be found many times. */
export const setKey: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { list, species, user } = { ...originalDoc, ...data }
  return { ...data, key: list === 'finds' ? null : `${req.user?.id ?? user} ${list} ${species}` }
}
