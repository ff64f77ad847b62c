import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { expireAfterResponse } from '../../foundation/cache/expire'
import { tags } from '../../foundation/cache/tags'
import { transactionOf } from '../../foundation/payload/transaction'
import { isListed } from '../listings/collections'
import { entriesOf, writeEntries } from '../listings/write'

/** How many of what. A variant that counts no stock of its own takes from its product's. */
export interface Counted {
  product: string
  variant: string | null
  quantity: number
}

/** Holds products as they are until the transaction ends, always in the same order. */
export async function holdProducts(req: PayloadRequest, products: readonly string[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    select from products
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(products)}::jsonb))
    order by id for update`)
}

/**
 * Adds to the stock of a held product, or takes from it as far as there is. The version that the panel edits is counted
 * along, so that saving it does not bring back what is sold.
 * @returns whether there was as much
 */
async function count(req: PayloadRequest, { product, variant, quantity }: Counted): Promise<boolean> {
  const db = await transactionOf(req)
  const version = sql`(select id from _products_v where parent_id = ${product} and latest limit 1)`
  const own = await db.execute(sql`
    select from product_variants where _parent_id = ${product} and id = ${variant} and stock is not null`)
  if (own.rows.length > 0) {
    await db.execute(sql`
      update _product_variants_v set stock = greatest(0, stock + ${quantity}::int)
      where _parent_id = ${version} and _uuid = ${variant}`)
    const { rows } = await db.execute(sql`
      update product_variants set stock = stock + ${quantity}::int
      where _parent_id = ${product} and id = ${variant} and stock + ${quantity}::int >= 0 returning id`)
    return rows.length > 0
  }
  await db.execute(sql`
    update _products_v set version_base_inventory_stock = greatest(0, version_base_inventory_stock + ${quantity}::int)
    where id = ${version}`)
  const { rows } = await db.execute(sql`
    update products set base_inventory_stock = base_inventory_stock + ${quantity}::int
    where id = ${product} and base_inventory_stock + ${quantity}::int >= 0 returning id`)
  return rows.length > 0
}

/** Lists and pages say what there is; lists in the order in which everyone writes them, lest two wait for each other. */
async function tellOf(req: PayloadRequest, products: readonly string[]): Promise<void> {
  const db = await transactionOf(req)
  const collection: string = 'products'
  if (isListed(collection))
    for (const id of products) await writeEntries(db, await entriesOf(req.payload, collection, id, req))
  await expireAfterResponse([tags.list(collection), ...products.map((id) => tags.document(collection, id))])
}

/**
 * Puts aside what is asked for, or back what is not sold after all, of products that are held.
 * @returns whether there was as much of everything; if not, nothing must be kept of the transaction
 */
export async function countStock(
  req: PayloadRequest,
  lines: readonly Counted[],
  way: 'aside' | 'back',
): Promise<boolean> {
  for (const line of lines) {
    const quantity = way === 'aside' ? -line.quantity : line.quantity
    // What was deleted meanwhile takes nothing back.
    if (!(await count(req, { ...line, quantity })) && way === 'aside') return false
  }
  await tellOf(req, [...new Set(lines.map(({ product }) => product))].sort())
  return true
}
