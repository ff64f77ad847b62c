import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { lockVendorStatus } from '@/domains/suppliers/vendor-status'
import { transactionOf } from '@/foundation/payload/transaction'

/** How many of a product and of each of its variants are sold by now. */
interface SoldCounts {
  product: number
  variants: ReadonlyMap<string, number>
}

/** A stock, and how many had been sold when it was so: as somebody sent it, so it may be anything. */
type StockRow = { stock?: unknown; sold?: unknown }

/**
 * A stock less what was sold since it was so, more what came back: a form that was opened before an order, and a
 * version from before it, are worth what they would be after it.
 */
export function rebaseStock<Row extends StockRow>(row: Row, sold: number): Row {
  if (!Number.isSafeInteger(row.stock)) return { ...row, sold }
  const soldBefore = Number.isSafeInteger(row.sold) ? Number(row.sold) : sold
  return { ...row, stock: Math.max(0, Number(row.stock) + soldBefore - sold), sold }
}

/**
 * What is sold of a product, held until the transaction ends: no order counts meanwhile. A variant that the product
 * has no more is known from the last version that had it, for it may come back with an earlier one.
 */
async function lockSoldCounts(req: PayloadRequest, product: string): Promise<SoldCounts> {
  const db = await transactionOf(req)
  const { rows: productRows } = await db.execute(sql`
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
    product: Number(productRows[0]?.sold ?? 0),
    variants: new Map(rows.map(({ id, sold }) => [String(id), Number(sold)])),
  }
}

/** A row of variants as it was sent, which may be anything. */
function rebaseVariant(row: unknown, sold: SoldCounts): unknown {
  if (typeof row !== 'object' || row === null) return row
  const variantSold = 'id' in row ? sold.variants.get(String(row.id)) : undefined
  // Nothing was sold yet of a row that is new, though it may be the copy of another.
  return variantSold === undefined ? { ...row, sold: 0 } : rebaseStock(row, variantSold)
}

/** What is saved brings back nothing that is sold, whatever its sender had read, and whenever. */
export const rebaseStockOnSave: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isNew = operation === 'create'
  // The vendor is held before its products, as by whoever changes the vendor.
  if (!isNew) await lockVendorStatus(req, data.vendor)
  const sold = isNew
    ? { product: 0, variants: new Map() }
    : await lockSoldCounts(req, String(originalDoc?.id))
  const { baseInventory, variants } = data
  return {
    ...data,
    baseInventory: isNew ? { ...baseInventory, sold: 0 } : rebaseStock(baseInventory, sold.product),
    ...(Array.isArray(variants?.variants) && {
      variants: { ...variants, variants: variants.variants.map((row: unknown) => rebaseVariant(row, sold)) },
    }),
  }
}
