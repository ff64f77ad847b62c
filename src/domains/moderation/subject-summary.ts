import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { type DocumentCollection, documentPath } from '@/foundation/routing/paths'

/** The document that an entry is about. */
export interface SubjectSummary {
  collection: DocumentCollection
  id: string
  title: string
  /** Without the prefix of the language. */
  path: string
}

interface Row {
  collection: DocumentCollection
  document: string
  slug: string
  title: string
}

/** Pages are in no list. */
const pageTitle = (locale: string) => sql`(
  select title from pages_locales where _parent_id = pages.id and title is not null
  order by _locale = ${locale} desc, _locale = 'en' desc limit 1)`

/** The published documents with the given subject keys, by key and in the reader's language. */
export async function findSubjectSummaries(
  { payload, locale }: Reader,
  keys: readonly string[],
): Promise<Map<string, SubjectSummary>> {
  if (keys.length === 0) return new Map()
  const rows = await queryRows<Row>(
    databaseOf(payload),
    sql`
    select collection, document, slug, title from (
      select collection, document, slug, title from listings where locale = ${locale}
      union all
      select 'pages', pages.id, slug, ${pageTitle(locale)} from pages where _status = 'published'
    ) as document_pages
    join (
      select distinct split_part(key, ':', 1) as slug_of_collection, split_part(key, ':', 2)::uuid as id
      from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key
    ) as wanted on collection = wanted.slug_of_collection and document = wanted.id`,
  )
  return new Map(
    rows.map(({ collection, document, slug, title }) => [
      `${collection}:${document}`,
      { collection, id: document, title, path: documentPath(collection, slug) },
    ]),
  )
}
