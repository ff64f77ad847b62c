import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../../foundation/routing/locale-path'
import { Drawing } from '../../../ui/drawings/drawing'
import type { ListingPage } from '../../listings/queries'
import { PagerLink } from './pager-link.client'
import { ArchiveSkeleton } from './skeleton'

interface ArchiveProps {
  /** What is shown of the list; its cards come as `children`. */
  listing: Omit<ListingPage<unknown>, 'cards'>
  /** Where the list stands, without language and page. */
  path: string
  /** What is said below "no results" where there is nothing at all. */
  emptyHint?: string
  /** Ways on from there. */
  onwards?: ReactNode
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
  const step = (target: number, rel: 'prev' | 'next', label: string) => {
    if (target < 1 || target > pages) {
      return (
        <span className="button line" aria-disabled="true">
          {label}
        </span>
      )
    }
    return (
      <PagerLink href={localePath(locale, pagePath(path, target))} rel={rel} loading={say('loading')}>
        {label}
      </PagerLink>
    )
  }
  return (
    <nav className="pager" aria-label={say('pager')}>
      {step(page - 1, 'prev', say('previous'))}
      <span className="numeric">{say('page', { page, pages })}</span>
      {step(page + 1, 'next', say('next'))}
    </nav>
  )
}

/** A list of cards: how many there are, the cards, the way to the next. */
export function Archive({ listing, path, emptyHint, onwards, children }: ArchiveProps) {
  const say = useTranslations('archive')
  const { from, to, total } = listing
  if (total === 0) return <EmptyArchive hint={emptyHint}>{onwards}</EmptyArchive>
  return (
    <>
      <h2 className="hidden-visually">{say('results')}</h2>
      <div className="archive-bar">
        <p className="numeric">{say('range', { from, to, total })}</p>
      </div>
      <ul className="archive-grid">{children}</ul>
      {listing.pages > 1 ? <ArchiveSkeleton /> : null}
      <Pager listing={listing} path={path} />
    </>
  )
}

function EmptyArchive({ hint, children }: { hint?: string; children: ReactNode }) {
  const say = useTranslations('archive')
  return (
    <div className="state">
      <Drawing kind="states" name="nothing-found" />
      <p className="state-title">{say('empty')}</p>
      <p>{hint ?? say('emptyHint')}</p>
      {children}
    </div>
  )
}
