import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import type { ListedCollection, ListingEntry } from '@/domains/cards/entry'
import { locales } from '@/foundation/i18n/locales'
import { translated } from '@/foundation/payload/reader'
import type { Database } from '@/foundation/payload/transaction'
import { type Listed, listedCollections } from './collections'
import { changeBits } from './write/facet-bitmaps'
import { digitsOf } from './write/price-digits'
import { removeTitles, writeTitles } from './write/titles'

/** A document as lists know it: one entry a language, or none while nobody is to see it. */
export interface DocumentEntries {
  collection: Listed
  document: string
  entries: (ListingEntry & { locale: string })[]
}

/**
 * Reads a document as the public sees it and tells its entries, with the prices of a moment. `req` keeps the read in
 * the writer's transaction.
 */
export async function entriesOf(
  payload: Payload,
  collection: Listed,
  document: string,
  req?: PayloadRequest,
  at = new Date(),
): Promise<DocumentEntries> {
  const entries: DocumentEntries['entries'] = []
  for (const locale of locales) {
    const { shown: doc, fallbacks } = await translated(locale, (how) =>
      payload.findByID({
        collection,
        id: document,
        depth: 1,
        disableErrors: true,
        draft: false,
        locale,
        ...how,
        populate: {
          categories: { slug: true, title: true, path: true, icon: true, breadcrumbs: true },
          mushrooms: {
            _status: true,
            slug: true,
            specie: { scientificName: true, commonNames: true, edibility: true, traits: true },
          },
          products: { slug: true },
          vendors: { slug: true, businessName: true, displayName: true, address: true, hasStore: true },
        },
        ...(req && { req }),
      }),
    )
    const { isListed, entry } = listedCollections[collection] as ListedCollection<typeof doc, unknown>
    if (!doc || !isListed(doc)) break
    entries.push({ ...entry(doc, fallbacks, at), locale })
  }
  return { collection, document, entries }
}

/** Numbers of facets by their names, new ones entered. */
async function facetNumbers(
  db: Database,
  facets: readonly string[],
): Promise<(some: readonly string[]) => number[]> {
  const values = sql.param(JSON.stringify([...new Set(facets)].sort()))
  await db.execute(sql`
    insert into listing_facets (facet) select jsonb_array_elements_text(${values}::jsonb)
    on conflict (facet) do nothing`)
  const { rows } = await db.execute(sql`
    select facet, id from listing_facets where facet in (select jsonb_array_elements_text(${values}::jsonb))`)
  const numbers = new Map(rows.map(({ facet, id }) => [String(facet), Number(id)]))
  return (some) => some.flatMap((facet) => numbers.get(facet) ?? [])
}

/** The numbers of the categories that some species are listed under. */
async function categoriesOfSpecies(db: Database, species: readonly string[]): Promise<number[]> {
  if (species.length === 0) return []
  const { rows } = await db.execute(sql`
    select distinct id from listings cross join unnest(facets) as carried join listing_facets on id = carried
    where collection = 'mushrooms' and locale = 'en' and facet like 'category:%'
      and document in (select jsonb_array_elements_text(${JSON.stringify(species)}::jsonb)::uuid)`)
  return rows.map(({ id }) => Number(id))
}

interface Written {
  ordinal: number
  facets: number[]
  price_min: number | null
  price_max: number | null
}

/** What stands there of a document, held until the end of the transaction: its number, and what it is found by. */
async function written(db: Database, collection: string, document: string) {
  const { rows } = await db.execute(sql`
    select ordinal, facets, price_min::float8, price_max::float8 from listings
    where collection = ${collection} and document = ${document} and locale = 'en' for update`)
  return rows[0] as unknown as Written | undefined
}

async function nextOrdinal(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`select nextval('listing_ordinals')::int as ordinal`)
  return Number(rows[0]?.ordinal)
}

/** Puts a document's entries in the place of those that stood there. */
export async function writeEntries(
  db: Database,
  { collection, document, entries }: DocumentEntries,
): Promise<void> {
  const [first] = entries
  if (!first) {
    await removeEntries(db, collection, document)
    return
  }
  const before = await written(db, collection, document)
  const ordinal = before?.ordinal ?? (await nextOrdinal(db))
  const { offer, place } = first
  const carried = [`collection:${collection}`, ...first.facets]
  const digits = digitsOf({ price_min: offer?.from, price_max: offer?.to })
  const earlierDigits = before ? digitsOf(before) : []
  const numbers = await facetNumbers(db, [...carried, ...digits, ...earlierDigits])
  const facets = [
    ...new Set([...numbers(carried), ...(await categoriesOfSpecies(db, first.ofSpecies ?? []))]),
  ].sort((one, other) => one - other)
  const shared = {
    collection,
    document,
    ordinal,
    slug: first.slug,
    facets,
    like_count: first.likeCount,
    average_rating: first.averageRating,
    rating_count: first.ratingCount,
    created_at: first.createdAt,
    published_at: first.publishedAt,
    standing: first.standing ?? 0,
    price_min: offer?.from,
    price_max: offer?.to,
    currency: offer?.currency,
    vendor: offer?.vendor,
    last_edge: offer?.lastPriceChange,
    next_edge: offer?.nextPriceChange,
    latitude: place?.latitude,
    longitude: place?.longitude,
  }
  const rows = entries.map(({ locale, title, card }) => ({ ...shared, locale, title, card }))
  const columns = [...Object.keys(shared), 'locale', 'title', 'card'].map((name) => sql.identifier(name))
  const listed = sql.join(columns, sql`, `)
  await db.execute(sql`
    insert into listings (${listed})
    select ${listed} from jsonb_populate_recordset(null::listings, ${JSON.stringify(rows)}::jsonb)
    on conflict (collection, document, locale) do update set
      ${sql.join(
        columns.map((column) => sql`${column} = excluded.${column}`),
        sql`, `,
      )}`)
  await writeTitles(db, { collection, ordinal }, rows)
  await changeBits(db, ordinal, {
    before: [...(before?.facets ?? []), ...numbers(earlierDigits)],
    after: [...facets, ...numbers(digits)],
  })
}

/** Takes a document out of all lists. */
export async function removeEntries(db: Database, collection: string, document: string): Promise<void> {
  const before = await written(db, collection, document)
  if (before) {
    const digits = digitsOf(before)
    const numbers = await facetNumbers(db, digits)
    await changeBits(db, before.ordinal, { before: [...before.facets, ...numbers(digits)], after: [] })
    await removeTitles(db, collection, before.ordinal)
  }
  await db.execute(sql`delete from listings where collection = ${collection} and document = ${document}`)
}
