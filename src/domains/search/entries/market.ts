import { populated } from '@/domains/cards/card'
import type { EntryContext, SearchEntry } from '@/domains/search/entry'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { supplierName } from '@/domains/suppliers/name'
import { localizedText } from '@/foundation/i18n/localized-text'
import { plainTextOf } from '@/foundation/rich-text/plain-text'
import { documentPath } from '@/foundation/routing/paths'
import type { Dropshipping, Product, Vendor, Wholesale } from '@/payload-types'
import { categoryTitles, idsOf, placeWords, present, speciesNames, titleName } from './texts'

export function productEntry(doc: Product, { locale, messages }: EntryContext): SearchEntry {
  const vendor = populated(doc.vendor)
  return {
    path: documentPath('products', doc.slug),
    title: doc.title,
    names: [titleName(localizedText(doc, 'title'), locale)],
    keywords: present([
      ...speciesNames(doc.species),
      ...categoryTitles(doc.categories),
      ...(doc.badges ?? []).map((badge) => messages.products.badges[badge]),
      vendor && supplierName(vendor),
      ...placeWords(vendor?.address, locale),
    ]),
    text: present([doc.meta?.description]),
    body: [plainTextOf(doc.description)],
    related: [...idsOf(doc.species), ...idsOf(doc.categories), ...idsOf([doc.vendor])],
  }
}

type Supplier = Pick<
  Vendor & Wholesale & Dropshipping,
  'slug' | 'businessName' | 'displayName' | 'address' | 'description' | 'sells'
>

/** Entries of a kind of supplier; `typeOf` is what kind of business it is. */
export const supplierEntry =
  <Doc extends Supplier>(kind: SupplierKind, typeOf: (doc: Doc) => string) =>
  (doc: Doc, { locale, messages }: EntryContext): SearchEntry => {
    const { businessName, address, sells } = doc
    const types: Record<string, string | undefined> = messages.suppliers.types
    const names = [...new Set([supplierName(doc), businessName])]
    return {
      path: documentPath(kind, doc.slug),
      title: supplierName(doc),
      names: names.map((text) => ({ text, type: 'title', language: null })),
      keywords: present([
        messages.suppliers.crumb[kind],
        types[typeOf(doc)],
        ...placeWords(address, locale),
        ...categoryTitles(sells),
        messages.search.words.suppliers,
      ]),
      text: present([doc.description]),
      related: idsOf(sells),
    }
  }
