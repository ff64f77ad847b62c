import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { isNamedInJson } from './named-in-json'
import { consequenceOf } from './on-delete'
import { type Column, type DocumentTable, readSchema, type Schema, tableOf } from './referring-columns'

/** The document that refers to another; globals have no id. */
export interface Referrer {
  kind: 'collection' | 'global'
  slug: CollectionSlug | GlobalSlug
  id: string
}

/** How a column is compared with the ids that are searched for, and what it names. */
interface Match {
  condition: SQL
  target: SQL
  from?: SQL
}

/** Whether a row is what editors see: an entry that is not published is stored as it was first, and its newest version counts. */
function isCurrent(table: string, { versions }: DocumentTable): SQL {
  if (table.startsWith('_')) return sql`and document.latest`
  if (!versions) return sql``
  return sql`and (document._status = 'published' or not exists (
    select from ${sql.identifier(versions)} as version where version.parent_id = document.id and version.latest))`
}

/** Selects the documents whose rows in a table match; null for tables of no document that counts. */
function referrersIn(
  { table }: Column,
  match: Match,
  { parents, documents, released }: Schema & { released: ReadonlySet<string> },
): SQL | null {
  const joins: SQL[] = []
  let current = table
  let alias = documents.has(table) ? 'document' : 'reference'
  const from = sql`${sql.identifier(table)} as ${sql.identifier(alias)}`
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
  if (!root || released.has(root.slug)) return null
  return sql`
    select ${root.kind}::text as kind, ${root.slug}::text as slug, ${root.id} as id, ${match.target}::text as target
    from ${from} ${sql.join(joins, sql` `)} ${match.from ?? sql``} where ${match.condition} ${isCurrent(current, root)}`
}

const aliasIn = ({ table }: Column, { documents }: Schema) =>
  sql.identifier(documents.has(table) ? 'document' : 'reference')

/** An id in JSON: the only form in which texts and blocks refer to documents. */
export const quotedId = '"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"'

function matchForeignKey(reference: Column, ids: readonly string[], schema: Schema): Match {
  const column = sql`${aliasIn(reference, schema)}.${sql.identifier(reference.column)}`
  return { condition: sql`${column} = any(string_to_array(${ids.join()}, ',')::uuid[])`, target: column }
}

function matchJson(reference: Column, ids: readonly string[], schema: Schema): Match {
  const text = sql`${aliasIn(reference, schema)}.${sql.identifier(reference.column)}::text`
  const [id] = ids
  if (ids.length === 1) return { condition: sql`${text} like ${`%"${id}"%`}`, target: sql`${id}` }
  return {
    from: sql`cross join lateral regexp_matches(${text}, ${quotedId}, 'g') as named`,
    condition: sql`named[1] = any(string_to_array(${ids.join()}, ','))`,
    target: sql`named[1]`,
  }
}

/** The collections whose entries keep no document of the `targets` from being deleted. */
function releasedBy({ payload }: PayloadRequest, targets: readonly CollectionSlug[]): Set<string> {
  const isReleased = (one: SanitizedCollectionConfig) => targets.every((target) => consequenceOf(one, target))
  return new Set(payload.config.collections.filter(isReleased).map(({ slug }) => slug))
}

/** A statement that selects what keeps documents from being deleted: kind, slug and id, and the id of the `target`. */
export async function selectReferences(
  req: PayloadRequest,
  { collections, ids }: { collections: readonly CollectionSlug[]; ids: readonly string[] },
): Promise<SQL> {
  const schema = await readSchema(await transactionOf(req), req.payload)
  const byForeignKey = collections.flatMap((collection) => {
    const table = tableOf(req.payload.collections[collection].config)
    const rules = { ...schema, released: releasedBy(req, [collection]) }
    return schema.foreignKeys
      .filter(({ target }) => target === table)
      .map((column) => referrersIn(column, matchForeignKey(column, ids, schema), rules))
  })
  const rules = { ...schema, released: releasedBy(req, collections) }
  const byJson = collections.some((slug) => isNamedInJson(req.payload, slug))
    ? schema.json.map((column) => referrersIn(column, matchJson(column, ids, schema), rules))
    : []
  const parts = [...byForeignKey, ...byJson].filter((part) => part !== null)
  return parts.length > 0
    ? sql.join(parts, sql` union all `)
    : sql`select null::text as kind, null::text as slug, null::text as id, null::text as target where false`
}

export interface ReferrerPage {
  /** All of them, of which `referrers` are the first. */
  total: number
  referrers: Referrer[]
}

interface FindOptions {
  /** How many are named. */
  limit: number
  /** Collections that do not count. */
  ignored?: readonly CollectionSlug[]
  /** Whether sample content does not count, because it is removed as a whole. */
  ignoreSamples?: boolean
}

/** Finds the documents that keep another from being deleted, published or in their newest draft. */
export async function findReferrers(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: string },
  { limit, ignored = [], ignoreSamples = false }: FindOptions,
): Promise<ReferrerPage> {
  const references = await selectReferences(req, { collections: [collection], ids: [id] })
  const rows = await queryRows<Referrer & { total: number }>(
    await transactionOf(req),
    sql`
    with referrers as (
      select distinct kind, slug, id from (${references}) as reference
      where id is not null and not (kind = 'collection' and slug = ${collection} and id = ${id})
      ${ignored.length > 0 ? sql`and slug not in ${ignored}` : sql``}
      ${ignoreSamples ? sql`and id not in (${sampleIds(req)})` : sql``}
    )
    select kind, slug, id, (select count(*)::int from referrers) as total
    from referrers order by kind, slug, id limit ${limit}`,
  )
  return {
    total: rows[0]?.total ?? 0,
    referrers: rows.map(({ kind, slug, id: referrer }) => ({ kind, slug, id: referrer })),
  }
}

/** Selects the ids of all sample entries. */
function sampleIds({ payload }: PayloadRequest): SQL {
  const marked = payload.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === 'sample'),
  )
  return sql.join(
    marked.map((one) => sql`select id::text from ${sql.identifier(tableOf(one))} where sample`),
    sql` union all `,
  )
}
