import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import { findBySlug, type Reader } from '@/foundation/payload/reader'
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
