import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import { mailBackInStock } from './mails'
import { titleOf } from './notice'

/** Notices of one transaction. */
const batchSize = 200

interface DueNotice {
  id: string
  email: string
  locale: string
  product: string
  variant: string | null
  slug: string
}

/** Takes notices whose product can be ordered again; other processes pass over those. */
async function takeDueNotices(req: PayloadRequest): Promise<DueNotice[]> {
  const db = await transactionOf(req)
  return queryRows<DueNotice>(
    db,
    sql`
    delete from stocknotices using products
    where product_id = products.id and stocknotices.id in (
      select notice.id from stocknotices as notice join products as sold on sold.id = notice.product_id
      where sold._status = 'published' and sold.vendor_active and case
        when notice.variant is not null
        then exists (
          select from product_variants
          where _parent_id = sold.id and id = notice.variant and sold.enable_variants
            and coalesce(stock, sold.base_inventory_stock) > 0
        )
        when sold.enable_variants and exists (select from product_variants where _parent_id = sold.id)
        then exists (
          select from product_variants
          where _parent_id = sold.id and coalesce(stock, sold.base_inventory_stock) > 0
        )
        else sold.base_inventory_stock > 0 end
      order by notice.created_at limit ${batchSize} for update of notice skip locked
    )
    returning stocknotices.id, stocknotices.email, stocknotices.locale::text, stocknotices.variant,
      products.id as product, products.slug`,
  )
}

/** The products of notices in a language. */
async function productsOf(req: PayloadRequest, notices: readonly DueNotice[], locale: Locale) {
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { in: [...new Set(notices.map(({ product }) => product))] } },
    select: { title: true, enableVariants: true, variants: true },
    depth: 0,
    locale,
    pagination: false,
    req,
  })
  return new Map(docs.map((product) => [product.id, product]))
}

/** Queues the mails of one batch and deletes its addresses; returns how many there were. */
function sendBatch(payload: Payload): Promise<number> {
  return inTransactionWithRetry(payload, async (req) => {
    const notices = await takeDueNotices(req)
    for (const locale of locales) {
      const group = notices.filter((notice) => notice.locale === locale)
      if (group.length === 0) continue
      const products = await productsOf(req, group, locale)
      for (const { email, product, variant, slug } of group) {
        const found = products.get(product)
        const title = found ? titleOf(found, variant) : slug
        await mailBackInStock(req, { product, variant, email, locale }, { title, slug })
      }
    }
    return notices.length
  })
}

/** Deletes notices of variants that no longer exist: their addresses would be stored for good. */
async function deleteObsoleteNotices(payload: Payload): Promise<void> {
  await databaseOf(payload).execute(sql`
    delete from stocknotices where variant is not null and not exists (
      select from product_variants where _parent_id = product_id and product_variants.id = variant
    )`)
}

/** Tells everybody who waits for a product that is in stock again. */
export async function sendStockNotices(payload: Payload): Promise<void> {
  await deleteObsoleteNotices(payload)
  while ((await sendBatch(payload)) === batchSize);
}

/** Looks every five minutes for products that are back. */
export const sendStockNoticesTask: TaskConfig<'sendStockNotices'> = {
  slug: 'sendStockNotices',
  schedule: [{ cron: '*/5 * * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await sendStockNotices(req.payload)
    return { output: {} }
  },
}
