import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { listedAfterwards } from '@/domains/cards/bulk-load'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { enteredIds, type Ids } from './loaded-ids'

type Written<Slug extends CollectionSlug> = Omit<
  DataFromCollectionSlug<Slug>,
  'id' | 'createdAt' | 'updatedAt' | 'collection'
>

/** Enters a document in every language, or in none. */
function enter<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  dataIn: (locale: Locale) => Written<Slug>,
): Promise<string> {
  const [first, ...others] = locales
  const shared = { collection, context: listedAfterwards, depth: 0 }
  return inTransaction(payload, async (req) => {
    const { id } = await payload.create({ ...shared, data: dataIn(first) as never, locale: first, req })
    for (const locale of others)
      await payload.update({ ...shared, id, data: dataIn(locale) as never, locale, req })
    return String(id)
  })
}

interface Entering<Slug extends CollectionSlug, Sample> {
  collection: Slug
  samples: readonly Sample[]
  dataIn: (sample: Sample, locale: Locale) => Written<Slug>
  /** By which field, and by what in it, a document is known that stands there already; its slug unless said. */
  by?: Parameters<typeof enteredIds>[2]
  known?: (sample: Sample) => string
}

/** Enters what an interrupted loading has not; gives the ids of all by their slugs. */
export async function enterMissing<Slug extends CollectionSlug, Sample extends { slug: string }>(
  payload: Payload,
  { collection, samples, dataIn, by = 'slug', known = ({ slug }) => slug }: Entering<Slug, Sample>,
  advance: () => void,
): Promise<Ids> {
  const entered = await enteredIds(payload, collection, by)
  const ids = new Map<string, string>()
  for (const sample of samples) {
    const there = entered.get(known(sample))
    ids.set(sample.slug, there ?? (await enter(payload, collection, (locale) => dataIn(sample, locale))))
    advance()
  }
  return ids
}
