// Synthetic list entries for load tests. They have the shape that the hooks write but no documents behind them, because
// Payload takes tens of milliseconds for a document and PostgreSQL a tenth of one for a row.
import pg from 'pg'
import { connect } from '../tools/local-server/database.ts'
import { ensurePrepared } from '../tools/local-server/ensure-prepared.ts'
import { step } from '../tools/local-server/progress.ts'
import { withoutIndexes } from './scale-clone.ts'

interface Amounts {
  species: number
  products: number
}

/** Returns the address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/**
 * Creates a database with the sample content on the same server, replacing one of that name.
 * @returns its address
 */
export async function createDatabase(
  url: string,
  name: string,
  options: { env: NodeJS.ProcessEnv; stopping?: AbortSignal },
): Promise<string> {
  await dropDatabase(url, name)
  await executeOn(url, `create database ${pg.escapeIdentifier(name)}`)
  const created = withDatabase(url, name)
  await ensurePrepared(created, options)
  return created
}

export const dropDatabase = (url: string, name: string) =>
  executeOn(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)

async function executeOn(url: string, statement: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const batchSize = 50_000
const vendors = 400

/** Numbers the values of most facets, so that the statements below can pick them at random. */
const pools = `
  create temp table pool_species as
    select row_number() over (order by document) - 1 as at, document, title,
      facets & array(select id from listing_facets where facet like 'category:%') as categories
    from listings where collection = 'mushrooms' and locale = 'en' order by document limit 200;
  insert into listing_facets (facet)
    select 'species:' || document from pool_species
    union all select 'category:' || id from categories
    union all select 'badge:' || unnest('{organic,nonGMO,vegan,glutenFree,crueltyFree,fairTradeCertified,kosher,halal,pesticideFree,noFillersAdditives,locallySourced,smallFarm,regenerativeAgriculture,sustainableHarvesting,wildForaged}'::text[])
    union all select unnest('{collection:mushrooms,collection:products,collection:vendors,stock:in,sale:on,store:yes,currency:USD,currency:EUR}'::text[])
    on conflict do nothing;
  create temp table pool_category as
    select row_number() over (order by path) - 1 as at,
      array(select listing_facets.id from categories as above join listing_facets on facet = 'category:' || above.id
        where leaf.path = above.path or starts_with(leaf.path, above.path || '/')) as facets
    from categories as leaf
    where starts_with(path, 'products/') and not exists (select from categories as below where starts_with(below.path, leaf.path || '/'));
  create temp table pool_vendor as
    select row_number() over (order by document) - 1 as at, document, title,
      array(select id from listing_facets where facet = 'vendor:' || document or facet = 'store:yes' and id = any (facets)) as facets
    from listings where collection = 'vendors' and locale = 'en';
  create temp table pool_badge as
    select row_number() over (order by id) - 1 as at, id from listing_facets where facet like 'badge:%';
  create temp table pool_mark as
    select facet, id from listing_facets where facet similar to '(collection|stock|sale|store|currency):%';
  analyze pool_species, pool_category, pool_vendor, pool_badge, pool_mark;
`

const markFacet = (facet: string) => `(select id from pool_mark where facet = '${facet}')`

const insertVendors = `
  with drawn as (
    select number, gen_random_uuid() as document, nextval('listing_positions')::int as position,
      25 + random() * 23 as latitude, -122 + random() * 50 as longitude, random() < 0.6 as store
    from generate_series(1, ${vendors}) as number
  ),
  facet as (
    insert into listing_facets (facet)
    select 'vendor:' || document from drawn union all select 'country:US'
    union all select unnest('{store:yes,collection:vendors}'::text[])
    on conflict (facet) do update set facet = excluded.facet returning id, facet
  )
  insert into listings (collection, document, locale, slug, title, card, facets, created_at, published_at, position, latitude, longitude)
  select 'vendors', document, locale, 'scale-vendor-' || position, 'Vendor ' || position,
    jsonb_build_object('kind', 'vendors', 'id', document, 'slug', 'scale-vendor-' || position, 'name', 'Vendor ' || position),
    array(select id from facet where facet.facet in ('collection:vendors', 'country:US', 'vendor:' || document) or store and facet.facet = 'store:yes' order by id),
    now(), now(), position, latitude, longitude
  from drawn cross join unnest('{en,es,pt}'::text[]) as locale`

const insertSpecies = `
  with model as (
    select row_number() over (order by document) - 1 as at, facets, card from listings
    where collection = 'mushrooms' and locale = 'en' and slug not like 'scale-%'
  ),
  drawn as materialized (
    select number, gen_random_uuid() as document, nextval('listing_positions')::int as position,
      floor(random() * (select count(*) from model))::int as one, floor(random() * (select count(*) from model))::int as other,
      floor(random() ^ 4 * 800)::int as likes, floor(random() ^ 3 * 60)::int as ratings,
      round((2.5 + random() * 2.5)::numeric, 2) as average, now() - random() * interval '3 years' as written
    from generate_series($1::int, $2::int) as number
  )
  insert into listings (collection, document, locale, slug, title, card, facets, created_at, published_at, position, like_count, average_rating, rating_count)
  select 'mushrooms', document, locale, 'scale-species-' || position, 'Species ' || md5(position::text),
    one.card || jsonb_build_object('id', document, 'slug', 'scale-species-' || position, 'scientificName', 'Species ' || position),
    uniq(sort(one.facets | other.facets)), written, written, position, likes, case when ratings > 0 then average end, ratings
  from drawn join model as one on one.at = drawn.one join model as other on other.at = drawn.other
  cross join unnest('{en,es,pt}'::text[]) as locale`

// A few categories, species and vendors have most of the products, as in real shops. A vendor adds fifty in a row.
const insertProducts = `
  with drawn as materialized (
    select number, gen_random_uuid() as document, nextval('listing_positions')::int as position,
      floor(random() ^ 2 * (select count(*) from pool_category))::int as category,
      floor(random() ^ 1.5 * (select count(*) from pool_species))::int as species,
      floor((hashint4(number / 50) & 1023) ^ 1.5 / 1024 ^ 1.5 * (select count(*) from pool_vendor))::int as vendor,
      floor(random() * 32768)::int & floor(random() * 32768)::int as badges,
      (500 + random() ^ 3 * 20000)::bigint as price, random() < 0.3 as ranges, random() < 0.9 as in_stock,
      random() < 0.15 as on_sale, case when random() < 0.1 then 'EUR' else 'USD' end as currency,
      floor(random() ^ 4 * 800)::int as likes, floor(random() ^ 3 * 60)::int as ratings,
      round((2.5 + random() * 2.5)::numeric, 2) as average, now() - random() * interval '3 years' as written
    from generate_series($1::int, $2::int) as number
  ),
  made as materialized (
    select drawn.*, pool_vendor.document as sold_by, pool_vendor.title as vendor_name, pool_species.title as species_name,
      uniq(sort(pool_category.facets || pool_species.categories || pool_vendor.facets
        || (select id from listing_facets where facet = 'species:' || pool_species.document) || ${markFacet('collection:products')}
        || array(select id from pool_badge where badges >> at::int & 1 = 1)
        || case when in_stock then array[${markFacet('stock:in')}] else '{}' end
        || case when on_sale then array[${markFacet('sale:on')}] else '{}' end
        || case currency when 'EUR' then ${markFacet('currency:EUR')} else ${markFacet('currency:USD')} end)) as facets
    from drawn join pool_category on pool_category.at = category
    join pool_species on pool_species.at = species join pool_vendor on pool_vendor.at = vendor
  )
  insert into listings (collection, document, locale, slug, title, card, facets, created_at, published_at, position, vendor,
    price_min, price_max, currency, rank_boost, like_count, average_rating, rating_count)
  select 'products', document, locale, 'scale-product-' || position, species_name || ' ' || substr(md5(position::text), 1, 6),
    jsonb_build_object('kind', 'product', 'id', document, 'slug', 'scale-product-' || position, 'title', species_name || ' ' || position,
      'vendor', jsonb_build_object('id', sold_by, 'slug', vendor_name, 'name', vendor_name), 'saleLabel', null, 'inStock', in_stock,
      'price', jsonb_build_object('from', price, 'to', case when ranges then price * 2 else price end, 'currency', currency),
      'regular', null, 'until', null, 'badges', '[]'::jsonb, 'likeCount', likes, 'averageRating', average, 'ratingCount', ratings),
    facets, written, written, position, sold_by, price, case when ranges then price * 2 else price end, currency,
    case when in_stock then 1 else 0 end, likes, case when ratings > 0 then average end, ratings
  from made cross join unnest('{en,es,pt}'::text[]) as locale`

// The same as `rebuildBitmaps` of domains/catalog/write.
export const rebuildBitmaps = `
  truncate facet_bitmaps;
  insert into facet_bitmaps
    select carried, position >> 13, to_bitmap(position & 8191, 1)
    from listings cross join unnest(facets) as carried join listing_facets on id = carried and facet not like 'media:%'
    where locale = 'en' group by 1, 2;
  insert into listing_facets (facet)
    select side || ':' || place from unnest('{price_min,price_max}'::text[]) as side cross join generate_series(0, 52) as place
    where exists (
      select from listings where locale = 'en' and (case side when 'price_min' then price_min else price_max end >> place) & 1 = 1
    )
    on conflict do nothing;
  insert into facet_bitmaps
    select id, position >> 13, to_bitmap(position & 8191, 1)
    from listings join (
      select id, split_part(facet, ':', 1) as side, split_part(facet, ':', 2)::int as place
      from listing_facets where facet like 'price\\_m__:%'
    ) as digit on (case side when 'price_min' then price_min else price_max end >> place) & 1 = 1
    where locale = 'en' group by 1, 2`

// The same as in domains/catalog/write/titles.ts.
export const rebuildTitles = `
  drop index listing_titles_words;
  truncate listing_titles;
  insert into listing_titles
    select collection, locale, position, fold_text(title) from listings order by collection, locale, position;
  create index listing_titles_words on listing_titles using gin (words gin_trgm_ops)`

/** Adds synthetic vendors, species and products to the lists of a prepared database. */
export async function fill(url: string, amounts: Amounts): Promise<void> {
  const client = await connect(url)
  try {
    await add(client, amounts)
  } finally {
    await client.end()
  }
}

async function add(client: pg.Client, { species, products }: Amounts): Promise<void> {
  await client.query('set synchronous_commit = off')
  await withoutIndexes(client, ['listings'], async () => {
    await client.query(insertVendors)
    await runInBatches(client, 'Species', insertSpecies, species)
    await client.query(pools)
    await runInBatches(client, 'Products', insertProducts, products)
  })
  await step('Facet bitmaps', () => client.query(rebuildBitmaps))
  await step('Titles', () => client.query(rebuildTitles))
  await step('Statistics', async () => {
    await client.query('vacuum analyze listings')
    await client.query('vacuum analyze facet_bitmaps')
    await client.query('vacuum analyze listing_titles')
    await client.query('analyze listing_facets')
  })
}

async function runInBatches(
  client: pg.Client,
  label: string,
  statement: string,
  amount: number,
): Promise<void> {
  await step(label, async ({ update }) => {
    for (let done = 0; done < amount; done += batchSize) {
      update(`${done} of ${amount}`)
      await client.query(statement, [done + 1, Math.min(done + batchSize, amount)])
    }
    update(`${amount}`)
  })
}
