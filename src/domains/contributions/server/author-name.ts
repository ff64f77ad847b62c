import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/** The public name of a document's author, whom only staff may read; null without an author or a name. */
export async function getAuthorName(
  { payload }: Reader,
  collection: 'posts' | 'projects' | 'recipes',
  id: string,
): Promise<string | null> {
  const [author] = await queryRows<{ name: string | null }>(
    databaseOf(payload),
    sql`
    select coalesce(nullif(alias, ''), nullif(name, '')) as name
    from users where id = (select author_id from ${sql.identifier(collection)} where id = ${id})`,
  )
  return author?.name ?? null
}
