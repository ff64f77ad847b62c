import type { Metadata } from 'next'
import { defaultLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { absolute } from './absolute'
import { feedLinks } from './feed-links'
import { shareSize, shareUrl } from './share'

/** What the head of a page says about it. */
export type Head = Metadata

export interface PageMetadata {
  locale: Locale
  /** Without the locale prefix. */
  path: string
  title: string
  description: string
  /** What the sharing image shows, if the title does not say it. */
  imageAlt?: string
  index?: boolean
  /** The path of the list whose feeds readers of the page may subscribe to. */
  feed?: string
}

/** Title, description, canonical address, alternate languages and sharing image of a page. */
export function pageMetadata({
  locale,
  path,
  title,
  description: marked,
  imageAlt = title,
  index = true,
  feed,
}: PageMetadata): Head {
  // Messages mark binomials with underscores; metadata cannot be set in italics.
  const description = marked.replaceAll('_', '')
  const url = absolute(locale, path)
  const languages = Object.fromEntries(locales.map((language) => [language, absolute(language, path)]))
  const image = { url: shareUrl(locale, path), ...shareSize, type: 'image/jpeg', alt: imageAlt }
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: { ...languages, 'x-default': absolute(defaultLocale, path) },
      types: feed === undefined ? undefined : feedLinks(locale, feed),
    },
    openGraph: { title, description, url, siteName: 'Fungarium', locale, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    robots: { index, follow: index },
  }
}
