import type { Metadata } from 'next'
import { parsePotencyRequest } from '@/domains/potency/request'
import { allowCaching } from '@/foundation/cache/page-context'
import type { SearchParams } from '@/foundation/routing/search-params'
import { PotencyPage, potencyMetadata } from '@/site/potency/potency-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { name: string }>
  searchParams: Promise<SearchParams>
}

export const dynamic = 'force-dynamic'

/** Seconds; a page expires earlier when the species changes. */
const maxAge = 3600

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, ...rest } = await params
  return potencyMetadata({ locale: localeOf(rest), name })
}

/** The confirmation and the weight are in the address, so that the page is the same for everyone and needs no script. */
export default async function PotencyRoute({ params, searchParams }: Props) {
  const { name, ...rest } = await params
  const request = parsePotencyRequest(await searchParams)
  allowCaching(maxAge)
  return <PotencyPage locale={localeOf(rest)} name={name} request={request} />
}
