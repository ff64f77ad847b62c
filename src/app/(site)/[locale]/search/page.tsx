import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { trackShown } from '@/domains/measurement/attributes'
import { searchPath, searchUrl } from '@/domains/search/search-path'
import { localePath } from '@/foundation/routing/locale-path'
import type { SearchParams } from '@/foundation/routing/search-params'
import { pageMetadata } from '@/foundation/seo/metadata'
import { loadSearch, parseSearchAddress } from '@/site/search/load-search'
import { NothingFound, SearchExamples } from '@/site/search/nothing-found'
import { SearchNotices } from '@/site/search/notices'
import { SearchKinds, SearchResults } from '@/site/search/results'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'
import { SearchBox } from '@/ui/patterns/search-box'
import '@/ui/styles/search.css'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const { query } = parseSearchAddress(await searchParams)
  const t = await getTranslations('search')
  return pageMetadata({
    locale,
    path: searchPath,
    title: query ? `“${query}” · ${t('title')}` : t('title'),
    description: t('lead'),
    index: query === '',
  })
}

/** The search: rendered for each request and cached by what was searched for. */
export default async function SearchPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const address = parseSearchAddress(await searchParams)
  const t = await getTranslations('search')
  const { query } = address
  const search = await loadSearch(locale, address)
  return (
    <SiteShell path={searchUrl({ query })}>
      <div
        className="search-page"
        {...(query !== '' && !address.kind && !address.verbatim ? trackShown('search') : {})}
      >
        <SearchBox id="search-again" action={localePath(locale, searchPath)} query={query} />
        <h1>
          {query
            ? t(search.isMinimum ? 'foundAtLeast' : 'found', { count: search.total, query })
            : t('empty')}
        </h1>
        {query === '' ? <SearchExamples /> : null}
        {query !== '' && search.total === 0 ? <NothingFound query={query} /> : null}
        {search.total > 0 ? (
          <>
            <SearchNotices search={search} />
            <SearchKinds search={search} />
            <SearchResults search={search} />
          </>
        ) : null}
      </div>
    </SiteShell>
  )
}
