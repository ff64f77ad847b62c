import type { ComponentType } from 'react'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import type { SearchParams } from '@/foundation/routing/search-params'
import type { Head } from '@/foundation/seo/metadata'

/** The segments of an address that its pattern names; one that stands for several is a list. */
export type PathParams = Record<string, string | string[]>

/** A request for a page. */
export interface SiteRequest<Params extends PathParams = Record<never, never>> {
  locale: Locale
  params: Params
  query: SearchParams
  headers: Headers
  /** A guest, so that the page is the same for everyone; in a preview the editor, with drafts. */
  reader: Reader
}

/**
 * A page of the site: all that it shows is read by `load`, in parallel where it can be, and rendered by components that
 * read nothing.
 */
export interface Page<Data extends object, Params extends PathParams = Record<never, never>> {
  /** Throws the signals of `foundation/routing/signals` where the address has no page, or leads to another. */
  load: (request: SiteRequest<Params>) => Promise<Data>
  /** What search engines and links to the page say about it. */
  head: (data: Data, request: SiteRequest<Params>) => Head
  View: ComponentType<Data>
  /**
   * Seconds for which the page may be cached, at most, if not as long as others; 0 for a page that is not the same for
   * everyone.
   */
  maxAge?: number
  /** False for a page that works while the database is gone, without what editors place around it. */
  needsDatabase?: boolean
}
