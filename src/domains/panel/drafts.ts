import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'

/** An entry that has never been published, or no longer is. */
export interface DraftEntry {
  collection: string
  id: string
  title: string | null
  updatedAt: Date
}

/** Entries that the dashboard names. */
const maxNamed = 6

/** What staff write; the title in whichever language there is one. Products have their own count. */
const draftEntries = sql.join(
  [
    sql`select 'mushrooms' as collection, id, specie_scientific_name as title, created_at, updated_at from mushrooms where _status = 'draft'`,
    ...(['growingguides', 'posts', 'projects', 'pages', 'forms'] as const).map((collection) =>
      localized(collection, 'title'),
    ),
    localized('recipes', 'name'),
    sql`select 'references', id, title, created_at, updated_at from "references" where _status = 'draft'`,
  ],
  sql` union all `,
)

function localized(collection: string, field: 'title' | 'name') {
  const [table, texts, column] = [collection, `${collection}_locales`, field].map((name) =>
    sql.identifier(name),
  )
  return sql`select ${sql.raw(`'${collection}'`)}, id,
    (select ${column} from ${texts} where _parent_id = ${table}.id and ${column} is not null order by _locale limit 1),
    created_at, updated_at from ${table} where _status = 'draft'`
}

/** Drafts of staff, the last changed first, how many there are, and when the oldest was created. */
export async function editorialDraftEntries(
  req: PayloadRequest,
): Promise<{ entries: DraftEntry[]; total: number; oldest: Date | null }> {
  const rows = await queryRows<{
    collection: string
    id: string
    title: string | null
    updated_at: string
    total: number
    oldest: string
  }>(
    databaseOf(req.payload),
    sql`select collection, id, title, updated_at, (count(*) over ())::int as total, min(created_at) over () as oldest
      from (${draftEntries}) as entry order by updated_at desc, id limit ${maxNamed}`,
  )
  const [first] = rows
  return {
    entries: rows.map(({ collection, id, title, updated_at }) => ({
      collection,
      id,
      title,
      updatedAt: new Date(updated_at),
    })),
    total: first?.total ?? 0,
    oldest: first ? new Date(first.oldest) : null,
  }
}
