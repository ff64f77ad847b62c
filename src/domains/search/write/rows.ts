import { sql } from '@payloadcms/db-postgres/drizzle'
import type { SearchEntry } from '@/domains/search/entry'
import { textSearchConfigs } from '@/domains/search/text-search'
import type { Database } from '@/foundation/payload/transaction'
import { beginningOf } from '@/foundation/text/beginning-of'
import { foldName } from '@/foundation/text/fold-name'
import type { DocumentEntries } from './read-entries'

/** Longer texts are cut: a result is found by its beginning, and a row stays small. */
const maxText = 12_000

const joined = (texts: readonly string[]) => beginningOf(texts.join(' '), maxText)
const folded = (texts: readonly string[]) => foldName(joined(texts))

function documentRow(
  { collection, kind, document }: DocumentEntries,
  entry: DocumentEntries['entries'][number],
) {
  const { locale, path, title, names, keywords, text, body = [], danger, related, card } = entry
  return {
    collection,
    document,
    locale,
    kind,
    path,
    title,
    danger: danger ?? null,
    related: [...new Set(related)],
    card: card ?? null,
    body: joined([...text, ...body]),
    config: textSearchConfigs[locale],
    names: folded(names.map((name) => name.text)),
    keywords: folded(keywords),
    short_text: folded(text),
    long_text: folded(body),
  }
}

/** The names of a document in all languages, each form of them once. */
function nameRows({ collection, document, entries }: DocumentEntries) {
  const rows = entries.flatMap((entry: SearchEntry) =>
    entry.names.flatMap(({ text, type, language, forms = [] }) =>
      [text, ...forms].map((form) => ({
        collection,
        document,
        type,
        language,
        name: text,
        folded: foldName(form),
      })),
    ),
  )
  const unique = new Map(rows.map((row) => [`${row.language} ${row.folded}`, row]))
  return [...unique.values()].filter((row) => row.folded !== '')
}

/** Names of goods are left out: vendors make them up, so they would be offered as spellings. */
const wordsOf = (rows: ReturnType<typeof nameRows>) => [
  ...new Set(
    rows.filter(({ collection }) => collection !== 'products').flatMap((row) => row.folded.split(' ')),
  ),
]

/** Replaces the rows of documents that have entries. */
export async function writeRows(db: Database, documents: readonly DocumentEntries[]): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.flatMap((one) => one.entries.map((entry) => documentRow(one, entry)))
  const names = documents.flatMap(nameRows)
  await db.execute(sql`
    insert into search_documents (collection, document, locale, kind, path, title, danger, related, card, body, words)
    select collection, document, locale, kind, path, title, danger, related, card, body,
      setweight(to_tsvector(config, names), 'A') || setweight(to_tsvector(config, keywords), 'B')
        || setweight(to_tsvector(config, short_text), 'C')
        || to_tsvector(config, long_text)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      collection text, document uuid, locale text, kind text, path text, title text, danger smallint, related uuid[],
      card jsonb, body text, config regconfig, names text, keywords text, short_text text, long_text text
    )
    on conflict (collection, document, locale) do update set kind = excluded.kind, path = excluded.path,
      title = excluded.title, danger = excluded.danger, related = excluded.related, card = excluded.card,
      body = excluded.body, words = excluded.words`)
  const ids = JSON.stringify(documents.map(({ document }) => document))
  await db.execute(
    sql`delete from search_names where document in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`,
  )
  await db.execute(sql`
    insert into search_names (collection, document, type, language, name, folded)
    select collection, document, type, language, name, folded
    from jsonb_populate_recordset(null::search_names, ${JSON.stringify(names)}::jsonb)`)
  await db.execute(sql`
    insert into search_words select jsonb_array_elements_text(${JSON.stringify(wordsOf(names))}::jsonb)
    on conflict do nothing`)
}

/** Removes a document from the index. */
export async function deleteRows(db: Database, collection: string, document: string): Promise<void> {
  await db.execute(
    sql`delete from search_documents where collection = ${collection} and document = ${document}`,
  )
  await db.execute(sql`delete from search_names where collection = ${collection} and document = ${document}`)
}
