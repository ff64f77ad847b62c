import type { Metadata } from 'next'
import { parseAnswers } from '@/domains/identify/answers'
import { allowCaching } from '@/foundation/cache/page-context'
import type { SearchParams } from '@/foundation/routing/search-params'
import { IdentifyPage, identifyMetadata } from '@/site/identify/identify-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<SearchParams>
}

export const dynamic = 'force-dynamic'

/** Seconds; a page expires earlier when a species changes. */
const maxAge = 3600

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return identifyMetadata({ locale: localeOf(await params), answers: parseAnswers(await searchParams) })
}

/** Each combination of answers is an address. Next renders it for each request; the server caches the frequent ones. */
export default async function IdentifyRoute({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const answers = parseAnswers(await searchParams)
  allowCaching(maxAge)
  return <IdentifyPage locale={locale} answers={answers} />
}
