import type { CollectionSlug, DataFromCollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import { listedAfterwards } from '@/domains/cards/bulk-load'
import { isSampleCollection } from '@/domains/sample-content/collections'
import { forEachConcurrently } from '@/foundation/concurrency'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { saveBuffered } from '@/foundation/payload/buffered-save'
import { type Ids, loadedIds } from './loaded-ids'

/** More would only wait for the processor. */
export const concurrency = 4

type DocumentData<Slug extends CollectionSlug> = Omit<
  DataFromCollectionSlug<Slug>,
  'id' | 'createdAt' | 'updatedAt' | 'collection'
>

/** Saves a document in every language, or in none. Returns its id. */
export function saveInAllLocales<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, reservedId }: { collection: Slug; reservedId?: string },
  dataIn: (locale: Locale) => DocumentData<Slug>,
): Promise<string> {
  const [first, ...others] = locales
  const shared = { collection, context: listedAfterwards, depth: 0 }
  return saveBuffered(payload, { collection, reservedId }, async (req, id) => {
    const mark = isSampleCollection(collection) ? { sample: true } : {}
    const data = { ...dataIn(first), ...mark } as RequiredDataFromCollectionSlug<Slug>
    await payload.create({ ...shared, data, locale: first, req })
    for (const locale of others)
      await payload.update({ ...shared, id, data: dataIn(locale) as never, locale, req })
  })
}

interface Insert<Slug extends CollectionSlug, Sample> {
  collection: Slug
  samples: readonly Sample[]
  dataIn: (sample: Sample, locale: Locale) => DocumentData<Slug>
  /** The field that identifies a loaded document, and its value; the slug by default. */
  key?: { field: Parameters<typeof loadedIds>[2]; getValue: (sample: Sample) => string }
}

/** Inserts the samples that an interrupted loading has not. Returns the ids of all by their slugs. */
export async function insertMissing<Slug extends CollectionSlug, Sample extends { slug: string }>(
  payload: Payload,
  { collection, samples, dataIn, key }: Insert<Slug, Sample>,
  advance: () => void,
): Promise<Ids> {
  const { field, getValue } = key ?? { field: 'slug', getValue: ({ slug }: Sample) => slug }
  const loaded = await loadedIds(payload, collection, field)
  const ids = new Map<string, string>()
  await forEachConcurrently(samples, concurrency, async (sample) => {
    const id =
      loaded.get(getValue(sample)) ??
      (await saveInAllLocales(payload, { collection }, (locale) => dataIn(sample, locale)))
    ids.set(sample.slug, id)
    advance()
  })
  return ids
}
