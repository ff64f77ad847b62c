import type { GeneratePreviewURL } from 'payload'
import { isLocale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { type DocumentCollection, documentPath } from '@/foundation/routing/paths'

/** The address of the panel's preview button: the page with drafts. */
export function previewOf(collection: DocumentCollection): GeneratePreviewURL {
  return ({ slug }, { locale }) => {
    if (typeof slug !== 'string') return null
    const path = localePath(isLocale(locale) ? locale : 'en', documentPath(collection, slug))
    return `/preview?path=${encodeURIComponent(path)}`
  }
}
