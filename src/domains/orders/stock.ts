import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { upsert } from '@/domains/catalog/upsert'
import { expireAfterResponse } from '@/foundation/cache/expire'
import { tags } from '@/foundation/cache/tags'
import { type Database, transactionOf } from '@/foundation/payload/transaction'

/** How many of what. */
export interface StockLine {
  product: string
  /** The variant that counts its own stock; null where it is the product's. */
  variant: string | null
  quantity: number
}

/** Holds products as they are until the transaction ends, always in the same order. */
export async function lockProducts(req: PayloadRequest, products: readonly string[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    select from products
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(products)}::jsonb))
    order by id for update`)
}

/** The same of a variant's own stock; a variant that is gone, or counts with its product since, takes nothing back. */
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
 * Adds to the stock of a held product, or takes from it as far as there is, and counts what is sold. The version that
 * the panel edits is line along: it shows what there is.
 * @returns whether there was as much
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

/** Lists and pages say what there is; lists in the order in which everyone writes them, lest two wait for each other. */
async function reindexProducts(req: PayloadRequest, products: readonly string[]): Promise<void> {
  const collection = 'products'
  for (const id of products) await upsert(req.payload, collection, id, { req })
  await expireAfterResponse([tags.list(collection), ...products.map((id) => tags.document(collection, id))])
}

/**
 * Puts aside what is asked for, or back what is not sold after all, of products that are held.
 * @returns whether there was as much of everything; if not, nothing must be kept of the transaction
 */
export async function adjustStock(
  req: PayloadRequest,
  lines: readonly StockLine[],
  direction: 'reserve' | 'release',
): Promise<boolean> {
  for (const line of lines) {
    const quantity = direction === 'reserve' ? -line.quantity : line.quantity
    // What was deleted meanwhile takes nothing back.
    if (!(await adjustLineStock(req, { ...line, quantity })) && direction === 'reserve') return false
  }
  await reindexProducts(req, [...new Set(lines.map(({ product }) => product))].sort())
  return true
}
