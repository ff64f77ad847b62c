import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import { type Searched, searchedCollections } from '@/domains/search/collections'
import type { SearchEntry, SearchedCollection, SearchKind } from '@/domains/search/entry'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { messagesOf } from '@/foundation/i18n/messages'
import { isolateLocale } from '@/foundation/payload/isolated-locale'
import { pickLocale } from '@/foundation/payload/pick-locale'

/** The entries of a document: one for each language, none while guests may not read it. */
export interface DocumentEntries {
  collection: Searched
  kind: SearchKind
  document: string
  entries: (SearchEntry & { locale: Locale })[]
}

/** Fields of related documents that entries need. */
const populate = {
  categories: { title: true },
  mushrooms: { _status: true, specie: { scientificName: true, commonNames: true, localNames: true } },
  vendors: { businessName: true, displayName: true, address: true },
  references: {},
  media: {},
} as const

/** Options of every read: as the public sees a document, in all languages. */
const read = { depth: 1, draft: false, locale: 'all', populate } as const

/** Reads a document as guests see it and builds its entries, within the request's transaction if there is one. */
export async function readEntries(
  payload: Payload,
  collection: Searched,
  id: string,
  req?: PayloadRequest,
): Promise<DocumentEntries> {
  const doc = await payload.findByID({
    ...read,
    collection,
    id,
    disableErrors: true,
    ...(req && { req: isolateLocale(req) }),
  })
  const { kind } = searchedCollections[collection]
  return doc ? buildEntries(payload, collection, doc) : { collection, kind, document: id, entries: [] }
}

/** Reads several documents at once. Documents that do not exist are left out. */
export async function readManyEntries(
  payload: Payload,
  collection: Searched,
  ids: readonly string[],
): Promise<DocumentEntries[]> {
  const { docs } = await payload.find({
    ...read,
    collection,
    pagination: false,
    where: { id: { in: [...ids] } },
  })
  return Promise.all(docs.map((doc) => buildEntries(payload, collection, doc)))
}

async function buildEntries(
  payload: Payload,
  collection: Searched,
  doc: DataFromCollectionSlug<Searched>,
): Promise<DocumentEntries> {
  const { kind, isSearched, entry } = searchedCollections[collection] as SearchedCollection<typeof doc>
  const entries = isSearched(doc)
    ? await Promise.all(
        locales.map(async (locale) => {
          const messages = messagesOf(locale)
          return { ...entry(pickLocale(payload, collection, doc, locale), { locale, messages }), locale }
        }),
      )
    : []
  return { collection, kind, document: doc.id, entries }
}
