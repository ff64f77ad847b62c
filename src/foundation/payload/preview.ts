import type { GeneratePreviewURL } from 'payload'
import { isLocale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { type DocumentCollection, documentPath } from '@/foundation/routing/paths'
import { lacksRequired } from './required-fields'

/** The address of the panel's preview button: the page with drafts. Drafts that lack what it is made of have none. */
export function previewOf(collection: DocumentCollection): GeneratePreviewURL {
  return (doc, { locale, req }) => {
    const { slug } = doc
    const { flattenedFields } = req.payload.collections[collection].config
    if (typeof slug !== 'string' || lacksRequired(flattenedFields, doc, { ignoreLocalized: true }))
      return null
    const path = localePath(isLocale(locale) ? locale : 'en', documentPath(collection, slug))
    return `/preview?path=${encodeURIComponent(path)}`
  }
}
