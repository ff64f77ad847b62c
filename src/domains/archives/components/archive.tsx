import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../../foundation/routing/locale-path'
import type { ListingPage } from '../../listings/queries'
import { PagerLink } from './pager-link'

interface ArchiveProps {
  /** What is shown of the list; its cards come as `children`. */
  listing: Omit<ListingPage<unknown>, 'cards'>
  /** Where the list stands, without language and page. */
  path: string
  /** What is said below "no results" where there is nothing at all. */
  emptyHint?: string
  children: ReactNode
}

/** The address of a page of a list: the first is the list itself. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`
}

function Pager({ listing: { page, pages }, path }: Pick<ArchiveProps, 'listing' | 'path'>) {
  const say = useTranslations('archive')
  const locale = useLocale()
  if (pages === 1) return null
  const to = (target: number) =>
    target < 1 || target > pages ? null : localePath(locale, pagePath(path, target))
  return (
    <nav className="pager" aria-label={say('pager')}>
      <PagerLink href={to(page - 1)} rel="prev">
        {say('previous')}
      </PagerLink>
      <span className="numeric">{say('page', { page, pages })}</span>
      <PagerLink href={to(page + 1)} rel="next">
        {say('next')}
      </PagerLink>
    </nav>
  )
}

/** A list of cards: how many there are, the cards, the way to the next. */
export function Archive({ listing, path, emptyHint, children }: ArchiveProps) {
  const say = useTranslations('archive')
  const { from, to, total } = listing
  if (total === 0) return <EmptyArchive hint={emptyHint} />
  return (
    <>
      <h2 className="hidden-visually">{say('results')}</h2>
      <div className="archive-bar">
        <p className="numeric">{say('range', { from, to, total })}</p>
      </div>
      <ul className="archive-grid">{children}</ul>
      <Pager listing={listing} path={path} />
    </>
  )
}

function EmptyArchive({ hint }: { hint?: string }) {
  const say = useTranslations('archive')
  return (
    <div className="state">
      <p>
        <b>{say('empty')}</b>
      </p>
      <p className="caption">{hint ?? say('emptyHint')}</p>
    </div>
  )
}
