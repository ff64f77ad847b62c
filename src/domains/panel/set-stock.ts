import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lockProducts, reindexProducts } from '@/domains/orders/stock'
import { myVendors } from '@/domains/suppliers/access'
import { formEndpoint, requireUser, returnPathOf } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { isStaff } from '@/foundation/payload/access'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { limit } from '@/foundation/payload/rate-limit'
import { transactionOf } from '@/foundation/payload/transaction'

/** A stock in a form field: `stock:{product}:{variant}`, and `was:…` with the number that the form showed. */
const fieldName = /^stock:([0-9a-f-]{36}):([\w-]{0,64})$/

/** Changes in one request. */
const maxChanges = 200

const maxStock = 1_000_000

interface StockChange {
  product: string
  /** Empty for the product's stock. */
  variant: string
  was: number
  stock: number
}

const pieces = z.coerce
  .number('stockWhole')
  .int('stockWhole')
  .min(0, 'stockWhole')
  .max(maxStock, 'stockWhole')

/** The changed stocks of a form; fields that still say what they said are left out. */
const changesSchema = z.record(z.string(), z.unknown()).transform((form, context): StockChange[] =>
  Object.entries(form).flatMap(([name, value]) => {
    const [, product, variant] = fieldName.exec(name) ?? []
    if (product === undefined || variant === undefined) return []
    const before = form[`was:${product}:${variant}`]
    const parsed = z
      .object({ stock: pieces, was: pieces })
      .safeParse({ stock: value === '' ? NaN : value, was: before })
    if (!parsed.success) {
      context.addIssue({ code: 'custom', message: 'stockWhole', path: [name] })
      return []
    }
    return parsed.data.stock === parsed.data.was ? [] : [{ product, variant, ...parsed.data }]
  }),
)

/** @throws {FormError} 404 if a product is not one of the user's */
async function assertMine(
  req: PayloadRequest,
  requester: PayloadRequest,
  products: readonly string[],
): Promise<void> {
  const vendors = JSON.stringify(await myVendors(requester))
  const ofMine = isStaff(requester.user)
    ? sql`true`
    : sql`vendor_id in (select value::uuid from jsonb_array_elements_text(${vendors}::jsonb))`
  const [row] = await queryRows<{ count: number }>(
    await transactionOf(req),
    sql`select count(*)::int as count from products where ${ofMine}
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(products)}::jsonb))`,
  )
  if (row?.count !== products.length) throw formError('unknown', { status: 404 })
}

const changesAs = (changes: readonly StockChange[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(product uuid, variant text, was int, stock int)`

/** Writes the stocks that are still what the form showed, on the products and on the versions that the panel edits. */
async function writeStock(req: PayloadRequest, changes: readonly StockChange[]): Promise<string[]> {
  const db = await transactionOf(req)
  const ofProducts = await queryRows<{ product: string }>(
    db,
    sql`
    with written as (
      update products set base_inventory_stock = change.stock from ${changesAs(changes)}
      where products.id = change.product and change.variant = '' and base_inventory_stock = change.was
      returning products.id, change.stock
    ), versions as (
      update _products_v set version_base_inventory_stock = written.stock from written
      where parent_id = written.id and latest
    ) select id as product from written`,
  )
  const ofVariants = await queryRows<{ product: string }>(
    db,
    sql`
    with written as (
      update product_variants as variant set stock = change.stock from ${changesAs(changes)}
      where variant._parent_id = change.product and variant.id = change.variant and variant.stock = change.was
      returning variant.id, variant._parent_id as product, change.stock
    ), versions as (
      update _product_variants_v as version set stock = written.stock
      from written join _products_v on _products_v.parent_id = written.product and latest
      where version._parent_id = _products_v.id and version._uuid = written.id
    ) select product from written`,
  )
  return [...ofProducts, ...ofVariants].map(({ product }) => product)
}

/** @returns how many stocks were written; the others had changed since the form was read */
async function setStock(originalReq: PayloadRequest, changes: readonly StockChange[]): Promise<number> {
  if (changes.length === 0) return 0
  const products = [...new Set(changes.map(({ product }) => product))].sort()
  return inTransactionWithRetry(originalReq.payload, async (req) => {
    await lockProducts(req, products)
    await assertMine(req, originalReq, products)
    const written = await writeStock(req, changes)
    await reindexProducts(req, [...new Set(written)].sort())
    return written.length
  })
}

/** `POST /api/stock`: sets stocks of the user's own products. A stock that was sold in between is left as it is. */
export const saveStock = formEndpoint({
  path: '/stock',
  schema: changesSchema.refine((changes) => changes.length <= maxChanges, 'tooManyChanges'),
  handle: async (req, changes) => {
    const user = requireUser(req)
    await limit(req, { name: 'set stock', key: user.id, max: 60, seconds: 60 })
    const saved = await setStock(req, changes)
    const stale = changes.length - saved
    const [path = '/'] = returnPathOf(req, {}).split('?')
    return {
      to: `${path}?${new URLSearchParams({ saved: String(saved), stale: String(stale) })}`,
      body: { saved, stale },
    }
  },
})
