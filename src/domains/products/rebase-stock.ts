import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { lockVendorStatus } from '@/domains/suppliers/vendor-status'
import { transactionOf } from '@/foundation/payload/transaction'

/** How many were sold of a product and of each of its variants. */
interface SoldCounts {
  product: number
  variants: ReadonlyMap<string, number>
}

/** A stock and the number sold at that time; client input may be anything. */
type StockRow = { stock?: unknown; sold?: unknown }

/**
 * Adjusts a stock for sales and returns since it was read, so that older forms and versions do not
 * restore sold stock.
 */
export function rebaseStock<Row extends StockRow>(row: Row, sold: number): Row {
  if (!Number.isSafeInteger(row.stock)) return { ...row, sold }
  const soldBefore = Number.isSafeInteger(row.sold) ? Number(row.sold) : sold
  return { ...row, stock: Math.max(0, Number(row.stock) + soldBefore - sold), sold }
}

/**
 * The counts of sales, locked until the transaction ends. Counts of removed variants come from the last
 * version that had them, since restoring it brings them back.
 */
async function lockSoldCounts(req: PayloadRequest, product: string): Promise<SoldCounts> {
  const db = await transactionOf(req)
  const { rows: productRows } = await db.execute(sql`
    select coalesce(base_inventory_sold, 0)::float8 as sold from products where id = ${product} for no key update`)
  // A separate statement, to see what was committed while waiting for the lock.
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

/** A variant as the client sent it, which may be anything. */
function rebaseVariant(row: unknown, sold: SoldCounts): unknown {
  if (typeof row !== 'object' || row === null) return row
  const variantSold = 'id' in row ? sold.variants.get(String(row.id)) : undefined
  // A new row has no sales, even if it is a copy.
  return variantSold === undefined ? { ...row, sold: 0 } : rebaseStock(row, variantSold)
}

/** Rebases the stock in every save, whatever state its sender had read. */
export const rebaseStockOnSave: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isNew = operation === 'create'
  // Locks the vendor before its products, in the same order as changes to the vendor.
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
