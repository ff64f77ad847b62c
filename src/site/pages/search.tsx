import { trackShown } from '@/domains/measurement/attributes'
import { searchPath, searchUrl } from '@/domains/search/search-path'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { KeyOffer } from '@/site/search/key-offer'
import { loadSearch, parseSearchAddress, type SearchView } from '@/site/search/load-search'
import { NothingFound, SearchExamples } from '@/site/search/nothing-found'
import { CallForHelp, SearchNotices } from '@/site/search/notices'
import { PageOffer, ShopsOffer } from '@/site/search/page-offer'
import { SearchKinds, SearchResults } from '@/site/search/results'
import { SiteShell } from '@/site/site-shell/site-shell'
import { SearchBox } from '@/ui/patterns/search-box'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/search.css'

interface Data {
  search: SearchView
}

async function load({ query, headers, reader }: SiteRequest): Promise<Data> {
  return { search: await loadSearch(reader, parseSearchAddress(query), headers) }
}

function head({ search }: Data, { locale }: SiteRequest): Head {
  const { query } = search.address
  const t = translator(locale, 'search')
  return pageMetadata({
    locale,
    path: searchPath,
    title: query ? `“${query}” · ${t('title')}` : t('title'),
    description: t('lead'),
    index: query === '',
  })
}

/** Whether there is nothing to show. Those who fear a poisoning are shown whom to call, not what else to search for. */
const isNothingFound = ({ address, total, asksForHelp, described, askedPage, nearbyShops }: SearchView) =>
  address.query !== '' && total === 0 && !asksForHelp && !described && !askedPage && !nearbyShops

/** What the page says that it found. */
function heading(search: SearchView, t: ReturnType<typeof useTranslations<'search'>>): string {
  const { address, described, isMinimum, total } = search
  const { query } = address
  if (query === '') return t('empty')
  if (total === 0 && described) return t('key.heading')
  if (isNothingFound(search)) return t('nothing', { query })
  return t(isMinimum ? 'foundAtLeast' : 'found', { count: total, query })
}

function View({ search }: Data) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { query, kind, verbatim } = search.address
  return (
    <SiteShell path={searchUrl({ query })}>
      <div className="search-page" {...(query !== '' && !kind && !verbatim ? trackShown('search') : {})}>
        <SearchBox id="search-again" action={localePath(locale, searchPath)} query={query} />
        <h1 className={isNothingFound(search) ? 'lead' : undefined}>{heading(search, t)}</h1>
        {query === '' ? <SearchExamples /> : null}
        {search.asksForHelp ? <CallForHelp /> : null}
        {search.described ? <KeyOffer answers={search.described} asksForRule={search.asksForRule} /> : null}
        {search.nearbyShops ? <ShopsOffer {...search.nearbyShops} /> : null}
        {search.askedPage ? <PageOffer page={search.askedPage} /> : null}
        {isNothingFound(search) ? <NothingFound /> : null}
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

/** The search: rendered for each request and, where something is found, cached by what was searched for. */
export const searchPage: Page<Data> = { load, head, View, maxAge: 0 }
