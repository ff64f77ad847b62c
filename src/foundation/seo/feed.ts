import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { escapeHtml } from '@/foundation/text/escape-html'
import { withoutInvisible } from '@/foundation/text/visible-text'
import { absolute } from './absolute'
import { type FeedFormat, feedPath, feedTypes } from './feed-links'
import { shareUrl } from './share'

export interface FeedEntry {
  /** Of its page, without the locale prefix. */
  path: string
  title: string
  summary: string
  publishedAt: string
  updatedAt: string
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

const isoDate = (date: string) => new Date(date).toISOString()

/** The texts of a feed are text, not HTML. XML has no way to write control characters. */
const textElement = (name: string, text: string) =>
  text ? [`<${name} type="text">${escapeHtml(withoutInvisible(text))}</${name}>`] : []

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}"/>`

function atomEntry({ path, title, summary, publishedAt, updatedAt }: FeedEntry, locale: Locale): string {
  const url = absolute(locale, path)
  return [
    '<entry>',
    element('id', url),
    ...textElement('title', title),
    link('alternate', url, 'text/html'),
    link('enclosure', shareUrl(locale, path), 'image/jpeg'),
    element('published', isoDate(publishedAt)),
    element('updated', isoDate(updatedAt)),
    ...textElement('summary', summary),
    '</entry>',
  ].join('\n')
}

/** When anything in the feed was last changed; a feed without entries has never been. */
const lastUpdate = (entries: readonly FeedEntry[]) =>
  new Date(Math.max(0, ...entries.map(({ updatedAt }) => Date.parse(updatedAt)))).toISOString()

/** https://www.rfc-editor.org/rfc/rfc4287 */
function atomFeed({ locale, path, title, description, entries }: FeedContent): string {
  const url = absolute(locale, path)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', url),
    ...textElement('title', `${title} · Fungarium`),
    ...textElement('subtitle', description),
    element('updated', lastUpdate(entries)),
    link('alternate', url, 'text/html'),
    link('self', absolute(defaultLocale, feedPath(locale, path, 'atom')), feedTypes.atom),
    element('icon', absolute(defaultLocale, '/favicon.ico')),
    `<author>${element('name', 'Fungarium')}${element('uri', absolute(locale, '/'))}</author>`,
    ...entries.map((entry) => atomEntry(entry, locale)),
    '</feed>\n',
  ].join('\n')
}

/** https://www.jsonfeed.org/version/1.1/ */
function jsonFeed({ locale, path, title, description, entries }: FeedContent): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} · Fungarium`,
    home_page_url: absolute(locale, path),
    feed_url: absolute(defaultLocale, feedPath(locale, path, 'json')),
    description,
    favicon: absolute(defaultLocale, '/favicon.ico'),
    authors: [{ name: 'Fungarium', url: absolute(locale, '/') }],
    language: locale,
    items: entries.map((entry) => ({
      id: absolute(locale, entry.path),
      url: absolute(locale, entry.path),
      title: entry.title,
      content_text: entry.summary,
      image: shareUrl(locale, entry.path),
      date_published: isoDate(entry.publishedAt),
      date_modified: isoDate(entry.updatedAt),
    })),
  })
}

const writers: Record<FeedFormat, (content: FeedContent) => string> = { atom: atomFeed, json: jsonFeed }

/** A feed as a feed reader gets it. */
export function feedResponse(content: FeedContent, format: FeedFormat): Response {
  return new Response(writers[format](content), {
    headers: {
      'Content-Type': `${feedTypes[format]}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, s-maxage=3600',
    },
  })
}
