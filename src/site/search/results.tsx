import { trackActions } from '@/domains/measurement/attributes'
import { OtherResults } from '@/domains/search/components/other-results'
import { BestSpeciesResult, SpeciesRows } from '@/domains/search/components/species-results'
import { searchKinds } from '@/domains/search/entry'
import { type SearchSort, searchSorts } from '@/domains/search/read/statement-request'
import type { SearchGroup } from '@/domains/search/search'
import { searchPath, searchUrl } from '@/domains/search/search-path'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { LinkTabs } from '@/ui/link-tabs'
import { Pager } from '@/ui/pager'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import { type SearchView, togetherLimit } from './load-search'

/** Links to the kinds of result with their numbers. */
export function SearchKinds({ search }: { search: SearchView }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { address, groups, total, isMinimum } = search
  const tabOf = (kind: (typeof searchKinds)[number] | null) => ({
    title: kind ? t(`kinds.${kind}`) : t('all'),
    href: localePath(locale, searchUrl({ ...address, kind, page: 1, sort: 'relevance' })),
    count: kind ? (groups.find((group) => group.kind === kind)?.total ?? 0) : total,
    current: address.kind === kind,
  })
  return <LinkTabs label={t('kindsLabel')} tabs={[null, ...searchKinds].map(tabOf)} isMinimum={isMinimum} />
}

/** Goods have prices, the rest has none. */
const sortsOf = (kind: SearchGroup['kind']): readonly SearchSort[] =>
  kind === 'products'
    ? searchSorts
    : kind === 'topics' || kind === 'references'
      ? ['relevance', 'title']
      : ['relevance', 'title', 'newest']

function SortForm({ search, kind }: { search: SearchView; kind: SearchGroup['kind'] }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { query, sort, verbatim } = search.address
  return (
    <form className="found-sort" action={localePath(locale, searchPath)}>
      <input type="hidden" name="q" value={query} />
      <input type="hidden" name="kind" value={kind} />
      {verbatim ? <input type="hidden" name="verbatim" value="1" /> : null}
      <label htmlFor="search-sort">{t('sort')}</label>
      <select className="input select" id="search-sort" name="sort" defaultValue={sort}>
        {sortsOf(kind).map((value) => (
          <option key={value} value={value}>
            {t(`sorts.${value}`)}
          </option>
        ))}
      </select>
      <Button kind="secondary" type="submit">
        {t('apply')}
      </Button>
    </form>
  )
}

function Results({ group, search }: { group: SearchGroup; search: SearchView }) {
  const { words, best } = search
  if (group.kind !== 'species') return <OtherResults kind={group.kind} rows={group.results} words={words} />
  return (
    <>
      {best ? <BestSpeciesResult best={best} words={words} /> : null}
      {group.results.length > 0 ? <SpeciesRows rows={group.results} words={words} /> : null}
    </>
  )
}

function Pages({ search }: { search: SearchView }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { address, pages } = search
  if (pages === 1) return null
  const linkTo = (page: number) =>
    page >= 1 && page <= pages ? localePath(locale, searchUrl({ ...address, page })) : undefined
  return (
    <Pager
      label={t('pages')}
      place={t('page', { page: address.page, pages })}
      previous={{ label: t('previous'), href: linkTo(address.page - 1) }}
      next={{ label: t('next'), href: linkTo(address.page + 1) }}
    />
  )
}

/** All results of the selected kind, or a few of each kind. */
export function SearchResults({ search }: { search: SearchView }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { address, groups } = search
  const shown = groups.filter(({ kind }) => !address.kind || kind === address.kind)
  return shown.map((group) => (
    <Row
      key={group.kind}
      id={`found-${group.kind}`}
      title={t(`kinds.${group.kind}`)}
      note={
        !address.kind && group.total > togetherLimit ? (
          <a href={localePath(locale, searchUrl({ ...address, kind: group.kind }))} rel="nofollow">
            {search.isMinimum ? t('seeMore') : t('seeAll', { count: group.total })}
          </a>
        ) : null
      }
    >
      <div className="row-wide stack">
        {address.kind ? <SortForm search={search} kind={group.kind} /> : null}
        <div className="stack" {...trackActions('select_result')}>
          <Results group={group} search={search} />
        </div>
        {address.kind ? <Pages search={search} /> : null}
      </div>
    </Row>
  ))
}
