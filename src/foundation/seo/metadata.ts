import type { Metadata } from 'next'
import { defaultLocale, type Locale, locales } from '../i18n/locales'
import { absolute } from './absolute'

interface PageFacts {
  locale: Locale
  /** Without the language's prefix. */
  path: string
  title: string
  description: string
  /** Full address of a picture of 1200 x 630. */
  image?: string
  index?: boolean
}

/** Title, description, canonical address, its twins in the other languages, and the card for sharing. */
export function pageMetadata({
  locale,
  path,
  title,
  description: marked,
  image,
  index = true,
}: PageFacts): Metadata {
  // Binomials stand between underscores in the site's own texts; here there are no italics.
  const description = marked.replaceAll('_', '')
  const url = absolute(locale, path)
  const languages = Object.fromEntries(locales.map((language) => [language, absolute(language, path)]))
  return {
    title,
    description,
    alternates: { canonical: url, languages: { ...languages, 'x-default': absolute(defaultLocale, path) } },
    openGraph: { title, description, url, siteName: 'Fungarium', locale, ...(image && { images: [image] }) },
    robots: { index, follow: index },
  }
}
