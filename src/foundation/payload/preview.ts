import type { GeneratePreviewURL } from 'payload'
import { isLocale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { type DocumentCollection, documentPath } from '@/foundation/routing/paths'
import { lacksRequired } from './required-fields'

function previewUrl(locale: string, path: string): string {
  return `/preview?path=${encodeURIComponent(localePath(isLocale(locale) ? locale : 'en', path))}`
}

/** The address of the panel's preview button: the page with drafts. Drafts that lack what it is made of have none. */
export function previewOf(collection: DocumentCollection): GeneratePreviewURL {
  return (doc, { locale, req }) => {
    const { slug } = doc
    const { flattenedFields } = req.payload.collections[collection].config
    if (typeof slug !== 'string' || lacksRequired(flattenedFields, doc, { ignoreLocalized: true }))
      return null
    return previewUrl(locale, documentPath(collection, slug))
  }
}

/** The same of a page that is always there. */
export function previewOfPath(path: string): GeneratePreviewURL {
  return (_doc, { locale }) => previewUrl(locale, path)
}
