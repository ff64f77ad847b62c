import type { Locale } from '@/foundation/i18n/locales'
import { isSafeLink } from '@/foundation/rich-text/links'
import { localePath } from '@/foundation/routing/locale-path'
import { type Entry, entryPath } from '@/foundation/routing/paths'
import { unlocalizedSegments } from '@/foundation/routing/unlocalized-segments'
import type { LinkView } from './relations'
import { mayNotShowShop, type PageSubject } from './shops'

interface LinkTarget {
  href: string
  rel?: string
}

/** The address of a document's page in a language, which follows its slug; null if it is not published. */
export function documentHref(
  { relationTo, value }: NonNullable<LinkView['document']>,
  locale: Locale,
): string | null {
  if (typeof value !== 'object' || !value?.slug) return null
  // The product documents require posts at their own slug, without a category.
  const entry: Entry = { slug: value.slug, categories: relationTo === 'posts' ? null : value.categories }
  return localePath(locale, entryPath(relationTo, entry))
}

/**
 * An editor's address. Paths of pages lead to the page in the reader's language, because a text is written once for each
 * language and its addresses are copied; `/en/…` stays English.
 */
export function addressHref(address: string, locale: Locale): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const [, first = ''] = path.split('/')
  const isPage = address.startsWith('/') && !unlocalizedSegments.includes(first)
  return isPage ? localePath(locale, path) + address.slice(path.length) : address
}

/** Where a button leads; null if its document is not published or may not be linked on this page. */
export function linkTarget(
  { document, url }: LinkView,
  locale: Locale,
  page: PageSubject | undefined,
): LinkTarget | null {
  if (document) {
    if (page && mayNotShowShop(document.relationTo, page)) return null
    const href = documentHref(document, locale)
    return href ? { href } : null
  }
  if (!isSafeLink(url) || !url) return null
  return /^https?:/i.test(url) ? { href: url, rel: 'noopener external' } : { href: addressHref(url, locale) }
}
