import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/** The title of a product in a language, or else in English, or else in any; also of one that was never published. */
export async function productTitle(db: Database, id: string, locale: Locale): Promise<string> {
  const rows = await queryRows<{ title: string }>(
    db,
    sql`
    select title from products_locales where _parent_id = ${id} and title is not null
    order by _locale = ${locale} desc, _locale = 'en' desc, _locale limit 1`,
  )
  return rows[0]?.title ?? ''
}
