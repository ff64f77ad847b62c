import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { PublicError } from '@/foundation/errors'
import { isStaff } from '@/foundation/payload/access'
import { transactionOf } from '@/foundation/payload/transaction'
import { validationMessage } from '@/foundation/payload/validation-message'

/** Sets `shown` of members' pictures: true if something published or an avatar uses them. */
export async function updatePictureVisibility(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const db = await transactionOf(req)
  await db.execute(sql`
    update media set shown = exists (
      select from reviews_images join reviews on reviews.id = _parent_id
      where image_id = media.id and _status = 'published'
    ) or exists (select from users where avatar_id = media.id)
    or exists (
      select from product_gallery join products on products.id = _parent_id
      where image_id = media.id and _status = 'published' and vendor_active
    ) or exists (
      select from products
      where media.id in (product_description_product_image_id, meta_image_id)
        and _status = 'published' and vendor_active
    ) or exists (
      select from vendors where logo_id = media.id and _status = 'published' and status = 'active'
    )
    where owner_id is not null and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`)
}

/** Ids of relations, populated or not. */
export function pictureIds(relations: readonly unknown[]): string[] {
  return relations.flatMap((relation) => {
    const id = typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation
    return typeof id === 'string' ? [id] : []
  })
}

/** Hooks that update the visibility of a document's pictures when it is saved or deleted. */
export function syncPictureVisibility<Doc>(picturesIn: (doc: Doc) => string[]): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  return {
    afterChange: async ({ doc, previousDoc, req }) => {
      await updatePictureVisibility(
        req,
        [doc, previousDoc].flatMap((version) => (version ? picturesIn(version) : [])),
      )
      return doc
    },
    afterDelete: ({ doc, req }) => updatePictureVisibility(req, picturesIn(doc)),
  }
}

/**
 * Refuses pictures that the user may not see.
 * @throws {PublicError} 400.
 */
export function refuseHiddenPictures<Doc>(picturesIn: (doc: Doc) => string[]): CollectionBeforeChangeHook {
  return async ({ data, req }) => {
    const ids = [...new Set(picturesIn(data as Doc))]
    if (ids.length === 0 || !req.user || isStaff(req.user)) return data
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`
      select from media where (owner_id is null or shown or owner_id = ${req.user.id})
        and id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
    if (rows.length < ids.length) throw new PublicError(validationMessage(req, 'picturesHidden'), 400)
    return data
  }
}
