import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { updatePictureVisibility } from '@/domains/media/visibility'
import { type Database, transactionOf } from '@/foundation/payload/transaction'

/** What products depend on in their vendor. */
export interface VendorStatus {
  /** Whether everyone may see it. */
  active: boolean
  /** Whether staff have ever approved it. */
  approved: boolean
}

/**
 * Reads a vendor's status and locks it until the transaction ends, so that saving a product cannot miss a
 * suspension.
 */
export async function lockVendorStatus(req: PayloadRequest, vendor: unknown): Promise<VendorStatus> {
  const id = typeof vendor === 'object' && vendor !== null && 'id' in vendor ? vendor.id : vendor
  if (typeof id !== 'string') return { active: false, approved: false }
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(_status = 'published' and status = 'active', false) as active, approved_at is not null as approved
    from vendors where id = ${id} for share`)
  return { active: Boolean(rows[0]?.active), approved: Boolean(rows[0]?.approved) }
}

/** Ids of all pictures in a vendor's products. */
async function productPictures(db: Database, vendor: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select image_id as id from product_gallery join products on products.id = _parent_id where vendor_id = ${vendor}
    union select product_description_product_image_id from products where vendor_id = ${vendor}
    union select meta_image_id from products where vendor_id = ${vendor}`)
  return rows.flatMap(({ id }) => (id ? [String(id)] : []))
}

/** Copies the vendor's visibility to its products, so that access control needs no join. */
export const syncProductVisibility: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') return doc
  const { active } = await lockVendorStatus(req, doc.id)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update products set vendor_active = ${active}
    where id in (
      select id from products where vendor_id = ${doc.id} and vendor_active is distinct from ${active}
      order by id for no key update
    ) returning id`)
  if (rows.length > 0) await updatePictureVisibility(req, await productPictures(db, doc.id))
  return doc
}
