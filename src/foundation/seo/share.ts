import type { Locale } from '@/foundation/i18n/locales'
import { reservedSlugs } from '@/foundation/routing/reserved'
import { absolute } from './absolute'

/** Of a picture shown where somebody shares an address, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

const lists =
  /^\/mushrooms(\/(species|products)(\/[^/]+)*|\/(growing-guide|vendors|wholesale|dropshipping))?$/
const documents = /^\/mushrooms\/(?:(?:growing-guide|product|vendor|wholesale|dropshipping)\/)?([^/]+)$/

/** The page whose picture stands for a page: its own where there is one, else the home page's. */
export function sharedPath(path: string): string {
  const first = path.replace(/\/page\/\d+$/, '')
  const slug = documents.exec(first)?.[1]
  const isDocument = slug !== undefined && !reservedSlugs.some((reserved) => reserved === slug)
  return lists.test(first) || isDocument ? first : '/'
}

/** Where the picture of a page stands on the site. @param path the page's, without its language */
export function sharePath(locale: Locale, path: string): string {
  const shared = sharedPath(path)
  return `/share/${locale}${shared === '/' ? '/index' : shared}.jpg`
}

/** The same with the site's address. */
export const shareUrl = (locale: Locale, path: string): string => absolute('en', sharePath(locale, path))

/** The path of the page that a picture's address names, or null. */
export function pathOfShare(segments: readonly string[]): string | null {
  const joined = `/${segments.join('/')}`
  if (!joined.endsWith('.jpg')) return null
  const named = joined.slice(0, -'.jpg'.length)
  const path = named === '/index' ? '/' : named
  return sharedPath(path) === path ? path : null
}
