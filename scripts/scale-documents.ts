// Multiplies the products and vendors of the sample content, with the reviews, comments and likes about them, and adds
// contributions that wait for moderation. Copies differ in title, address, price, vendor and date.
import type pg from 'pg'
import { connect } from '../tools/local-server/database.ts'
import { step } from '../tools/local-server/progress.ts'
import { copyDocuments, copyFunctions, type Override, tablesOf, withoutIndexes } from './scale-clone.ts'
import { copyListings } from './scale-listings.ts'

export interface DocumentAmounts {
  products: number
  vendors: number
  /** Contributions that wait for moderation. */
  pending: number
}

const contributions = ['reviews', 'impressions', 'comments'] as const

const copied = ['users', 'vendors', 'products', ...contributions, 'likes']

/** Numbers originals and repeats them until there are enough. */
const copiesOf = (collection: string, amount: string) => `
  select id, number, place, total
  from (
    select *, row_number() over (order by slug) as place, count(*) over () as total
    from ${collection} where _status = 'published'
  ) as published
  cross join lateral generate_series(1, (${amount} / total)::integer) as number
  where (number - 1) * total + place <= ${amount} - total`

/**
 * Tables of copies: the id of the original, the number and the id of the copy. Members and what waits have negative
 * numbers, because a published review has copies of both kinds.
 */
const copyTables = ({ products, vendors, pending }: DocumentAmounts) => `
  create temp table vendor_copies as
    select id as source, number, pg_temp.copy_id(id, number) as id from (${copiesOf('vendors', String(vendors))}) as copy;
  create temp table product_copies as
    select copy.id as source, number, pg_temp.copy_id(copy.id, number) as id, vendor_id as vendor,
      number % (1 + (select count(*) from vendor_copies where source = vendor_id))::integer as vendor_number,
      number * 7 % 200 as surcharge, nextval('listing_positions')::integer as position
    from (${copiesOf('products', String(products))} order by number, place) as copy join products on products.id = copy.id;
  create temp table subject_copies as
    select 'products:' || source as original, number, 'products:' || id as target from product_copies
    union all select 'vendors:' || source, number, 'vendors:' || id from vendor_copies;
  create temp table user_copies as
    select id as source, -number as number from users cross join generate_series(1, (
      select ceil(${pending} / greatest(count(*), 1)::numeric)::integer from (${contributions
        .map((table) => `select user_id from ${table} where _status = 'published'`)
        .join(' union all ')}) as entry join users on users.id = user_id and sample)) as number
    where sample;
  ${contributions
    .map(
      (table) => `
  create temp table pending_${table}_copies as
    select ${table}.id as source, number, target from ${table} join user_copies on user_copies.source = user_id
    where _status = 'published';`,
    )
    .join('')}
  ${[...contributions, 'likes']
    .map(
      (table) => `
  create temp table ${table}_copies as
    select id as source, number, subject_copies.target from ${table} join subject_copies on original = ${table}.target;`,
    )
    .join('')}
  analyze vendor_copies, product_copies, subject_copies, user_copies`

const dates = ['created_at', 'updated_at', 'published_at']

/** The same rules for a document and its versions, whose columns have a prefix. */
const withVersions =
  (override: Override): Override =>
  (column, table) =>
    override(column.replace(/^version_/, ''), table)?.replaceAll(
      /original\.(\w+)/g,
      (_, name) => `original."${column.startsWith('version_') ? `version_${name}` : name}"`,
    )

const overrides: Record<string, Override> = {
  users: (column) => {
    if (column === 'email') return 'abs(copy.number) || original.email'
    return column === 'alias' ? `original.alias || ' ' || abs(copy.number)` : undefined
  },
  vendors: withVersions((column) =>
    column === 'slug' ? `original.slug || '-' || copy.number` : dated(column),
  ),
  products: withVersions((column, table) => {
    if (column === 'slug') return `original.slug || '-' || copy.number`
    if (column === 'title' && /products(?:_v)?_locales$/.test(table))
      return `original.title || ' ' || copy.number`
    if (column === 'vendor_id') return 'pg_temp.copy_id(original.vendor_id, copy.vendor_number)'
    if (/^(?:base_inventory_unit|sales_sale|pricing)_price$/.test(column))
      return `original.${column} + copy.surcharge`
    return dated(column)
  }),
}

/** Copies are older than their originals. */
const dated = (column: string) =>
  dates.includes(column) ? `original.${column} - copy.number * interval '13 hours'` : undefined

/** What is written about a copy. Helpful votes are not copied. */
const aboutCopy = withVersions((column) => {
  if (column === 'target') return 'copy.target'
  if (column === 'key') return `original.user_id || ' ' || copy.target`
  if (column === 'helpful_count') return '0'
  if (column === 'products_id' || column === 'vendors_id')
    return `pg_temp.copy_id(original.${column}, copy.number)`
  return undefined
})

/** The same contributions about the same documents, of other members. */
const pendingCopy = withVersions((column) => {
  if (column === 'user_id') return 'pg_temp.copy_id(original.user_id, copy.number)'
  if (column === 'key') return `pg_temp.copy_id(original.user_id, copy.number) || ' ' || copy.target`
  if (column === '_status') return `'draft'`
  if (column === 'helpful_count') return '0'
  if (column === 'created_at' || column === 'updated_at')
    return `original.${column} + copy.number * interval '1 hour'`
  return undefined
})

/** Adds documents to a prepared database until it has so many. */
export async function multiplyDocuments(url: string, amounts: DocumentAmounts): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('set synchronous_commit = off')
    // References are right by construction, and checking each takes longer than writing it.
    await client.query(
      `select set_config('session_replication_role', 'replica', false) from pg_roles where rolname = current_user and rolsuper`,
    )
    await client.query(`${copyFunctions}; ${copyTables(amounts)}`)
    const tables = await tablesOf(client, copied)
    await withoutIndexes(client, tables, () => step('Documents', ({ update }) => copyAll(client, update)))
    await copyListings(client)
    await step('Statistics', async () => {
      for (const table of tables) await client.query(`vacuum analyze "${table}"`)
    })
  } finally {
    await client.end()
  }
}

async function copyAll(client: pg.Client, onTable: (table: string) => void): Promise<void> {
  const copy = (collection: string, copies: string, override: Override = () => undefined) =>
    copyDocuments(client, { collection, copies, onTable }, override)
  await copy('users', 'user_copies', overrides.users)
  await copy('vendors', 'vendor_copies', overrides.vendors)
  await copy('products', 'product_copies', overrides.products)
  for (const table of contributions) await copy(table, `pending_${table}_copies`, pendingCopy)
  for (const table of [...contributions, 'likes']) await copy(table, `${table}_copies`, aboutCopy)
}
