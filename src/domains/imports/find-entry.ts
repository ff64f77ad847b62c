import type { Where } from 'payload'
import { slugOf } from '@/foundation/payload/slug'
import { type Values, valueAt } from './columns'
import { kindFieldOf, titleFieldOf } from './name-fields'
import type { Destination } from './save-entry'

/** Stored entries that a row may mean. */
export interface FoundEntries {
  /** The entry that the row changes. */
  entry?: Values
  /** Another entry with the name of a row that creates one. */
  namesake?: Values
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

async function findOne({ collection, locale, req }: Destination, where: Where): Promise<Values | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    limit: 1,
    locale,
    overrideAccess: false,
    pagination: false,
    req,
  })
  return docs[0] && { ...docs[0] }
}

/** What entries of one name must also share: the variety of a species, the vendor of a product if the row has one. */
function sameKind({ collection }: Destination, data: Values): Where[] {
  const field = kindFieldOf(collection)
  const kind = field && valueAt(data, field)
  if (!field || (collection === 'products' && !isText(kind))) return []
  return [{ [field]: isText(kind) ? { equals: kind } : { exists: false } }]
}

function findByName(destination: Destination, data: Values, also: Where[] = []): Promise<Values | undefined> {
  const field = titleFieldOf(destination.collection)
  const name = valueAt(data, field)
  if (!isText(name)) return Promise.resolve(undefined)
  return findOne(destination, {
    and: [{ [field]: { equals: name } }, ...sameKind(destination, data), ...also],
  })
}

/** Another entry with the name of a row, or with the web address that is made from it. */
async function findNamesake(destination: Destination, data: Values): Promise<Values | undefined> {
  const namesake = await findByName(destination, data)
  const name = valueAt(data, titleFieldOf(destination.collection))
  const slug = isText(name) && !isText(data.slug) ? slugOf(name) : undefined
  if (namesake || !slug) return namesake
  return findOne(destination, { and: [{ slug: { equals: slug } }, ...sameKind(destination, data)] })
}

/** The entry that an import created for a row before it was interrupted and repeated. */
function findWritten(destination: Destination, data: Values): Promise<Values | undefined> {
  const { startedAt } = destination
  if (!startedAt) return Promise.resolve(undefined)
  return findByName(destination, data, [{ createdAt: { greater_than_equal: startedAt } }])
}

/**
 * Finds the entry of a row by its id, else by its web address, else by its name where names tell entries apart: those
 * of species and references.
 */
export async function findEntries(destination: Destination, data: Values): Promise<FoundEntries> {
  const { collection } = destination
  if (isText(data.id)) return { entry: await findOne(destination, { id: { equals: data.id } }) }
  if (collection === 'references') return { entry: await findByName(destination, data) }
  const findUnaddressed = collection === 'mushrooms' ? findByName : findWritten
  const entry = isText(data.slug)
    ? await findOne(destination, { slug: { equals: data.slug } })
    : await findUnaddressed(destination, data)
  return entry ? { entry } : { namesake: await findNamesake(destination, data) }
}
