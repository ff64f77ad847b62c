import type { AdminViewServerProps } from 'payload'
import { type ModeratedCollection, moderatedCollections } from '@/domains/moderation/moderated-collections'
import { type Locale, locales } from '@/foundation/i18n/locales'

/** The filters and the page number of the queue. */
export interface QueueQuery {
  kind?: ModeratedCollection
  reported: boolean
  days?: number
  locale?: Locale
  page: number
}

/** Options of the filter by waiting time, in days. */
export const waitingDays = [1, 3, 7, 30]

const maxPage = 10_000

/** Ignores invalid parameters. */
export function parseQueueQuery(params: AdminViewServerProps['searchParams']): QueueQuery {
  const param = (name: string) => [params?.[name]].flat()[0]
  return {
    kind: moderatedCollections.find((kind) => kind === param('kind')),
    reported: param('reported') === 'on',
    days: waitingDays.find((days) => String(days) === param('days')),
    locale: locales.find((locale) => locale === param('language')),
    page: Math.min(maxPage, Math.max(1, Number.parseInt(param('page') ?? '1', 10) || 1)),
  }
}

export function isFiltered({ kind, reported, days, locale }: QueueQuery): boolean {
  return Boolean(kind || reported || days || locale)
}

export function queueHref({ kind, reported, days, locale }: QueueQuery, page: number): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(reported && { reported: 'on' }),
    ...(days && { days: String(days) }),
    ...(locale && { language: locale }),
    page: String(page),
  })
  return `/admin/moderation?${query}`
}
