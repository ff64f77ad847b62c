import { sql } from '@payloadcms/db-postgres/drizzle'
import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'
import type { ListedCollection, ListingEntry } from '@/domains/cards/entry'
import { type Listed, listedCollections } from '@/domains/catalog/collections'
import { priceDigitFacets } from '@/domains/catalog/index-format'
import { locales } from '@/foundation/i18n/locales'
import { pickLocale } from '@/foundation/payload/pick-locale'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'
import { updateBitmaps } from './facet-bitmaps'
import { removeTitles, writeTitles } from './titles'

/** The entries of a document: one for each language, none while the document is not public. */
export interface DocumentEntries {
  collection: Listed
  document: string
  entries: (ListingEntry & { locale: string })[]
}

/** Fields of related documents that cards and facets need. */
const populate = {
  categories: { slug: true, title: true, path: true, icon: true, breadcrumbs: true },
  mushrooms: {
    _status: true,
    slug: true,
    specie: { scientificName: true, commonNames: true, edibility: true, traits: true },
  },
  products: { slug: true },
  vendors: { slug: true, businessName: true, displayName: true, address: true, hasStore: true },
} as const

/**
 * Reads a document as the public sees it and builds its entries, with the prices of the moment `at`. With `req` the
 * document is read within the request's transaction.
 */
export async function readEntries(
  payload: Payload,
  collection: Listed,
  document: string,
  req?: PayloadRequest,
  at = new Date(),
): Promise<DocumentEntries> {
  const doc = await payload.findByID({
    collection,
    id: document,
    depth: 1,
    disableErrors: true,
    draft: false,
    locale: 'all',
    populate,
    // Payload writes the language of a read to the request, which belongs to the document that is being saved.
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
  })
  const { isListed, entry } = listedCollections[collection] as ListedCollection<typeof doc, unknown>
  if (!doc || !isListed(doc)) return { collection, document, entries: [] }
  const entries = locales.map((locale) => ({
    ...entry(pickLocale(payload, collection, doc, locale), at),
    locale,
  }))
  return { collection, document, entries }
}

/** Inserts facets that are new. Returns a function that maps facet names to their ids in `listing_facets`. */
async function facetIdsOf(
  db: Database,
  facets: readonly string[],
): Promise<(names: readonly string[]) => number[]> {
  const values = sql.param(JSON.stringify([...new Set(facets)].sort()))
  await db.execute(sql`
    insert into listing_facets (facet) select jsonb_array_elements_text(${values}::jsonb)
    on conflict (facet) do nothing`)
  const rows = await queryRows<{ facet: string; id: number }>(
    db,
    sql`
      select facet, id from listing_facets where facet in (select jsonb_array_elements_text(${values}::jsonb))`,
  )
  const ids = new Map(rows.map(({ facet, id }) => [facet, id]))
  return (names) => names.flatMap((name) => ids.get(name) ?? [])
}

/** Ids of the category facets under which these species are listed. */
async function speciesCategoryIds(db: Database, species: readonly string[]): Promise<number[]> {
  if (species.length === 0) return []
  const rows = await queryRows<{ id: number }>(
    db,
    sql`
      select distinct id from listings cross join unnest(facets) as carried join listing_facets on id = carried
      where collection = 'mushrooms' and locale = 'en' and facet like 'category:%'
        and document in (select jsonb_array_elements_text(${JSON.stringify(species)}::jsonb)::uuid)`,
  )
  return rows.map(({ id }) => id)
}

interface IndexedRow {
  position: number
  facets: number[]
  price_min: number | null
  price_max: number | null
}

/** The indexed state of a document, locked until the transaction ends. */
async function lockIndexedRow(
  db: Database,
  collection: string,
  document: string,
): Promise<IndexedRow | undefined> {
  const [row] = await queryRows<IndexedRow>(
    db,
    sql`
      select ordinal as position, facets, price_min::float8, price_max::float8 from listings
      where collection = ${collection} and document = ${document} and locale = 'en' for update`,
  )
  return row
}

async function nextPosition(db: Database): Promise<number> {
  const [row] = await queryRows<{ position: number }>(
    db,
    sql`select nextval('listing_ordinals')::int as position`,
  )
  if (!row) throw new Error('The sequence listing_ordinals returned nothing.')
  return row.position
}

/** The columns of `listings` that are the same in all languages. */
function sharedColumns({
  slug,
  likeCount,
  averageRating,
  ratingCount,
  createdAt,
  publishedAt,
  rankBoost,
  offer,
  place,
}: ListingEntry) {
  return {
    slug,
    like_count: likeCount,
    average_rating: averageRating,
    rating_count: ratingCount,
    created_at: createdAt,
    published_at: publishedAt,
    standing: rankBoost ?? 0,
    price_min: offer?.from,
    price_max: offer?.to,
    currency: offer?.currency,
    vendor: offer?.vendor,
    last_edge: offer?.lastPriceChange,
    next_edge: offer?.nextPriceChange,
    latitude: place?.latitude,
    longitude: place?.longitude,
  }
}

async function writeListings(
  db: Database,
  shared: Record<string, unknown>,
  entries: DocumentEntries['entries'],
): Promise<void> {
  const rows = entries.map(({ locale, title, card }) => ({ ...shared, locale, title, card }))
  const columns = [...Object.keys(shared), 'locale', 'title', 'card'].map((name) => sql.identifier(name))
  const columnList = sql.join(columns, sql`, `)
  await db.execute(sql`
    insert into listings (${columnList})
    select ${columnList} from jsonb_populate_recordset(null::listings, ${JSON.stringify(rows)}::jsonb)
    on conflict (collection, document, locale) do update set
      ${sql.join(
        columns.map((column) => sql`${column} = excluded.${column}`),
        sql`, `,
      )}`)
}

/** Replaces a document's entries, or deletes them if there are none any more. */
export async function writeEntries(
  db: Database,
  { collection, document, entries }: DocumentEntries,
): Promise<void> {
  const [first] = entries
  if (!first) {
    await deleteEntries(db, collection, document)
    return
  }
  const before = await lockIndexedRow(db, collection, document)
  const position = before?.position ?? (await nextPosition(db))
  const facetNames = [`collection:${collection}`, ...first.facets]
  const digits = priceDigitFacets({ price_min: first.offer?.from, price_max: first.offer?.to })
  const digitsBefore = before ? priceDigitFacets(before) : []
  const idsOf = await facetIdsOf(db, [...facetNames, ...digits, ...digitsBefore])
  const categoryIds = await speciesCategoryIds(db, first.speciesIds ?? [])
  const facets = [...new Set([...idsOf(facetNames), ...categoryIds])].sort((one, other) => one - other)
  const shared = { collection, document, ordinal: position, facets, ...sharedColumns(first) }
  await writeListings(db, shared, entries)
  await writeTitles(db, { collection, position }, entries)
  await updateBitmaps(db, position, {
    before: [...(before?.facets ?? []), ...idsOf(digitsBefore)],
    after: [...facets, ...idsOf(digits)],
  })
}

/** Deletes a document's entries from all tables of the index. */
export async function deleteEntries(db: Database, collection: string, document: string): Promise<void> {
  const before = await lockIndexedRow(db, collection, document)
  if (before) {
    const digits = priceDigitFacets(before)
    const idsOf = await facetIdsOf(db, digits)
    await updateBitmaps(db, before.position, { before: [...before.facets, ...idsOf(digits)], after: [] })
    await removeTitles(db, collection, before.position)
  }
  await db.execute(sql`delete from listings where collection = ${collection} and document = ${document}`)
}
