import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { locales } from '../../foundation/i18n/locales'
import type { ListedCollection, ListingEntry } from '../../foundation/listings/entry'
import { translated } from '../../foundation/payload/reader'
import type { Database } from '../../foundation/payload/transaction'
import { type Listed, listedCollections } from './collections'

/** A document as lists know it: one entry a language, or none while it is not published. */
export interface DocumentEntries {
  collection: Listed
  document: string
  entries: (ListingEntry & { locale: string })[]
}

/** Reads a document as the public sees it and tells its entries. `req` keeps the read in the writer's transaction. */
export async function entriesOf(
  payload: Payload,
  collection: Listed,
  document: string,
  req?: PayloadRequest,
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
        },
        ...(req && { req }),
      }),
    )
    if (doc?._status !== 'published') break
    const { entry } = listedCollections[collection] as ListedCollection<typeof doc, unknown>
    entries.push({ ...entry(doc, fallbacks), locale })
  }
  return { collection, document, entries }
}

/** Numbers of facets, new ones entered; in no particular order. */
async function facetNumbers(db: Database, facets: readonly string[]): Promise<number[]> {
  if (facets.length === 0) return []
  const values = sql.param(JSON.stringify([...new Set(facets)].sort()))
  await db.execute(sql`
    insert into listing_facets (facet) select jsonb_array_elements_text(${values}::jsonb)
    on conflict (facet) do nothing`)
  const { rows } = await db.execute(sql`
    select id from listing_facets where facet in (select jsonb_array_elements_text(${values}::jsonb)) order by id`)
  return rows.map(({ id }) => Number(id))
}

/** Puts a document's entries in the place of those that stood there. */
export async function writeEntries(
  db: Database,
  { collection, document, entries }: DocumentEntries,
): Promise<void> {
  if (entries.length === 0) {
    await removeEntries(db, collection, document)
    return
  }
  for (const entry of entries) {
    const facets = await facetNumbers(db, entry.facets)
    await db.execute(sql`
      insert into listings (collection, document, locale, slug, title, card, facets, like_count, average_rating, rating_count, created_at, published_at)
      values (${collection}, ${document}, ${entry.locale}, ${entry.slug}, ${entry.title}, ${JSON.stringify(entry.card)}::jsonb,
        ${`{${facets.join(',')}}`}::int[], ${entry.likeCount}, ${entry.averageRating}, ${entry.ratingCount}, ${entry.createdAt}, ${entry.publishedAt})
      on conflict (collection, document, locale) do update set
        slug = excluded.slug, title = excluded.title, card = excluded.card, facets = excluded.facets,
        like_count = excluded.like_count, average_rating = excluded.average_rating, rating_count = excluded.rating_count,
        created_at = excluded.created_at, published_at = excluded.published_at`)
  }
}

/** Takes a document out of all lists. */
export async function removeEntries(db: Database, collection: string, document: string): Promise<void> {
  await db.execute(sql`delete from listings where collection = ${collection} and document = ${document}`)
}
