import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'
import { subjectKey } from './subjects'

/** Rows of a table as JSON. */
interface TableRows {
  table: string
  rows: Record<string, unknown>[]
}

/** The rows of an entry by the depth of their tables: those of each depth refer to rows before them. */
export type EntryRows = TableRows[][]

type EntryCollection = 'reviews' | 'impressions' | 'comments'

async function rowsWhere(
  db: Database,
  table: string,
  column: string,
  values: readonly unknown[],
): Promise<TableRows[]> {
  const rows = await queryRows<{ row: Record<string, unknown> }>(
    db,
    sql`select to_jsonb(stored) as row from ${sql.identifier(table)} as stored
      where ${sql.identifier(column)}::text in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`,
  )
  return rows.length > 0 ? [{ table, rows: rows.map(({ row }) => row) }] : []
}

/** The tables whose rows PostgreSQL deletes together with those of a table. Locks of forms are no part of an entry. */
const childTables = (db: Database, table: string) =>
  queryRows<{ table: string; column: string }>(
    db,
    sql`
    select child.relname as table, attname as column
    from pg_constraint join pg_class as child on child.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype = 'c' and confrelid = ${`"${table}"`}::regclass
      and not starts_with(child.relname, 'payload_locked_documents')`,
  )

async function childRows(db: Database, { table, rows }: TableRows): Promise<TableRows[]> {
  const found: TableRows[] = []
  for (const child of await childTables(db, table))
    found.push(
      ...(await rowsWhere(
        db,
        child.table,
        child.column,
        rows.map(({ id }) => id),
      )),
    )
  return found
}

/** Locks an entry and reads it with its versions, helpful votes and reports, everything that is deleted with it. */
export async function readEntryRows(
  db: Database,
  collection: EntryCollection,
  id: string,
): Promise<EntryRows> {
  await db.execute(sql`select from ${sql.identifier(collection)} where id = ${id} for update`)
  const target = subjectKey({ relationTo: collection, value: id })
  const depths: EntryRows = [
    [
      ...(await rowsWhere(db, collection, 'id', [id])),
      ...(await rowsWhere(db, `_${collection}_v`, 'parent_id', [id])),
      ...(await rowsWhere(db, 'helpfuls', 'target', [target])),
      ...(await rowsWhere(db, 'reports', 'target', [target])),
    ],
  ]
  for (let depth = depths[0] ?? []; depth.length > 0; depths.push(depth)) {
    const children: TableRows[] = []
    for (const tableRows of depth) children.push(...(await childRows(db, tableRows)))
    depth = children
  }
  return depths
}

/** Writes rows back. Those of the relation between two of the tables may be among the children of both. */
export async function restoreEntryRows(db: Database, depths: EntryRows): Promise<void> {
  for (const { table, rows } of depths.flat())
    await db.execute(sql`
      insert into ${sql.identifier(table)}
      select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)
      on conflict (id) do nothing`)
}
