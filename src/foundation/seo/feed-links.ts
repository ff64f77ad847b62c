import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { absolute } from './absolute'

export const feedFormats = ['atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Media types. */
export const feedTypes: Record<FeedFormat, string> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** The path of a list's feed: `/feeds/es/species/type/edible.atom`. */
export function feedPath(locale: Locale, listPath: string, format: FeedFormat): string {
  return `/feeds/${locale}${listPath.replace(/^\/mushrooms/, '')}.${format}`
}

/** Links to the feeds of a list, for the metadata of its page. */
export function feedLinks(locale: Locale, listPath: string): Record<string, string> {
  return Object.fromEntries(
    feedFormats.map((format) => [
      feedTypes[format],
      absolute(defaultLocale, feedPath(locale, listPath, format)),
    ]),
  )
}
