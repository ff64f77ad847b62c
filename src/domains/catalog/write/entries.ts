import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import type { ListedCollection, ListingEntry } from '@/domains/cards/entry'
import { type Listed, listedCollections } from '@/domains/catalog/collections'
import { priceDigitFacets } from '@/domains/catalog/index-format'
import { locales } from '@/foundation/i18n/locales'
import { isolateLocale } from '@/foundation/payload/isolated-locale'
import { pickLocale } from '@/foundation/payload/pick-locale'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'
import { updateBitmaps } from './facet-bitmaps'
import { facetIdsOf, speciesCategoryIdsOf } from './facet-ids'
import { removeTitles, writeTitles } from './titles'

type ListedDocument = DataFromCollectionSlug<Listed>

/** The entries of a document: one for each language, none while the document is not public. */
export interface DocumentEntries {
  collection: Listed
  document: string
  /** When the document was last changed; absent if there is none. */
  updatedAt?: string
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
  vendors: {
    slug: true,
    businessName: true,
    displayName: true,
    address: true,
    hasStore: true,
    standardPolicy: true,
    delivery: true,
  },
} as const

/** Options of every read: as the public sees a document, in all languages. */
const read = { depth: 1, draft: false, locale: 'all', populate } as const

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
    ...read,
    collection,
    id: document,
    disableErrors: true,
    ...(req && { req: isolateLocale(req) }),
  })
  return doc ? buildEntries(payload, collection, doc, at) : { collection, document, entries: [] }
}

/** Reads several documents at once, in the order of their ids. Documents that do not exist are left out. */
export async function readManyEntries(
  payload: Payload,
  collection: Listed,
  ids: readonly string[],
): Promise<DocumentEntries[]> {
  const { docs } = await payload.find({
    ...read,
    collection,
    pagination: false,
    where: { id: { in: [...ids] } },
  })
  const at = new Date()
  const entries = new Map(docs.map((doc) => [doc.id, buildEntries(payload, collection, doc, at)]))
  return ids.flatMap((id) => entries.get(id) ?? [])
}

function buildEntries(payload: Payload, collection: Listed, doc: ListedDocument, at: Date): DocumentEntries {
  const { isListed, entry } = listedCollections[collection] as ListedCollection<ListedDocument, unknown>
  const entries = isListed(doc)
    ? locales.map((locale) => ({ ...entry(pickLocale(payload, collection, doc, locale), at), locale }))
    : []
  return { collection, document: doc.id, updatedAt: doc.updatedAt, entries }
}

interface IndexedRow {
  document: string
  position: number
  facets: number[]
  price_min: number | null
  price_max: number | null
}

/** The indexed state of documents, locked until the transaction ends. */
async function lockIndexedRows(
  db: Database,
  collection: string,
  documents: readonly string[],
): Promise<Map<string, IndexedRow>> {
  const rows = await queryRows<IndexedRow>(
    db,
    sql`
      select document, position, facets, price_min::float8, price_max::float8 from listings
      where collection = ${collection} and locale = 'en'
        and document in (select jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb)::uuid)
      order by position for update`,
  )
  return new Map(rows.map((row) => [row.document, row]))
}

async function nextPositions(db: Database, count: number): Promise<number[]> {
  if (count === 0) return []
  const rows = await queryRows<{ position: number }>(
    db,
    sql`select nextval('listing_positions')::int as position from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ position }) => position)
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
  dangerRank,
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
    rank_boost: rankBoost ?? 0,
    danger_rank: dangerRank,
    price_min: offer?.from,
    price_max: offer?.to,
    currency: offer?.currency,
    vendor: offer?.vendor,
    last_price_change: offer?.lastPriceChange,
    next_price_change: offer?.nextPriceChange,
    latitude: place?.latitude,
    longitude: place?.longitude,
  }
}

async function insertRows(db: Database, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [row] = rows
  if (!row) return
  const columns = Object.keys(row).map((name) => sql.identifier(name))
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

/** Ids of a document's facets before and after a change, those of its prices included. */
interface WrittenDocument {
  position: number
  before: number[]
  after: number[]
}

/**
 * Writes the rows of documents of one collection, which must have entries. Titles and bitmaps are left to the caller.
 * @returns what the bitmaps need, in the order of the documents
 */
export async function writeRows(
  db: Database,
  collection: Listed,
  documents: readonly DocumentEntries[],
): Promise<WrittenDocument[]> {
  const indexed = await lockIndexedRows(
    db,
    collection,
    documents.map(({ document }) => document),
  )
  const newDocuments = documents.filter(({ document }) => !indexed.has(document))
  const newPositions = await nextPositions(db, newDocuments.length)
  const positionOf = new Map(newDocuments.map(({ document }, index) => [document, newPositions[index]]))
  const facts = documents.flatMap(({ document, updatedAt, entries }) => {
    const [first] = entries
    const before = indexed.get(document)
    const position = before?.position ?? positionOf.get(document)
    if (!first || position === undefined) return []
    return {
      document,
      updatedAt,
      entries,
      first,
      before,
      position,
      facetNames: [`collection:${collection}`, ...first.facets],
      digits: priceDigitFacets({ price_min: first.offer?.from, price_max: first.offer?.to }),
      digitsBefore: before ? priceDigitFacets(before) : [],
    }
  })
  const idsOf = await facetIdsOf(
    db,
    facts.flatMap(({ facetNames, digits, digitsBefore }) => [...facetNames, ...digits, ...digitsBefore]),
  )
  const categoryIdsOf = await speciesCategoryIdsOf(
    db,
    facts.flatMap(({ first }) => first.speciesIds ?? []),
  )
  const rows: Record<string, unknown>[] = []
  const written = facts.map(
    ({ document, updatedAt, entries, first, before, position, facetNames, digits, digitsBefore }) => {
      const categoryIds = categoryIdsOf(first.speciesIds ?? [])
      const facets = [...new Set([...idsOf(facetNames), ...categoryIds])].sort((one, other) => one - other)
      const updated = { updated_at: updatedAt ?? first.publishedAt }
      const shared = { collection, document, position, facets, ...updated, ...sharedColumns(first) }
      rows.push(...entries.map(({ locale, title, card }) => ({ ...shared, locale, title, card })))
      return {
        position,
        before: [...(before?.facets ?? []), ...idsOf(digitsBefore)],
        after: [...facets, ...idsOf(digits)],
      }
    },
  )
  await insertRows(db, rows)
  return written
}

/** Replaces a document's entries, or deletes them if there are none any more. */
export async function writeEntries(db: Database, entries: DocumentEntries): Promise<void> {
  const { collection, document } = entries
  if (entries.entries.length === 0) {
    await deleteEntries(db, collection, document)
    return
  }
  for (const { position, before, after } of await writeRows(db, collection, [entries])) {
    await writeTitles(db, { collection, position }, entries.entries)
    await updateBitmaps(db, position, { before, after })
  }
}

/** Deletes a document's entries from all tables of the index. */
export async function deleteEntries(db: Database, collection: string, document: string): Promise<void> {
  const before = (await lockIndexedRows(db, collection, [document])).get(document)
  if (before) {
    const digits = priceDigitFacets(before)
    const idsOf = await facetIdsOf(db, digits)
    await updateBitmaps(db, before.position, { before: [...before.facets, ...idsOf(digits)], after: [] })
    await removeTitles(db, collection, before.position)
  }
  await db.execute(sql`delete from listings where collection = ${collection} and document = ${document}`)
}
