import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { upsert } from '@/domains/catalog/upsert'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { type Database, transactionOf } from '@/foundation/payload/transaction'

/** A quantity of a product or variant. */
export interface StockLine {
  product: string
  /** The variant with its own stock; null where the product's stock counts. */
  variant: string | null
  quantity: number
}

/** Locks products until the transaction ends, in id order to avoid deadlocks. */
export async function lockProducts(req: PayloadRequest, products: readonly string[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    select from products
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(products)}::jsonb))
    order by id for update`)
}

/**
 * Adjusts a variant's own stock; returns false if the variant is gone or shares the product's stock by
 * now.
 */
async function adjustVariantStock(db: Database, { product, variant, quantity }: StockLine): Promise<boolean> {
  await db.execute(sql`
    update _product_variants_v
    set stock = case when stock is not null then greatest(0, stock + ${quantity}::int) end,
      sold = coalesce(sold, 0) - ${quantity}::int
    where _uuid = ${variant} and _parent_id = (
      select id from _products_v
      where parent_id = ${product}
        and exists (select from _product_variants_v where _parent_id = _products_v.id and _uuid = ${variant})
      order by updated_at desc limit 1
    )`)
  const { rows } = await db.execute(sql`
    update product_variants set stock = stock + ${quantity}::int, sold = coalesce(sold, 0) - ${quantity}::int
    where _parent_id = ${product} and id = ${variant} and stock + ${quantity}::int >= 0 returning id`)
  return rows.length > 0
}

/**
 * Adds the quantity to the stock and subtracts it from the count of sales, on the product and on the
 * version that the panel edits.
 * @returns false if there is not enough stock
 */
async function adjustLineStock(req: PayloadRequest, line: StockLine): Promise<boolean> {
  const db = await transactionOf(req)
  if (line.variant) return adjustVariantStock(db, line)
  const { product, quantity } = line
  await db.execute(sql`
    update _products_v
    set version_base_inventory_stock = greatest(0, version_base_inventory_stock + ${quantity}::int),
      version_base_inventory_sold = coalesce(version_base_inventory_sold, 0) - ${quantity}::int
    where parent_id = ${product} and latest`)
  const { rows } = await db.execute(sql`
    update products
    set base_inventory_stock = base_inventory_stock + ${quantity}::int,
      base_inventory_sold = coalesce(base_inventory_sold, 0) - ${quantity}::int
    where id = ${product} and base_inventory_stock + ${quantity}::int >= 0 returning id`)
  return rows.length > 0
}

/** Reindexes products in id order to avoid deadlocks, and expires their pages. */
export async function reindexProducts(req: PayloadRequest, products: readonly string[]): Promise<void> {
  const collection = 'products'
  for (const id of products) await upsert(req.payload, collection, id, { req })
  await expireTags(req, [tags.api, ...products.map((id) => tags.activity(collection, id))], { soft: true })
}

/**
 * Reserves or releases stock of locked products.
 * @returns false if there is not enough of a line; the caller must then roll back
 */
export async function adjustStock(
  req: PayloadRequest,
  lines: readonly StockLine[],
  direction: 'reserve' | 'release',
): Promise<boolean> {
  for (const line of lines) {
    const quantity = direction === 'reserve' ? -line.quantity : line.quantity
    // A deleted product or variant cannot take its stock back.
    if (!(await adjustLineStock(req, { ...line, quantity })) && direction === 'reserve') return false
  }
  await reindexProducts(req, [...new Set(lines.map(({ product }) => product))].sort())
  return true
}
