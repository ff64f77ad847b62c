import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { addressOf, clearedOf, type ListPlace } from '@/domains/catalog/filters/list-url'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { ButtonLink } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { InlineText } from '@/ui/inline-text'
import { Pager } from '@/ui/pager'
import { ActiveFilters } from '@/ui/patterns/active-filters'

interface ActiveChip {
  key: string
  title: LocalizedText
  without: string
}

interface FilteredListProps {
  place: ListPlace
  query: ListQuery
  total: number
  pages: number
  /** How many are on a full page. */
  limit: number
  chips: readonly ActiveChip[]
  /** For a list with nothing: how many there would be without one of the chips. */
  looser: readonly { key: string; total: number }[]
  /** For a list with nothing near: the least distance that finds anything. */
  wider?: { title: string; href: string; total: number }
  sort: ReactNode
  /** What else is to be known of these results. */
  note?: ReactNode
  /** Holds the list's place while it is on its way. */
  skeleton?: ReactNode
  children: ReactNode
}

function ListPager({ place, query, pages }: Pick<FilteredListProps, 'place' | 'query' | 'pages'>) {
  const t = useTranslations('filters')
  if (pages === 1) return null
  const href = (page: number) =>
    page >= 1 && page <= pages ? addressOf(place, { ...query, page }) : undefined
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

function Nothing({
  place,
  chips,
  looser,
  wider,
}: Pick<FilteredListProps, 'place' | 'chips' | 'looser' | 'wider'>) {
  const t = useTranslations('filters')
  const format = useFormatter()
  const filter = format.list(chips.map(({ title }) => plainText(title)))
  const ways = looser.flatMap(({ key, total }) => {
    const chip = chips.find((one) => one.key === key)
    return chip && total > 0 ? [{ ...chip, total }] : []
  })
  const named = place.collection === 'products' && chips.length > 0
  return (
    <EmptyState
      title={named ? t('noProducts', { filter }) : t('none')}
      drawing={<Drawing kind="states" name="nothing-found" />}
    >
      {chips.length === 0 ? <p>{t('nothingYet')}</p> : null}
      {wider ? (
        <>
          <p>{t('near.wider')}</p>
          <ul className="chips">
            <li>
              <Chip href={wider.href} soft>
                <span>{wider.title}</span>
                <span className="numeric">{wider.total}</span>
              </Chip>
            </li>
          </ul>
        </>
      ) : null}
      {ways.length > 0 ? (
        <>
          <p>{t('loosen')}</p>
          <ul className="chips">
            {ways.map(({ key, title, without, total }) => (
              <li key={key}>
                <Chip href={without} soft>
                  <span>
                    {t.rich('without', { filter: plainText(title), name: () => <InlineText text={title} /> })}
                  </span>
                  <span className="numeric">{total}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </EmptyState>
  )
}

/** What stands in the list's place when it could not be fetched; kept aside until then. */
function Failed() {
  const t = useTranslations('filters')
  return (
    <div hidden data-live-failed="">
      <ErrorState
        title={t('failed')}
        drawing={<Drawing kind="states" name="failed" />}
        retry={
          <ButtonLink href="#list" data-soft="">
            {t('retry')}
          </ButtonLink>
        }
      >
        <p>{t('failedHint')}</p>
      </ErrorState>
    </div>
  )
}

/** A list as it is narrowed down: how many, what by, in which order, the cards, the way on. */
export function FilteredList(props: FilteredListProps) {
  const t = useTranslations()
  const { place, query, total, pages, limit, chips, sort, note, skeleton, children } = props
  const from = (query.page - 1) * limit + 1
  const to = Math.min(total, from + limit - 1)
  return (
    <>
      <section className="narrowed" id="list" aria-labelledby="list-heading">
        <h2 className="hidden-visually" id="list-heading" tabIndex={-1} data-list-head="">
          {t('filters.results')}
        </h2>
        <div className="archive-bar">
          <p className="numeric" data-live="range">
            {total > 0 ? t('archive.range', { from, to, total }) : null}
          </p>
          {sort}
        </div>
        <div
          className="stack"
          data-live="list"
          data-said={t('filters.said', { count: total })}
          data-address={addressOf(place, query)}
        >
          <ActiveFilters filters={chips} clear={addressOf(place, clearedOf(query))} />
          {note}
          <div className="narrowed-cards">
            {total > 0 ? <ul className="archive-grid">{children}</ul> : <Nothing {...props} />}
          </div>
          <ListPager place={place} query={query} pages={pages} />
        </div>
      </section>
      {skeleton ? (
        <div hidden data-live-slow="">
          {skeleton}
        </div>
      ) : null}
      <Failed />
    </>
  )
}
