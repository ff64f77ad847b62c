import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'
import { sampleCollections } from './collections'

/** Whether any sample member or entry is left. */
export function hasSampleContent(payload: Payload): Promise<boolean> {
  return cached(['sample-content'], [tags.sampleContent], async () => {
    const marked = ['users', ...sampleCollections].map(
      (table) => sql`exists (select from ${sql.identifier(table)} where sample)`,
    )
    const [row] = await queryRows<{ exists: boolean }>(
      databaseOf(payload),
      sql`select ${sql.join(marked, sql` or `)} as exists`,
    )
    return row?.exists ?? false
  })
}
