import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCards } from '@/domains/catalog/query'
import type { SpeciesCard } from '@/domains/species/listing'
import { queryRows } from '@/foundation/payload/query-rows'
import { as, type Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Saveditem } from '@/payload-types'
import { type SavedList, savedLists } from './lists'
import { relationId } from './relation-id'

/** An item of a personal list as its owner sees it. */
export interface SavedItemView {
  id: string
  /** Null if it is not identified, or not public any more. */
  species: SpeciesCard | null
  /** An ISO date. */
  foundOn: string | null
  place: string | null
  note: string | null
  picture: { card: string; url: string } | null
}

const pageSize = 24

/** Reads no more of populated documents than a list shows. Payload makes the address of a picture from its file name. */
const relations = {
  depth: 1,
  populate: { mushrooms: {}, media: { url: true, filename: true, sizes: true } },
} as const

function pictureOf({ picture }: Saveditem): SavedItemView['picture'] {
  if (typeof picture !== 'object' || !picture?.url) return null
  return { card: picture.sizes?.card?.url ?? picture.url, url: picture.url }
}

async function toViews(reader: Reader, docs: readonly Saveditem[]): Promise<SavedItemView[]> {
  const ids = docs.flatMap(({ species }) => relationId(species) ?? [])
  const cards = await getCards(reader, 'mushrooms', [...new Set(ids)])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return docs.map((doc) => ({
    id: doc.id,
    species: byId.get(relationId(doc.species) ?? '') ?? null,
    foundOn: doc.foundOn?.slice(0, 10) ?? null,
    place: doc.place ?? null,
    note: doc.note ?? null,
    picture: pictureOf(doc),
  }))
}

/** One page of a personal list of the reader, the latest first. */
export async function listSavedItems(
  reader: Reader,
  list: SavedList,
  page: number,
): Promise<{ items: SavedItemView[]; pages: number }> {
  const { docs, totalPages } = await reader.payload.find({
    ...as(reader),
    ...relations,
    collection: 'saveditems',
    where: { list: { equals: list } },
    sort: list === 'finds' ? ['-foundOn', '-createdAt'] : '-createdAt',
    limit: pageSize,
    page,
  })
  return { items: await toViews(reader, docs), pages: Math.max(1, totalPages) }
}

/** One item of the reader; null if there is none. */
export async function getSavedItem(reader: Reader, id: string): Promise<SavedItemView | null> {
  const { docs } = await reader.payload.find({
    ...as(reader),
    ...relations,
    collection: 'saveditems',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const [view] = await toViews(reader, docs)
  return view ?? null
}

/** The number of items on each of the reader's lists. */
export async function countSavedItems({ payload, user }: Reader): Promise<Record<SavedList, number>> {
  const rows = await queryRows<{ list: SavedList; total: number }>(
    databaseOf(payload),
    sql`select list::text as list, count(*)::int as total from saveditems where user_id = ${user?.id} group by list`,
  )
  const totals = new Map(rows.map(({ list, total }) => [list, total]))
  return Object.fromEntries(savedLists.map((list) => [list, totals.get(list) ?? 0])) as Record<
    SavedList,
    number
  >
}

interface SpeciesOption {
  value: string
  /** "Boletus edulis · Penny bun" */
  label: string
  slug: string
}

/** All public species by scientific name, for the field that selects one, with their names in the reader's language. */
export async function speciesOptions({ payload, locale }: Reader): Promise<SpeciesOption[]> {
  const rows = await queryRows<Omit<SpeciesOption, 'label'> & { title: string; name: string | null }>(
    databaseOf(payload),
    // A name in another language is an object.
    sql`select document as value, slug, title,
        case jsonb_typeof(card->'commonName') when 'string' then card->>'commonName' end as name
      from listings where collection = 'mushrooms' and locale = ${locale} order by title`,
  )
  return rows.map(({ value, slug, title, name }) => ({
    value,
    slug,
    label: name ? `${title} · ${name}` : title,
  }))
}
