import { defaultLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { absolute } from './absolute'
import { feedLinks } from './feed-links'
import { shareSize, shareUrl } from './share'

/** The picture that stands for a page where it is shared. */
export interface ShareImage {
  url: string
  width: number
  height: number
  /** The media type. */
  type: string
  alt: string
}

/** What the head of a page says about it. */
export interface Head {
  /** The name of the site follows it, unless it is `absolute`. */
  title?: string | { absolute: string }
  description?: string
  /** What browsers tell other sites about the page that leads there. */
  referrer?: 'same-origin'
  robots?: { index?: boolean; follow?: boolean }
  alternates?: {
    canonical: string
    /** Addresses of the page in other languages. */
    languages: Record<string, string>
    /** Addresses of its feeds by media type. */
    types?: Record<string, string>
  }
  openGraph?: {
    title: string
    description: string
    url: string
    siteName: string
    locale: Locale
    images: ShareImage[]
  }
  twitter?: { card: 'summary_large_image'; title: string; description: string; images: ShareImage[] }
}

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
