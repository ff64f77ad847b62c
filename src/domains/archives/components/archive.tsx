import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ListingPage } from '@/domains/catalog/read/list-page'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { Drawing } from '@/ui/drawing'
import { Pager } from '@/ui/pager'
import { PagerLink } from './pager-link.client'
import { ArchiveSkeleton } from './skeleton'

interface ArchiveProps {
  /** What is shown of the list; its cards come as `children`. */
  listing: Omit<ListingPage<unknown>, 'cards'>
  /** Where the list stands, without language and page. */
  path: string
  /** What is said below "no results" where there is nothing at all. */
  emptyHint?: string
  /** What goes with every card of the list. */
  note?: string
  /** Beside how many there are: the way to fewer of them. */
  narrower?: ReactNode
  /** Ways on from there. */
  onwards?: ReactNode
  children: ReactNode
}

/** Steps that show the list's skeleton while its next page is on the way. */
function ArchivePager({ listing: { page, pages }, path }: Pick<ArchiveProps, 'listing' | 'path'>) {
  const t = useTranslations('archive')
  const locale = useLocale()
  if (pages === 1) return null
  const href = (to: number) => (to >= 1 && to <= pages ? localePath(locale, pagePath(path, to)) : undefined)
  return (
    <Pager
      label={t('pager')}
      place={t('page', { page, pages })}
      previous={{ label: t('previous'), href: href(page - 1) }}
      next={{ label: t('next'), href: href(page + 1) }}
      link={({ label, ...link }) => (
        <PagerLink {...link} loading={t('loading')}>
          {label}
        </PagerLink>
      )}
    />
  )
}

/** A list of cards: how many there are, the cards, the way to the next. */
export function Archive({ listing, path, emptyHint, note, narrower, onwards, children }: ArchiveProps) {
  const t = useTranslations('archive')
  const { from, to, total } = listing
  if (total === 0) return <EmptyArchive hint={emptyHint}>{onwards}</EmptyArchive>
  return (
    <>
      <h2 className="hidden-visually">{t('results')}</h2>
      <div className="archive-bar">
        <p className="numeric">{t('range', { from, to, total })}</p>
        {narrower ? <p>{narrower}</p> : null}
      </div>
      {note ? <p className="caption archive-note">{note}</p> : null}
      <ul className="archive-grid">{children}</ul>
      {listing.pages > 1 ? <ArchiveSkeleton /> : null}
      <ArchivePager listing={listing} path={path} />
    </>
  )
}

function EmptyArchive({ hint, children }: { hint?: string; children: ReactNode }) {
  const t = useTranslations('archive')
  return (
    <div className="state">
      <Drawing kind="states" name="nothing-found" />
      <p className="state-title">{t('empty')}</p>
      <p>{hint ?? t('emptyHint')}</p>
      {children}
    </div>
  )
}
