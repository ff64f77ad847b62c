import type { Metadata } from 'next'
import { TownList } from '@/domains/search/components/town-list'
import { cleanQuery } from '@/domains/search/read/query-text'
import { suggestTowns } from '@/domains/search/suggest-towns'
import { allowCaching, dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'
import { pageReader } from '@/site/page-reader'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<SearchParams>
}

/** Seconds; the gazetteer does not change while the server runs. */
const maxAge = 3600

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The options of a field for a place, which a script fetches. */
export default async function PlacesPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const query = cleanQuery(singleParam(await searchParams, 'q'))
  const towns = await suggestTowns(await pageReader(locale), query)
  dependsOn([tags.list('vendors')])
  allowCaching(maxAge)
  return (
    <main data-suggestions="">
      <TownList query={query} towns={towns} />
    </main>
  )
}
