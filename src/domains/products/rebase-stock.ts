import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { sellerOf } from '@/domains/suppliers/products'
import { transactionOf } from '@/foundation/payload/transaction'

/** How many of a product and of each of its variants are sold by now. */
interface Sold {
  own: number
  variants: ReadonlyMap<string, number>
}

/** A stock, and how many had been sold when it was so: as somebody sent it, so it may be anything. */
type Counted = { stock?: unknown; sold?: unknown }

/**
 * A stock less what was sold since it was so, more what came back: a form that was opened before an order, and a
 * version from before it, are worth what they would be after it.
 */
export function since<Row extends Counted>(row: Row, sold: number): Row {
  if (!Number.isSafeInteger(row.stock)) return { ...row, sold }
  const then = Number.isSafeInteger(row.sold) ? Number(row.sold) : sold
  return { ...row, stock: Math.max(0, Number(row.stock) + then - sold), sold }
}

/**
 * What is sold of a product, held until the transaction ends: no order counts meanwhile. A variant that the product
 * has no more is known from the last version that had it, for it may come back with an earlier one.
 */
async function soldOf(req: PayloadRequest, product: string): Promise<Sold> {
  const db = await transactionOf(req)
  const { rows: held } = await db.execute(sql`
    select coalesce(base_inventory_sold, 0)::float8 as sold from products where id = ${product} for no key update`)
  // In a statement of its own, which sees what was committed while the lock was waited for.
  const { rows } = await db.execute(sql`
    select distinct on (id) id, coalesce(sold, 0)::float8 as sold from (
      select id, sold, 'infinity' as at from product_variants where _parent_id = ${product}
      union all
      select _uuid, sold, updated_at from _product_variants_v as variant
      join _products_v on _products_v.id = variant._parent_id where parent_id = ${product}
    ) as known order by id, at desc`)
  return {
    own: Number(held[0]?.sold ?? 0),
    variants: new Map(rows.map(({ id, sold }) => [String(id), Number(sold)])),
  }
}

/** A row of variants as it was sent, which may be anything. */
function rowSince(row: unknown, sold: Sold): unknown {
  if (typeof row !== 'object' || row === null) return row
  const by = 'id' in row ? sold.variants.get(String(row.id)) : undefined
  // Nothing was sold yet of a row that is new, though it may be the copy of another.
  return by === undefined ? { ...row, sold: 0 } : since(row, by)
}

/** What is saved brings back nothing that is sold, whatever its sender had read, and whenever. */
export const keepSold: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isNew = operation === 'create'
  // The vendor is held before its products, as by whoever changes the vendor.
  if (!isNew) await sellerOf(req, data.vendor)
  const sold = isNew ? { own: 0, variants: new Map() } : await soldOf(req, String(originalDoc?.id))
  const { baseInventory, variants } = data
  return {
    ...data,
    baseInventory: isNew ? { ...baseInventory, sold: 0 } : since(baseInventory, sold.own),
    ...(Array.isArray(variants?.variants) && {
      variants: { ...variants, variants: variants.variants.map((row: unknown) => rowSince(row, sold)) },
    }),
  }
}
