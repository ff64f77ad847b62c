import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, transactionOf } from '@/foundation/payload/transaction'

interface Reference {
  table: string
  column: string
}

/** Columns that refer to media, except those of its own translations. */
export function mediaColumns(db: Database): Promise<Reference[]> {
  return queryRows(
    db,
    sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media'::regclass and conrelid <> 'media_locales'::regclass`,
  )
}

/** Columns of Payload's tables with texts and blocks, which refer to media by their id within JSON. */
export async function jsonColumns(db: Database, { db: { tables } }: Payload): Promise<Reference[]> {
  const columns = await queryRows<Reference>(
    db,
    sql`
    select attrelid::regclass::text as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where atttypid = 'jsonb'::regtype and attnum > 0 and not attisdropped
      and relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  )
  return columns.filter(({ table }) => table in tables)
}

/** The column by which the rows of a table name the row that contains them, and the table of that. */
async function parentsOf(db: Database): Promise<Map<string, Reference>> {
  const rows = await queryRows<Reference & { child: string }>(
    db,
    sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and attname in ('_parent_id', 'parent_id')`,
  )
  return new Map(rows.map(({ child, ...parent }) => [child, parent]))
}

/** The tables of documents and of their newest drafts, with the collection and the column of the document's id. */
function documentTables({ config }: Payload): Map<string, { slug: CollectionSlug; id: SQL }> {
  return new Map(
    config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, dbName }) => {
        const table = typeof dbName === 'string' ? dbName : slug.replaceAll('-', '_')
        return [
          [table, { slug: slug as CollectionSlug, id: sql`document.id` }],
          [`_${table}_v`, { slug: slug as CollectionSlug, id: sql`document.parent_id` }],
        ] as const
      }),
  )
}

/** Selects the documents with a row in `table` whose column `matches`; null for tables of no document. */
function usersOf(
  { table, column }: Reference,
  matches: (column: SQL) => SQL,
  { parents, documents }: { parents: Map<string, Reference>; documents: ReturnType<typeof documentTables> },
): SQL | null {
  const joins: SQL[] = []
  let current = table
  let alias = documents.has(table) ? 'document' : 'row0'
  const from = sql`${sql.identifier(table)} as ${sql.identifier(alias)}`
  const holds = matches(sql`${sql.identifier(alias)}.${sql.identifier(column)}`)
  for (let level = 1; !documents.has(current); level += 1) {
    const parent = parents.get(current)
    if (!parent) return null
    const next = documents.has(parent.table) ? 'document' : `row${level}`
    joins.push(
      sql`join ${sql.identifier(parent.table)} as ${sql.identifier(next)} on ${sql.identifier(next)}.id = ${sql.identifier(alias)}.${sql.identifier(parent.column)}`,
    )
    current = parent.table
    alias = next
  }
  const root = documents.get(current)
  if (!root) return null
  const isNewest = current.startsWith('_') ? sql`and document.latest` : sql``
  return sql`select ${root.slug}::text as collection, ${root.id} as id from ${from} ${sql.join(joins, sql` `)} where ${holds} ${isNewest}`
}

/** A document that shows a picture. */
export interface PictureUse {
  collection: CollectionSlug
  id: string
}

/** The documents that show a picture, published or in their newest draft. */
export async function findPictureUses(req: PayloadRequest, picture: string): Promise<PictureUse[]> {
  const db = await transactionOf(req)
  const tables = { parents: await parentsOf(db), documents: documentTables(req.payload) }
  const isPicture = (column: SQL) => sql`${column} = ${picture}`
  const namesPicture = (column: SQL) => sql`${column}::text like ${`%"${picture}"%`}`
  const parts = [
    ...(await mediaColumns(db)).map((reference) => usersOf(reference, isPicture, tables)),
    ...(await jsonColumns(db, req.payload)).map((reference) => usersOf(reference, namesPicture, tables)),
  ].filter((part) => part !== null)
  return queryRows<PictureUse>(
    db,
    sql`select distinct collection, id from (${sql.join(parts, sql` union all `)}) as uses where id is not null order by collection, id`,
  )
}

/** Uses that are named; the others are counted only. */
const maxNamed = 20

/** The first uses with the titles of their documents, as the panel names them. */
export async function namePictureUses(
  req: PayloadRequest,
  uses: readonly PictureUse[],
): Promise<(PictureUse & { title: string })[]> {
  const named = uses.slice(0, maxNamed)
  const titles = new Map<string, string>()
  for (const collection of new Set(named.map((use) => use.collection))) {
    const field = req.payload.collections[collection].config.admin.useAsTitle
    const ids = named.flatMap((use) => (use.collection === collection ? use.id : []))
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      depth: 0,
      draft: true,
      pagination: false,
      overrideAccess: false,
      req,
    })
    for (const doc of docs) titles.set(doc.id, String((field && Reflect.get(doc, field)) ?? doc.id))
  }
  return named.map((use) => ({ ...use, title: titles.get(use.id) ?? use.id }))
}
