import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeValidateHook } from 'payload'
import { pictureIds, picturesFollow } from '@/domains/media/shown'
import { PublicError } from '@/foundation/errors'
import { isStaff } from '@/foundation/payload/access'
import { transactionOf } from '@/foundation/payload/transaction'

interface WithImages {
  images?: { image?: unknown }[] | null
}

function imageIds({ images }: WithImages): string[] {
  return pictureIds((Array.isArray(images) ? images : []).map((row) => row?.image))
}

/** @throws {PublicError} 400 when a member shows pictures that are not their own. */
export const myImages: CollectionBeforeValidateHook = async ({ data, req }) => {
  const ids = [...new Set(imageIds(data ?? {}))]
  if (ids.length === 0 || !req.user || isStaff(req.user)) return data
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id from media where owner_id = ${req.user.id}
      and id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  if (rows.length < ids.length) throw new PublicError('A review shows pictures of its author only.', 400)
  return data
}

export const images = picturesFollow(imageIds)
