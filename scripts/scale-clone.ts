// Copies documents with everything that belongs to them, as rows, because saving a document through Payload takes tens of
// milliseconds. Columns and tables are read from the database, so that a new field is copied too.
import type pg from 'pg'
import { step } from '../tools/local-server/progress.ts'

/** The SQL of a column's value in a copy; undefined leaves it as in the original, which is called `original`. */
export type Override = (column: string, table: string) => string | undefined

interface Column {
  name: string
  type: string
}

/** Ids of copies depend on the original and the number of the copy alone. The number 0 is the original itself. */
export const copyFunctions = `
  create function pg_temp.copy_id(id uuid, number integer) returns uuid language sql immutable strict as $$
    select case number when 0 then id
      else overlay(overlay(md5(id::text || ':' || number) placing '4' from 13) placing 'a' from 17)::uuid end
  $$;
  create function pg_temp.copy_key(key text, number integer) returns text language sql immutable strict as $$
    select left(md5(key || ':' || number), 24)
  $$`

const columnsOf = async (client: pg.Client, table: string): Promise<Column[]> => {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows
}

/**
 * Inserts copies of rows.
 * @param source what comes after `from`: a table of copies called `copy`, joined with the rows, called `original`
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  source: string,
  override: Override,
): Promise<void> {
  const columns = (await columnsOf(client, table)).filter(
    ({ name, type }) => name !== 'id' || type !== 'integer',
  )
  const names = columns.map(({ name }) => `"${name}"`)
  const values = columns.map(({ name }) => override(name, table) ?? `original."${name}"`)
  await client.query(`insert into "${table}" (${names.join()}) select ${values.join()} from ${source}`)
}

interface Node {
  table: string
  /** The column that names the row which this one belongs to, and that row's table; the root has none. */
  parent?: { column: string; node: Node }
}

/** The tables of a collection: languages, arrays, relations and versions, and theirs. */
async function readTree(client: pg.Client, collection: string): Promise<Node[]> {
  const { rows } = await client.query<{ table: string; column: string; parent: string }>(
    `select child.relname as table, attname as column, parent.relname as parent
     from pg_constraint join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and attname in ('_parent_id', 'parent_id') and child.relnamespace = current_schema()::regnamespace
     order by 1`,
  )
  const nodes: Node[] = [{ table: collection }]
  for (const node of nodes)
    for (const { table, column, parent } of rows)
      if (parent === node.table && table !== collection) nodes.push({ table, parent: { column, node } })
  return nodes
}

/** The joins from the documents to the rows of a node. */
function joinsOf({ table, parent }: Node, alias = 'original'): string {
  if (!parent) return `join "${table}" as ${alias} on ${alias}.id = copy.source`
  const parentAlias = `${alias}_parent`
  return `${joinsOf(parent.node, parentAlias)} join "${table}" as ${alias} on ${alias}."${parent.column}" = ${parentAlias}.id`
}

/**
 * Inserts copies of documents.
 * @param copies a table with the columns `source` and `number`, a row for each copy
 */
export async function copyDocuments(
  client: pg.Client,
  { collection, copies, onTable }: { collection: string; copies: string; onTable?: (table: string) => void },
  override: Override,
): Promise<void> {
  for (const node of await readTree(client, collection)) {
    const { table, parent } = node
    onTable?.(table)
    const types = new Map((await columnsOf(client, table)).map(({ name, type }) => [name, type]))
    const ids = ['id', '_uuid', parent?.column]
    await copyRows(client, table, `${copies} as copy ${joinsOf(node)}`, (column) => {
      const copyOf = types.get(column) === 'uuid' ? 'copy_id' : 'copy_key'
      if (ids.includes(column)) return `pg_temp.${copyOf}(original."${column}", copy.number)`
      return override(column, table)
    })
  }
}

/** The tables of several collections. */
export async function tablesOf(client: pg.Client, collections: readonly string[]): Promise<string[]> {
  const tables: string[] = []
  for (const collection of collections)
    tables.push(...(await readTree(client, collection)).map(({ table }) => table))
  return tables
}

/** Drops the indexes of tables while rows are written, and creates them again; those of primary keys stay. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; statement: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement from pg_index
     where indrelid = any (select to_regclass(quote_ident(name)) from unnest($1::text[]) as name)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await write()
  await step('Indexes', async ({ update }) => {
    await client.query(`set maintenance_work_mem = '512MB'`)
    for (const [index, { name, statement }] of indexes.entries()) {
      update(`${index + 1} of ${indexes.length}, ${name}`)
      await client.query(statement)
    }
  })
}
