import { Feed } from 'feed'
import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { absolute } from './absolute'
import { type FeedFormat, feedFormats, feedPath, feedTypes } from './feed-links'
import { shareUrl } from './share'

export interface FeedEntry {
  /** Of its page, without the locale prefix. */
  path: string
  title: string
  summary: string
  publishedAt: string
}

export interface FeedContent {
  locale: Locale
  /** Of the list's page, without the locale prefix. */
  path: string
  title: string
  description: string
  /** The newest first. */
  entries: readonly FeedEntry[]
}

/** https://www.rfc-editor.org/rfc/rfc4287 and https://www.jsonfeed.org/version/1.1/ */
export function feedResponse(content: FeedContent, format: FeedFormat): Response {
  const { locale, path, title, description, entries } = content
  const url = absolute(locale, path)
  const newest = entries[0]?.publishedAt
  const feed = new Feed({
    id: url,
    link: url,
    title: `${title} · Fungarium`,
    description,
    language: locale,
    copyright: 'Fungarium',
    favicon: absolute(defaultLocale, '/favicon.ico'),
    updated: newest ? new Date(newest) : undefined,
    feedLinks: Object.fromEntries(
      feedFormats.map((name) => [name, absolute(defaultLocale, feedPath(locale, path, name))]),
    ),
    author: { name: 'Fungarium', link: absolute(locale, '/') },
  })
  for (const entry of entries)
    feed.addItem({
      id: absolute(locale, entry.path),
      link: absolute(locale, entry.path),
      title: entry.title,
      description: entry.summary,
      date: new Date(entry.publishedAt),
      published: new Date(entry.publishedAt),
      image: shareUrl(locale, entry.path),
    })
  return new Response(format === 'atom' ? feed.atom1() : feed.json1(), {
    headers: {
      'Content-Type': `${feedTypes[format]}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, s-maxage=3600',
    },
  })
}
