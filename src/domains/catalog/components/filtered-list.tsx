import type { ReactElement, ReactNode } from 'react'
import { type ActiveChip, chipInLine } from '@/domains/catalog/components/chips'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { type ListRoute, listUrl, withoutFilters } from '@/domains/catalog/filters/list-url'
import { plainText } from '@/foundation/i18n/localized-text'
import { ButtonLink } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { cachedHtml } from '@/ui/html/cached-html'
import { InlineText } from '@/ui/inline-text'
import { LivePart } from '@/ui/live-part'
import { Pager } from '@/ui/pager'
import { ActiveFilters } from '@/ui/patterns/active-filters'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'
import type { ListView } from './query-list'

interface FilteredListProps
  extends Pick<ListView<unknown>, 'query' | 'chips' | 'relaxedFilters' | 'widerRadius' | 'farther'> {
  route: ListRoute
  total: number
  pages: number
  /** Entries on a full page. */
  limit: number
  sort: ReactNode
  /** Shown above the cards. */
  note?: ReactNode
  /** Class of the list of cards. */
  grid?: string
  /** The cards. Their properties name everything that they show. */
  children: readonly ReactElement[]
}

interface ListPagerProps {
  route: ListRoute
  query: ListQuery
  pages: number
}

function ListPager({ route, query, pages }: ListPagerProps) {
  const t = useTranslations('filters')
  if (pages === 1) return null
  const href = (page: number) => (page >= 1 && page <= pages ? listUrl(route, { ...query, page }) : undefined)
  return (
    <Pager
      label={t('pager')}
      place={t('page', { page: query.page, pages })}
      previous={{ label: t('previous'), href: href(query.page - 1) }}
      next={{ label: t('next'), href: href(query.page + 1) }}
      link={({ href: to, rel, label }) => (
        <a className="button line" href={to} rel={rel} data-soft="">
          {label}
        </a>
      )}
    />
  )
}

interface Suggestion {
  key: string
  href: string
  label: ReactNode
  total: number
}

/** Links to lists that are not empty. */
function Suggestions({ intro, suggestions }: { intro: string; suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null
  return (
    <>
      <p>{intro}</p>
      <ul className="chips">
        {suggestions.map(({ key, href, label, total }) => (
          <li key={key}>
            <Chip href={href} soft>
              <span>{label}</span>
              <span className="numeric">{total}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </>
  )
}

function NoResults({
  route,
  chips,
  relaxedFilters,
  widerRadius,
}: Pick<FilteredListProps, 'route' | 'chips' | 'relaxedFilters' | 'widerRadius'>) {
  const t = useTranslations('filters')
  const format = useFormatter()
  const locale = useLocale()
  const inLine = (chip: ActiveChip) => chipInLine(chip, locale)
  const filter = format.list(chips.map((chip) => plainText(inLine(chip))))
  const isFilteredProducts = route.collection === 'products' && chips.length > 0
  const relaxed = relaxedFilters.flatMap(({ key, total }) => {
    const chip = chips.find((one) => one.key === key)
    if (!chip || total === 0) return []
    const name = () => <InlineText text={inLine(chip)} />
    const label = t.rich('without', { filter: plainText(inLine(chip)), name })
    return [{ key, href: chip.without, label, total }]
  })
  return (
    <EmptyState
      title={isFilteredProducts ? t('noProducts', { filter }) : t('none')}
      drawing={<Drawing kind="states" name="nothing-found" />}
    >
      {chips.length === 0 ? <p>{t('empty')}</p> : null}
      <Suggestions
        intro={t('near.widerRadius')}
        suggestions={widerRadius ? [{ key: 'radius', label: widerRadius.title, ...widerRadius }] : []}
      />
      <Suggestions intro={t('relax')} suggestions={relaxed} />
    </EmptyState>
  )
}

/** For a list that could not be loaded. */
function LoadingError() {
  const t = useTranslations('filters')
  return (
    <div hidden data-live-error="">
      <ErrorState
        title={t('failed')}
        drawing={<Drawing kind="states" name="failed" />}
        retry={
          <ButtonLink href="#list" data-soft="" data-retry="">
            {t('retry')}
          </ButtonLink>
        }
      >
        <p>{t('failedHint')}</p>
        <p className="caption" hidden data-live-status={t('failedStatus', { code: '{code}' })} />
      </ErrorState>
    </div>
  )
}

/** The cards as HTML that is rendered once for all lists that show them: nothing in a card is a client component. */
function Cards({
  route: { collection },
  grid,
  children,
}: Pick<FilteredListProps, 'route' | 'grid' | 'children'>) {
  const locale = useLocale()
  const html = children.map((card) =>
    cachedHtml(`${collection} ${locale} ${JSON.stringify(card.props)}`, () => card),
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
  return <ul className={grid} dangerouslySetInnerHTML={{ __html: html.join('') }} />
}

/** The results of a filtered list: range, order, active filters, cards and pages. */
export function FilteredList(props: FilteredListProps) {
  const t = useTranslations()
  const { route, query, total, pages, limit, chips, farther, sort, note, children } = props
  const { grid = 'archive-grid' } = props
  const from = (query.page - 1) * limit + 1
  const to = Math.min(total, from + limit - 1)
  return (
    <section className="filtered-list" id="list" aria-labelledby="list-heading">
      <h2 className="hidden-visually" id="list-heading" tabIndex={-1} data-list-head="">
        {t('filters.results')}
      </h2>
      <div className="archive-bar">
        <LivePart as="p" name="range" className="numeric">
          {total > 0 ? t('archive.range', { from, to, total }) : null}
        </LivePart>
        {sort}
      </div>
      <LivePart name="list" className="stack">
        <ActiveFilters filters={chips} clear={listUrl(route, withoutFilters(query))} />
        {note}
        <div className="filtered-cards">
          {total > 0 ? (
            <Cards route={route} grid={grid}>
              {children}
            </Cards>
          ) : (
            <NoResults {...props} />
          )}
        </div>
        <Suggestions
          intro={t('filters.near.farther')}
          suggestions={farther ? [{ key: 'farther', label: farther.title, ...farther }] : []}
        />
        <ListPager route={route} query={query} pages={pages} />
        <data
          hidden
          value={listUrl(route, query)}
          data-announcement={t('filters.announcement', { count: total })}
        />
      </LivePart>
    </section>
  )
}

/**
 * What a script shows a copy of in place of the list.
 * @param skeleton while it loads
 */
export function ListStates({ skeleton }: { skeleton: ReactNode }) {
  return (
    <>
      <div hidden data-live-skeleton="">
        {skeleton}
      </div>
      <LoadingError />
    </>
  )
}
