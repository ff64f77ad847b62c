import type { Metadata } from 'next'
import { parseCalendar } from '@/domains/identify/calendar'
import { allowCaching } from '@/foundation/cache/page-context'
import type { SearchParams } from '@/foundation/routing/search-params'
import { SeasonPage, seasonMetadata } from '@/site/identify/season-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<SearchParams>
}

export const dynamic = 'force-dynamic'

/** Seconds: without a month in the address, the page shows the current one. */
const maxAge = 3600

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  return seasonMetadata({ locale, query: parseCalendar(await searchParams, locale, new Date()) })
}

/** Each region and month is an address. Next renders it for each request; the server caches the frequent ones. */
export default async function SeasonRoute({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const query = parseCalendar(await searchParams, locale, new Date())
  allowCaching(maxAge)
  return <SeasonPage locale={locale} query={query} />
}
