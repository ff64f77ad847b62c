import type {
  CollectionSlug,
  DataFromCollectionSlug,
  FindOptions,
  Payload,
  PayloadRequest,
  SelectType,
  TypedUser,
} from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { pickLocale } from './pick-locale'

/** Who reads, in which language, and whether unpublished versions are wanted (and then granted by access). */
export interface Reader {
  payload: Payload
  user: TypedUser | null
  locale: Locale
  draft: boolean
}

/** The reader behind a request to an endpoint. */
export function readerOf(req: PayloadRequest): Reader {
  return {
    payload: req.payload,
    user: req.user,
    locale: isLocale(req.locale) ? req.locale : defaultLocale,
    draft: false,
  }
}

/** What every read on behalf of a reader passes to the Local API. */
export function as({ user, locale, draft }: Reader) {
  return { overrideAccess: false, user, locale, draft } as const
}

/** Options of a read on behalf of a reader whose documents `inLanguageOf` turns into the reader's language. */
export function asInAllLocales(reader: Reader) {
  return { ...as(reader), locale: 'all' } as const
}

/**
 * Turns a document that was read with `asInAllLocales` into the reader's language. Texts without a translation are in
 * another language, which `localizedText` tells.
 */
export function inLanguageOf<Doc extends object>(
  { payload, locale }: Reader,
  collection: CollectionSlug,
  doc: Doc,
): Doc {
  return pickLocale(payload, collection, doc, locale)
}

type Options = Pick<FindOptions<CollectionSlug, SelectType>, 'depth' | 'populate'>

/** Reads the document with a slug in the reader's language; null if there is none or the reader may not see it. */
export async function findBySlug<Slug extends CollectionSlug>(
  reader: Reader,
  collection: Slug,
  slug: string,
  options: Options = {},
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    ...options,
    collection: collection as CollectionSlug,
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug } },
  })
  const [doc] = docs
  return doc ? (inLanguageOf(reader, collection, doc) as DataFromCollectionSlug<Slug>) : null
}
