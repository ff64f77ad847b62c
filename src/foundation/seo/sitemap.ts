import { Readable } from 'node:stream'
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap'
import { defaultLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { absolute } from './absolute'
import { shareUrl } from './share'

/** A page that search engines may find. */
export interface SitemapPage {
  /** Without the locale prefix. */
  path: string
  /** When it was last changed, if that is known. */
  updatedAt?: string
}

/** Seconds; what a sitemap lists expires it sooner. */
const maxAge = 3600

/** Sends a stream of texts as it is written, so that the memory does not depend on its length. */
function xmlResponse(stream: Readable): Response {
  const texts = Readable.toWeb(stream) as ReadableStream<string>
  return new Response(texts.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=0, s-maxage=${maxAge}`,
    },
  })
}

const lastModified = (updatedAt?: string) => updatedAt && new Date(updatedAt).toISOString()

function* entriesOf(pages: Iterable<SitemapPage>, locale: Locale) {
  for (const { path, updatedAt } of pages)
    yield {
      url: absolute(locale, path),
      lastmod: lastModified(updatedAt),
      img: shareUrl(locale, path),
      links: [
        ...locales.map((lang) => ({ lang, url: absolute(lang, path) })),
        { lang: 'x-default', url: absolute(defaultLocale, path) },
      ],
    }
}

/** The sitemap of pages in a language, each with its translations and the picture that is shared with it. */
export function sitemapResponse(pages: Iterable<SitemapPage>, locale: Locale): Response {
  const sitemap = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { image: true, xhtml: true, news: false, video: false },
  })
  return xmlResponse(Readable.from(entriesOf(pages, locale)).pipe(sitemap))
}

/** The index of sitemaps; paths are those of the sitemaps. */
export function sitemapIndexResponse(sitemaps: readonly SitemapPage[]): Response {
  const items = sitemaps.map(({ path, updatedAt }) => ({
    url: absolute(defaultLocale, path),
    lastmod: lastModified(updatedAt),
  }))
  return xmlResponse(Readable.from(items).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })))
}
