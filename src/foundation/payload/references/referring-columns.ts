import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/** A column of a table. */
export interface Column {
  table: string
  column: string
}

/** A collection or global whose documents are stored in a table, and the column of a document's id. */
export interface DocumentTable {
  kind: 'collection' | 'global'
  slug: CollectionSlug | GlobalSlug
  id: SQL
  /** The table of its versions, if it has drafts: the newest of these is what editors see. */
  versions?: string
}

/** The tables that hold the database's documents and their references to each other. */
export interface Schema {
  foreignKeys: (Column & { target: string })[]
  /** Texts and blocks, which name documents by their id within JSON. */
  json: Column[]
  /** The tables of documents and of their newest versions. */
  documents: Map<string, DocumentTable>
  /** The column by which the rows of a table name the row that contains them, and the table of that. */
  parents: Map<string, Column>
}

/** The table of a collection or global. */
export function tableOf({ slug, dbName }: { slug: string; dbName?: unknown }): string {
  if (typeof dbName === 'string') return dbName
  return slug
    .replaceAll('-', '_')
    .replace(/(?<=[a-z])[A-Z]/g, '_$&')
    .toLowerCase()
}

function documentTables({ config }: Payload): Schema['documents'] {
  const tables: Schema['documents'] = new Map()
  for (const collection of config.collections.filter(({ slug }) => !slug.startsWith('payload-'))) {
    const { slug } = collection
    const table = tableOf(collection)
    const versions = `_${table}_v`
    tables.set(table, {
      kind: 'collection',
      slug,
      id: sql`document.id::text`,
      ...(collection.versions?.drafts && { versions }),
    })
    tables.set(versions, { kind: 'collection', slug, id: sql`document.parent_id::text` })
  }
  for (const global of config.globals) {
    const { slug } = global
    for (const table of [tableOf(global), `_${tableOf(global)}_v`])
      tables.set(table, { kind: 'global', slug, id: sql`''` })
  }
  return tables
}

/** Reads which columns refer to documents. */
export async function readSchema(db: Database, payload: Payload): Promise<Schema> {
  const documents = documentTables(payload)
  const constraints = await queryRows<Column & { target: string }>(
    db,
    sql`
    select child.relname as table, attname as column, target.relname as target
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_class as target on target.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by child.relname, attname`,
  )
  const json = await queryRows<Column>(
    db,
    sql`
    select relname as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where atttypid = 'jsonb'::regtype and attnum > 0 and not attisdropped
      and relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by relname, attname`,
  )
  // Rows name their document by these; `parent_id` of a document is a relation like others.
  const isPart = ({ table, column }: Column) =>
    column === '_parent_id' || (column === 'parent_id' && (table.startsWith('_') || !documents.has(table)))
  return {
    documents,
    foreignKeys: constraints.filter((constraint) => !isPart(constraint)),
    json: json.filter(({ table }) => table in payload.db.tables),
    parents: new Map(
      constraints.filter(isPart).map(({ table, column, target }) => [table, { table: target, column }]),
    ),
  }
}
