import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { type DocumentCollection, documentPath } from '@/foundation/routing/paths'

/** What an entry is about. */
export interface SubjectSummary {
  collection: DocumentCollection
  id: string
  title: string
  /** Without the language's prefix. */
  path: string
}

/** The published documents behind some targets, in the reader's language. */
export async function findSubjectSummaries(
  { payload, locale }: Reader,
  targets: readonly string[],
): Promise<Map<string, SubjectSummary>> {
  if (targets.length === 0) return new Map()
  const { rows } = await databaseOf(payload).execute(sql`
    select collection, document, slug, title from listings
    join (
      select distinct split_part(target, ':', 1) as named, split_part(target, ':', 2)::uuid as id
      from jsonb_array_elements_text(${JSON.stringify(targets)}::jsonb) as target
    ) as wanted on collection = wanted.named and document = wanted.id
    where locale = ${locale}`)
  return new Map(
    rows.map((row) => {
      const collection = row.collection as SubjectSummary['collection']
      const about = {
        collection,
        id: String(row.document),
        title: String(row.title),
        path: documentPath(collection, String(row.slug)),
      }
      return [`${collection}:${about.id}`, about]
    }),
  )
}
