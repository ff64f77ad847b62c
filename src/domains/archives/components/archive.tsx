import type { ReactNode } from 'react'
import type { CardPage } from '@/domains/catalog/query'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { Drawing } from '@/ui/drawing'
import { Pager } from '@/ui/pager'
import { useLocale, useTranslations } from '@/ui/texts'

interface ArchiveProps {
  /** The page of the list; `children` shows its entries. */
  listing: Omit<CardPage<unknown>, 'cards'>
  /** The list's path without language and page. */
  path: string
  /** Shown below "no results" if the list is empty. */
  emptyHint?: string
  /** A note on all cards of the list. */
  note?: string
  /** A link to the filtered list, beside the count. */
  filterLink?: ReactNode
  /** Links shown if the list is empty. */
  alternatives?: ReactNode
  children: ReactNode
}

/** Previous and next links. */
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
    />
  )
}

/** One page of a list of cards, with its range and pager. */
export function Archive({
  listing,
  path,
  emptyHint,
  note,
  filterLink,
  alternatives,
  children,
}: ArchiveProps) {
  const t = useTranslations('archive')
  const { from, to, total } = listing
  if (total === 0) return <EmptyArchive hint={emptyHint}>{alternatives}</EmptyArchive>
  return (
    <>
      <h2 className="hidden-visually">{t('results')}</h2>
      <div className="archive-bar">
        <p className="numeric">{t('range', { from, to, total })}</p>
        {filterLink ? <p>{filterLink}</p> : null}
      </div>
      {note ? <p className="caption archive-note">{note}</p> : null}
      {children}
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
