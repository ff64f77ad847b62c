import { cached } from '@/foundation/cache/cached'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import { asInAllLocales, findBySlug, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { Page } from '@/payload-types'

/** A page of blocks. */
export interface PageView {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText | null
  /** Each with its language if it fell back. */
  layout: (NonNullable<Page['layout']>[number] & { lang?: Locale })[]
}

/** Returns the page with a slug; null if there is none or the reader may not see it. */
export async function getPage(reader: Reader, slug: string): Promise<PageView | null> {
  const page = await findBySlug(reader, 'pages', slug, { depth: 1 })
  if (!page) return null
  return {
    id: page.id,
    slug: page.slug,
    title: localizedText(page, 'title'),
    description: localizedText(page.meta, 'description'),
    layout: placedBlocks(page.layout),
  }
}

/** The pages that say who is behind the site, how it verifies and what it does with data, in the order of their links. */
export const trustSlugs = ['about', 'how-we-verify', 'privacy', 'terms'] as const

/** A page that every page links to. */
export interface TrustPage {
  slug: string
  title: LocalizedText
}

/** Those of the pages about the site itself that are published. */
export function listTrustPages(reader: Reader): Promise<TrustPage[]> {
  const expires = trustSlugs.map((slug) => tags.slug('pages', slug))
  dependsOn(expires)
  return cached(['trust-pages', reader.locale], expires, async () => {
    const { docs } = await reader.payload.find({
      ...asInAllLocales(reader),
      collection: 'pages',
      where: { slug: { in: [...trustSlugs] } },
      select: { slug: true, title: true },
      depth: 0,
      limit: trustSlugs.length,
      pagination: false,
    })
    return trustSlugs.flatMap((slug) => {
      const page = docs.find((doc) => doc.slug === slug)
      return page ? [{ slug, title: localizedText(inLanguageOf(reader, 'pages', page), 'title') }] : []
    })
  })
}
