import type { Locale } from '@/foundation/i18n/locales'
import { reservedSlugs } from '@/foundation/routing/reserved'
import { absolute } from './absolute'

/** The size of a sharing image in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

const lists =
  /^\/mushrooms(\/(species|products)(\/[^/]+)*|\/(growing-guide|posts|projects|recipes|vendors|wholesale|dropshipping))?$/
const documents =
  /^\/(?:mushrooms\/(?:(?:growing-guide|product|vendor|wholesale|dropshipping)\/)?|posts\/|projects\/|recipes\/)([^/]+)$/

/** The page whose sharing image a page uses: its own or the home page's. */
export function sharedPath(path: string): string {
  const first = path.replace(/\/page\/\d+$/, '')
  const slug = documents.exec(first)?.[1]
  const isDocument = slug !== undefined && !reservedSlugs.some((reserved) => reserved === slug)
  return lists.test(first) || isDocument ? first : '/'
}

/** The path of a page's sharing image. @param path the page's path without the locale prefix */
export function sharePath(locale: Locale, path: string): string {
  const shared = sharedPath(path)
  return `/share/${locale}${shared === '/' ? '/index' : shared}.jpg`
}

/** The absolute URL of a page's sharing image. */
export const shareUrl = (locale: Locale, path: string): string => absolute('en', sharePath(locale, path))

/** The path of the page that a sharing image belongs to; null if the address is invalid. */
export function pathOfShare(segments: readonly string[]): string | null {
  const joined = `/${segments.join('/')}`
  if (!joined.endsWith('.jpg')) return null
  const named = joined.slice(0, -'.jpg'.length)
  const path = named === '/index' ? '/' : named
  return sharedPath(path) === path ? path : null
}
