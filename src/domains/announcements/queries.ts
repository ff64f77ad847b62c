import { cached } from '@/foundation/cache/cached'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, globalInLanguageOf, type Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { announcementsSlug } from './global'

export interface AnnouncementView {
  id: string
  text: LocalizedText
  href: string | null
}

interface Dated extends AnnouncementView {
  /** Milliseconds. */
  from: number
  until: number
}

async function readAnnouncements(reader: Reader): Promise<Dated[]> {
  const stored = await reader.payload.findGlobal({
    ...asInAllLocales(reader),
    slug: announcementsSlug,
    depth: 0,
  })
  const { announcements } = globalInLanguageOf(reader, announcementsSlug, stored)
  return (announcements ?? []).map((row) => ({
    id: row.id ?? '',
    text: localizedText(row, 'text'),
    href: row.url?.startsWith('/') ? localePath(reader.locale, row.url) : (row.url ?? null),
    from: row.from ? Date.parse(row.from) : Number.NEGATIVE_INFINITY,
    until: row.until ? Date.parse(row.until) : Number.POSITIVE_INFINITY,
  }))
}

/** What is announced at a time. */
export async function listAnnouncements(reader: Reader, now = Date.now()): Promise<AnnouncementView[]> {
  const tag = tags.global(announcementsSlug)
  dependsOn([tag])
  const all = await cached([announcementsSlug, reader.locale], [tag], () => readAnnouncements(reader))
  return all.filter(({ from, until }) => from <= now && now < until)
}
