import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import type { Locale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'

/** The stock of a product, or of a variant that has its own. */
export interface StockLevel {
  product: string
  /** Empty for the product's stock, which variants without their own share. */
  variant: string
  title: string | null
  /** The options of the variant, "500 g · basket". */
  options: string | null
  /** Whether it is the product's stock beside those of its variants. */
  shared: boolean
  sku: string | null
  stock: number
  /** Sold within `salesDays`, requests without an answer included. */
  sold: number
  published: boolean
}

/** Days of sales that tell how long a stock lasts. */
export const salesDays = 30

/** A stock is low if there are so few pieces, or if it lasts for fewer days. */
const low = { pieces: 3, days: 14 }

/** Days that the stock lasts at the rate of the last sales; null without sales. */
export function lastingDays({ stock, sold }: Pick<StockLevel, 'stock' | 'sold'>): number | null {
  return sold > 0 ? Math.floor((stock * salesDays) / sold) : null
}

export function isLow(level: Pick<StockLevel, 'stock' | 'sold'>): boolean {
  return level.stock <= low.pieces || (lastingDays(level) ?? low.days) < low.days
}

const isLowRow = sql`(stock <= ${low.pieces} or stock * ${salesDays} < sold * ${low.days})`

/** Products of the user's shops, or all for staff. */
async function mine(req: PayloadRequest): Promise<SQL> {
  if (isStaff(req.user)) return sql`true`
  const vendors = JSON.stringify(await myVendors(req))
  return sql`vendor_id in (select value::uuid from jsonb_array_elements_text(${vendors}::jsonb))`
}

/** A draft that was never published or submitted has its stock and variants in its versions alone. */
const wasComplete = sql`(_status = 'published' or published_at is not null or submitted_at is not null)`

/** A closed order was cancelled unless it had been shipped. */
const wasNotCancelled = sql`(state in ('requested', 'confirmed', 'shipped') or state = 'closed' and exists (
  select from order_history where order_history._parent_id = orders.id and order_history.state = 'shipped'))`

/** Every stock: one of each product, and one of each variant with its own. */
const levels = (ofMine: SQL) => sql`(
  with sold as (
    select product_id as product, case when own_stock then variant_id else '' end as variant, sum(quantity)::int as sold
    from order_lines join orders on orders.id = order_lines._parent_id
    where ${ofMine} and ${wasNotCancelled} and orders.created_at > now() - make_interval(days => ${salesDays})
    group by 1, 2
  ), stocks as (
    select id as product, '' as variant, base_inventory_stock::int as stock, sku, _status::text as status,
      enable_variants is true as shared
    from products
    where ${ofMine} and ${wasComplete} and (
      enable_variants is not true
      or exists (select from product_variants where _parent_id = products.id and stock is null)
      or not exists (select from product_variants where _parent_id = products.id))
    union all
    select products.id, variant.id, variant.stock::int, coalesce(variant.sku, products.sku), _status::text, false
    from products join product_variants as variant on variant._parent_id = products.id
    where ${ofMine} and ${wasComplete} and enable_variants and variant.stock is not null
  )
  select stocks.*, coalesce(sold.sold, 0) as sold
  from stocks left join sold on sold.product = stocks.product and sold.variant = stocks.variant
)`

const titleOf = (locale: Locale) => sql`(
  select title from products_locales where _parent_id = level.product and title is not null
  order by _locale = ${locale} desc, _locale = 'en' desc, _locale limit 1)`

const optionsOf = (locale: Locale) => sql`(
  select string_agg(coalesce(named.label, selected.option), ' · ' order by selected._order)
  from product_variant_options as selected
  left join lateral (
    select label from product_keys as key
    join product_key_options as option on option._parent_id = key.id and option.identifier = selected.option
    join product_key_options_locales as texts on texts._parent_id = option.id
    where key._parent_id = level.product and key.identifier = selected.key
    order by _locale = ${locale} desc, _locale = 'en' desc, _locale limit 1
  ) as named on true
  where selected._parent_id = level.variant)`

interface StockQuery {
  locale: Locale
  onlyLow?: boolean
  count: number
  from?: number
}

/** Stocks of the user's own products, the lowest first. */
export async function stockLevels(
  req: PayloadRequest,
  { locale, onlyLow, count, from = 0 }: StockQuery,
): Promise<{ levels: StockLevel[]; total: number; low: number }> {
  const all = levels(await mine(req))
  const db = databaseOf(req.payload)
  const [counts, rows] = await Promise.all([
    queryRows<{ total: number; low: number }>(
      db,
      sql`select count(*)::int as total, count(*) filter (where ${isLowRow})::int as low from ${all} as level`,
    ),
    queryRows<StockLevel>(
      db,
      sql`
      select product, variant, shared, stock, sold, sku, status = 'published' as published,
        ${titleOf(locale)} as title, ${optionsOf(locale)} as options
      from (
        select * from ${all} as level where ${onlyLow ? isLowRow : sql`true`}
        order by ${isLowRow} desc, stock, product, variant limit ${count} offset ${from}
      ) as level order by ${isLowRow} desc, stock, title, options`,
    ),
  ])
  return { levels: rows, total: counts[0]?.total ?? 0, low: counts[0]?.low ?? 0 }
}
