import type { Metadata } from 'next'
import { effectColumns } from '@/domains/tables/effects'
import { parseSorting } from '@/domains/tables/sorting'
import { allowCaching } from '@/foundation/cache/page-context'
import type { SearchParams } from '@/foundation/routing/search-params'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { EffectsPage, effectsMetadata } from '@/site/tables/effects-page'

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<SearchParams>
}

export const dynamic = 'force-dynamic'

/** Seconds; a page expires earlier when a species changes. */
const maxAge = 3600

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const sorting = parseSorting(effectColumns, await searchParams)
  return effectsMetadata({ locale: localeOf(await params), sorting })
}

/** Each order is an address. Next renders it for each request; the server caches the frequent ones. */
export default async function EffectsRoute({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const sorting = parseSorting(effectColumns, await searchParams)
  allowCaching(maxAge)
  return <EffectsPage locale={locale} sorting={sorting} />
}
