import type {
  CollectionSlug,
  DataFromCollectionSlug,
  FindOptions,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SelectType,
  TypedUser,
} from 'payload'
import { defaultLocale, isLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { pickGlobalLocale, pickLocale } from './pick-locale'
import { omitsRelatedValues } from './related-value'
import { lacksRequired } from './required-fields'

/**
 * The user and language of a read, and whether drafts are requested. Access control decides whether they
 * are granted.
 */
export interface Reader {
  payload: Payload
  user: TypedUser | null
  locale: Locale
  draft: boolean
}

/** The reader of a request to an endpoint. */
export function readerOf(req: PayloadRequest): Reader {
  return {
    payload: req.payload,
    user: req.user,
    locale: isLocale(req.locale) ? req.locale : defaultLocale,
    draft: false,
  }
}

/** Local API options of every read on behalf of a reader. */
export function as({ user, locale, draft }: Reader) {
  return { overrideAccess: false, user, locale, draft } as const
}

/**
 * Local API options of a read in all languages; convert its documents with `inLanguageOf`. Payload populates what a
 * rich text contains in the language of the text, so it needs to know the others.
 */
export function asInAllLocales(reader: Reader) {
  const context = { [omitsRelatedValues]: true }
  return { ...as(reader), locale: 'all' as const, fallbackLocale: [...locales], context }
}

/**
 * Converts a document that was read with `asInAllLocales` to the reader's language. `localizedText` tells
 * which texts are in another one.
 */
export function inLanguageOf<Doc extends object>(
  { payload, locale }: Reader,
  collection: CollectionSlug,
  doc: Doc,
): Doc {
  return pickLocale(payload, collection, doc, locale)
}

/** Converts a global that was read with `asInAllLocales` to the reader's language. */
export function globalInLanguageOf<Settings extends object>(
  { payload, locale }: Reader,
  slug: GlobalSlug,
  settings: Settings,
): Settings {
  return pickGlobalLocale(payload, slug, settings, locale)
}

type Options = Pick<FindOptions<CollectionSlug, SelectType>, 'depth' | 'populate'>

/**
 * Reads a document by its slug in the reader's language; null if there is none, the reader may not see it,
 * or it is a draft that lacks what its page is made of.
 */
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
  if (!doc) return null
  const localized = inLanguageOf(reader, collection, doc)
  const { flattenedFields } = reader.payload.collections[collection].config
  if (reader.draft && lacksRequired(flattenedFields, { ...localized })) return null
  return localized as DataFromCollectionSlug<Slug>
}
