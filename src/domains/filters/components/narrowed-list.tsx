import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { plain, type Said } from '../../../foundation/i18n/said'
import { ButtonLink } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { Drawing } from '../../../ui/drawings/drawing'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { Marked } from '../../../ui/marked'
import { Pager } from '../../../ui/pager'
import { ActiveFilters } from '../../../ui/patterns/active-filters'
import type { ListQuery } from '../query'
import { addressOf, clearedOf, type ListPlace } from './address'

interface ActiveChip {
  key: string
  title: Said
  without: string
}

interface NarrowedListProps {
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

function ListPager({ place, query, pages }: Pick<NarrowedListProps, 'place' | 'query' | 'pages'>) {
  const say = useTranslations('filters')
  if (pages === 1) return null
  const href = (page: number) =>
    page >= 1 && page <= pages ? addressOf(place, { ...query, page }) : undefined
  return (
    <Pager
      label={say('pager')}
      place={say('page', { page: query.page, pages })}
      previous={{ label: say('previous'), href: href(query.page - 1) }}
      next={{ label: say('next'), href: href(query.page + 1) }}
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
}: Pick<NarrowedListProps, 'place' | 'chips' | 'looser' | 'wider'>) {
  const say = useTranslations('filters')
  const format = useFormatter()
  const filter = format.list(chips.map(({ title }) => plain(title)))
  const ways = looser.flatMap(({ key, total }) => {
    const chip = chips.find((one) => one.key === key)
    return chip && total > 0 ? [{ ...chip, total }] : []
  })
  const named = place.collection === 'products' && chips.length > 0
  return (
    <EmptyState
      title={named ? say('noProducts', { filter }) : say('none')}
      drawing={<Drawing kind="states" name="nothing-found" />}
    >
      {chips.length === 0 ? <p>{say('nothingYet')}</p> : null}
      {wider ? (
        <>
          <p>{say('near.wider')}</p>
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
          <p>{say('loosen')}</p>
          <ul className="chips">
            {ways.map(({ key, title, without, total }) => (
              <li key={key}>
                <Chip href={without} soft>
                  <span>
                    {say.rich('without', { filter: plain(title), name: () => <Marked text={title} /> })}
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
  const say = useTranslations('filters')
  return (
    <div hidden data-live-failed="">
      <ErrorState
        title={say('failed')}
        drawing={<Drawing kind="states" name="failed" />}
        retry={
          <ButtonLink href="#list" data-soft="">
            {say('retry')}
          </ButtonLink>
        }
      >
        <p>{say('failedHint')}</p>
      </ErrorState>
    </div>
  )
}

/** A list as it is narrowed down: how many, what by, in which order, the cards, the way on. */
export function NarrowedList(props: NarrowedListProps) {
  const say = useTranslations()
  const { place, query, total, pages, limit, chips, sort, note, skeleton, children } = props
  const from = (query.page - 1) * limit + 1
  const to = Math.min(total, from + limit - 1)
  return (
    <>
      <section className="narrowed" id="list" aria-labelledby="list-heading">
        <h2 className="hidden-visually" id="list-heading" tabIndex={-1} data-list-head="">
          {say('filters.results')}
        </h2>
        <div className="archive-bar">
          <p className="numeric" data-live="range">
            {total > 0 ? say('archive.range', { from, to, total }) : null}
          </p>
          {sort}
        </div>
        <div
          className="stack"
          data-live="list"
          data-said={say('filters.said', { count: total })}
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
