// Entries of the list index and of the search index for the copies of `scale-documents.ts`, made from those of the
// originals. They are what `npm run reindex` would write, in a hundredth of the time.
import type pg from 'pg'
import { step } from '../tools/local-server/progress.ts'
import { rebuildBitmaps, rebuildTitles } from './scale.ts'
import { copyRows, withoutIndexes } from './scale-clone.ts'

const prepare = `
  create function pg_temp.add_to_amounts(price jsonb, amount integer) returns jsonb language sql immutable as $$
    select case jsonb_typeof(price) when 'object' then (
      select jsonb_object_agg(key, case jsonb_typeof(value) when 'number' then to_jsonb(value::numeric + amount) else value end)
      from jsonb_each(price)) else price end
  $$;
  create function pg_temp.last_position(words tsvector) returns integer language sql immutable as $$
    select coalesce(max(position), 0) from unnest(words), unnest(positions) as position
  $$;
  alter table vendor_copies add position integer default nextval('listing_positions');
  insert into listing_facets (facet) select 'vendor:' || id from vendor_copies on conflict do nothing;
  create temp table vendor_facets as
    select source as vendor, number, original.id as original, facets.id as id
    from (select source, number, id from vendor_copies union all select distinct source, 0, source from vendor_copies) as copy
    join listing_facets as original on original.facet = 'vendor:' || source
    join listing_facets as facets on facets.facet = 'vendor:' || copy.id;
  analyze vendor_facets`

const listings = (collection: string, copies: string) =>
  `${copies} as copy join listings as original on original.collection = '${collection}' and original.document = copy.source`

const suffixed = (text: string) => `${text} || '-' || copy.number`

function vendorColumn(column: string): string | undefined {
  if (column === 'document') return 'copy.id'
  if (column === 'position') return 'copy.position'
  if (column === 'slug') return suffixed('original.slug')
  if (column === 'card')
    return `original.card || jsonb_build_object('id', copy.id, 'slug', ${suffixed('original.slug')})`
  return /^(?:created|published|updated)_at$/.test(column)
    ? `original.${column} - copy.number * interval '13 hours'`
    : undefined
}

const minorUnits = 'copy.surcharge * 100'

/** The vendor of a copy, in its card. */
const cardVendor = `original.card->'vendor' || jsonb_build_object('id', pg_temp.copy_id(copy.vendor, copy.vendor_number),
  'slug', (original.card->'vendor'->>'slug') || case copy.vendor_number when 0 then '' else '-' || copy.vendor_number end)`

const card = `original.card || jsonb_build_object('id', copy.id, 'slug', ${suffixed('original.slug')},
  'title', original.card->>'title' || ' ' || copy.number, 'vendor', ${cardVendor}, ${[
    'price',
    'regular',
    'saleVariant',
  ]
    .map((price) => `'${price}', pg_temp.add_to_amounts(original.card->'${price}', ${minorUnits})`)
    .join()})`

function productColumn(column: string): string | undefined {
  if (column === 'card') return card
  if (column === 'title') return `original.title || ' ' || copy.number`
  if (column === 'facets')
    return `coalesce(sort(array_replace(original.facets, vendor_facets.original, vendor_facets.id)), original.facets)`
  if (column === 'vendor') return 'pg_temp.copy_id(copy.vendor, copy.vendor_number)'
  if (column === 'price_min' || column === 'price_max') return `original.${column} + ${minorUnits}`
  return vendorColumn(column)
}

const searchDocuments = (collection: string, copies: string) => `${copies} as copy
  join search_documents as original on original.collection = '${collection}' and original.document = copy.source`

function vendorText(column: string): string | undefined {
  if (column === 'document') return 'copy.id'
  return column === 'path' ? suffixed('original.path') : undefined
}

const configuration = `(case original.locale when 'es' then 'spanish' when 'pt' then 'portuguese' else 'english' end)::regconfig`

const nameWords = (name: string) => `to_tsvector(${configuration}, ${name})`

/** The words of the longer name, which have the weight A, and the others, moved by as much as it is longer. */
const words = `(setweight(${nameWords("names.folded || ' ' || copy.number")}, 'A')::text || ' ' || ts_filter(
  setweight(to_tsvector('simple', repeat('x ', pg_temp.last_position(${nameWords("names.folded || ' ' || copy.number")})
    - pg_temp.last_position(${nameWords('names.folded')}))), 'A') || original.words, '{b,c,d}')::text)::tsvector`

function productText(column: string): string | undefined {
  if (column === 'title') return `original.title || ' ' || copy.number`
  if (column === 'words') return words
  if (column === 'related')
    return 'array_replace(original.related, copy.vendor, pg_temp.copy_id(copy.vendor, copy.vendor_number))'
  return vendorText(column)
}

const searchNames = (collection: string, copies: string) => `${copies} as copy
  join search_names as original on original.collection = '${collection}' and original.document = copy.source`

/** Adds the entries of all copies. */
export async function copyListings(client: pg.Client): Promise<void> {
  await client.query(prepare)
  const vendors = ['vendors', 'vendor_copies'] as const
  const products = ['products', 'product_copies'] as const
  const tables = ['listings', 'search_documents', 'search_names']
  await withoutIndexes(client, tables, () =>
    step('Lists and search', async () => {
      await copyRows(client, 'listings', listings(...vendors), vendorColumn)
      await copyRows(
        client,
        'listings',
        `${listings(...products)} left join vendor_facets on vendor_facets.vendor = copy.vendor and vendor_facets.number = copy.vendor_number`,
        productColumn,
      )
      await copyRows(client, 'search_documents', searchDocuments(...vendors), vendorText)
      await copyRows(
        client,
        'search_documents',
        `${searchDocuments(...products)} join search_names as names on names.document = copy.source and names.language = original.locale`,
        productText,
      )
      await copyRows(client, 'search_names', searchNames(...vendors), vendorText)
      await copyRows(client, 'search_names', searchNames(...products), (column) =>
        column === 'name' || column === 'folded'
          ? `original.${column} || ' ' || copy.number`
          : vendorText(column),
      )
    }),
  )
  await step('Facet bitmaps', () => client.query(rebuildBitmaps))
  await step('Titles', () => client.query(rebuildTitles))
  await step('Statistics of lists', async () => {
    for (const table of [...tables, 'facet_bitmaps', 'listing_titles', 'listing_facets'])
      await client.query(`vacuum analyze ${table}`)
  })
}
