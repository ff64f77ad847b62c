import { cached } from '@/foundation/cache/cached'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, globalInLanguageOf, type Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import type { Navigation } from '@/payload-types'
import { footerSlug, navigationSlug } from './globals'

/** A link that editors have placed. */
export interface SiteLink {
  label: LocalizedText
  /** As editors wrote it: a path without its language, or the address of another site. */
  url: string
  href: string
}

export interface FooterColumn {
  heading: LocalizedText | null
  links: SiteLink[]
}

type LinkRows = Navigation['links']

function toLinks({ locale }: Reader, rows: LinkRows): SiteLink[] {
  return (rows ?? []).map((row) => ({
    label: localizedText(row, 'label'),
    url: row.url,
    href: row.url.startsWith('/') ? localePath(locale, row.url) : row.url,
  }))
}

/** The links of the header; empty if editors have placed none. */
export function listHeaderLinks(reader: Reader): Promise<SiteLink[]> {
  dependsOn([tags.global(navigationSlug)])
  return cached([navigationSlug, reader.locale], [tags.global(navigationSlug)], async () => {
    const stored = await reader.payload.findGlobal({
      ...asInAllLocales(reader),
      slug: navigationSlug,
      depth: 0,
    })
    return toLinks(reader, globalInLanguageOf(reader, navigationSlug, stored).links)
  })
}

/** The columns of the footer; empty if editors have placed none. */
export function listFooterColumns(reader: Reader): Promise<FooterColumn[]> {
  dependsOn([tags.global(footerSlug)])
  return cached([footerSlug, reader.locale], [tags.global(footerSlug)], async () => {
    const stored = await reader.payload.findGlobal({ ...asInAllLocales(reader), slug: footerSlug, depth: 0 })
    const { columns } = globalInLanguageOf(reader, footerSlug, stored)
    return (columns ?? [])
      .map((column) => ({ heading: localizedText(column, 'heading'), links: toLinks(reader, column.links) }))
      .filter(({ links }) => links.length > 0)
  })
}
