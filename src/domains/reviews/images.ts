import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeValidateHook } from 'payload'
import { RefusedEntry } from '@/domains/contributions/server/refused-entry'
import { pictureIds, syncPictureVisibility } from '@/domains/media/visibility'
import { isStaff } from '@/foundation/payload/access'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'

interface WithImages {
  images?: { image?: unknown }[] | null
}

function imageIds({ images }: WithImages): string[] {
  return pictureIds((Array.isArray(images) ? images : []).map((row) => row?.image))
}

/** @throws {RefusedEntry} 400 if a member's review shows pictures of somebody else, or deleted before it was sent. */
export const requireOwnImages: CollectionBeforeValidateHook = async ({ data, req }) => {
  const ids = [...new Set(imageIds(data ?? {}))]
  if (ids.length === 0 || !req.user || isStaff(req.user)) return data
  const ownImages = await queryRows(
    await transactionOf(req),
    sql`select id from media where owner_id = ${req.user.id}
      and id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
  if (ownImages.length < ids.length) throw new RefusedEntry(req, 'pictureGone', { field: 'pictures' })
  return data
}

/** Hooks that publish and hide pictures together with their review. */
export const imageVisibility = syncPictureVisibility(imageIds)
