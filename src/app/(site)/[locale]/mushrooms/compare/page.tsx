import type { Metadata } from 'next'
import { parseCompared } from '@/domains/identify/compare'
import { allowCaching } from '@/foundation/cache/page-context'
import type { SearchParams } from '@/foundation/routing/search-params'
import { ComparePage, compareMetadata } from '@/site/identify/compare-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<SearchParams>
}

export const dynamic = 'force-dynamic'

/** Seconds; a page expires earlier when a species changes. */
const maxAge = 3600

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return compareMetadata({ locale: localeOf(await params), slugs: parseCompared(await searchParams) })
}

/** Each comparison is an address. Next renders it for each request; the server caches the frequent ones. */
export default async function CompareRoute({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const slugs = parseCompared(await searchParams)
  allowCaching(maxAge)
  return <ComparePage locale={locale} slugs={slugs} />
}
