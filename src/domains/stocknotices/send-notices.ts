import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { mailBackInStock } from './mails'

/** Notices of one transaction. */
const batchSize = 200

interface DueNotice {
  id: string
  email: string
  locale: string
  product: string
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
        when sold.enable_variants and exists (select from product_variants where _parent_id = sold.id)
        then exists (
          select from product_variants
          where _parent_id = sold.id and coalesce(stock, sold.base_inventory_stock) > 0
        )
        else sold.base_inventory_stock > 0 end
      order by notice.created_at limit ${batchSize} for update of notice skip locked
    )
    returning stocknotices.id, stocknotices.email, stocknotices.locale::text, products.id as product, products.slug`,
  )
}

/** The titles of products in a language. */
async function titlesOf(req: PayloadRequest, notices: readonly DueNotice[], locale: Locale) {
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { in: [...new Set(notices.map(({ product }) => product))] } },
    select: { title: true },
    depth: 0,
    locale,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, title }) => [id, title]))
}

/** Queues the mails of one batch and deletes its addresses; returns how many there were. */
function sendBatch(payload: Payload): Promise<number> {
  return inTransactionWithRetry(payload, async (req) => {
    const notices = await takeDueNotices(req)
    for (const locale of locales) {
      const group = notices.filter((notice) => notice.locale === locale)
      if (group.length === 0) continue
      const titles = await titlesOf(req, group, locale)
      for (const { email, product, slug } of group)
        await mailBackInStock(req, { product, email, locale }, { title: titles.get(product) ?? slug, slug })
    }
    return notices.length
  })
}

/** Tells everybody who waits for a product that is in stock again. */
export async function sendStockNotices(payload: Payload): Promise<void> {
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
