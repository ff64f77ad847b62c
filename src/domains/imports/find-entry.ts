import type { Where } from 'payload'
import { type Values, valueAt } from './columns'
import { titleFieldOf } from './name-fields'
import type { Destination } from './save-entry'

/** Stored entries that a row may mean. */
export interface FoundEntries {
  /** The entry that the row changes. */
  entry?: Values
  /** Another entry with the name of a row that creates one. */
  namesake?: Values
}

/** A cultivated variety has the name of its species, and is an entry of its own. */
const varietyField = 'specie.variation'

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

function findByName(destination: Destination, data: Values): Promise<Values | undefined> {
  const field = titleFieldOf(destination.collection)
  const name = valueAt(data, field)
  if (!isText(name)) return Promise.resolve(undefined)
  return findOne(destination, { and: [{ [field]: { equals: name } }, ...sameKind(destination, data)] })
}

/** What entries of one name must also share: the variety of a species, the vendor of a product. */
function sameKind({ collection }: Destination, data: Values): Where[] {
  const variety = valueAt(data, varietyField)
  if (collection === 'mushrooms')
    return [{ [varietyField]: isText(variety) ? { equals: variety } : { exists: false } }]
  return collection === 'products' && isText(data.vendor) ? [{ vendor: { equals: data.vendor } }] : []
}

/**
 * Finds the entry of a row by its id, else by its web address, else by its name where names tell entries apart: those
 * of species and references.
 */
export async function findEntries(destination: Destination, data: Values): Promise<FoundEntries> {
  const { collection } = destination
  if (isText(data.id)) return { entry: await findOne(destination, { id: { equals: data.id } }) }
  if (collection === 'references') return { entry: await findByName(destination, data) }
  if (!isText(data.slug) && collection === 'mushrooms') return { entry: await findByName(destination, data) }
  const entry = isText(data.slug) ? await findOne(destination, { slug: { equals: data.slug } }) : undefined
  return entry ? { entry } : { namesake: await findByName(destination, data) }
}
