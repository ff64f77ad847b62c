import { commentStep, initialComments } from '@/domains/comments/queries'
import { ContributionList } from '@/domains/contributions/components/contribution-list'
import { ListError } from '@/domains/contributions/components/list-error'
import { ReportLink } from '@/domains/contributions/components/report-link'
import { bylineOf, type Entry, type EntryPage } from '@/domains/contributions/server/published'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'
import { CommentItem } from './comment-item'

interface CommentListProps {
  idSuffix: string
  /** The page of all comments, without language. */
  path: string
  /** Whether the list shows all comments, not only the first. */
  showsAll: boolean
  /** Offset of the first comment, from 0. */
  offset: number
  page: EntryPage<Entry>
}

function Item({ comment }: { comment: Entry }) {
  const current = useLocale()
  const { id, text, locale, createdAt } = comment
  return (
    <CommentItem
      comment={{
        author: bylineOf(comment),
        date: createdAt,
        text,
        lang: locale === current ? undefined : locale,
      }}
      actions={<ReportLink entry={`comments:${id}`} />}
    />
  )
}

function Foot({ path, showsAll, offset, page: { entries, total } }: Omit<CommentListProps, 'idSuffix'>) {
  const t = useTranslations('comments')
  const shown = offset + entries.length
  const remaining = showsAll ? total - shown : 0
  return (
    <div className="contributions-foot" data-part="foot">
      {remaining > 0 ? (
        <a className="button line" href={`${path}?from=${shown}#comments`} data-ajax="append">
          {t('more', { count: Math.min(commentStep, remaining) })}
        </a>
      ) : null}
      {total > initialComments ? (
        <a
          className="button line"
          href={showsAll ? `${path}#comments` : `${path}?all=1#comments`}
          data-ajax="replace"
          aria-expanded={showsAll}
        >
          {showsAll ? t('few', { count: initialComments }) : t('all', { count: total })}
        </a>
      ) : null}
      {showsAll && total > commentStep ? (
        <span className="caption numeric">{t('shown', { shown, total })}</span>
      ) : null}
    </div>
  )
}

/** The newest comments, or all of them. */
export function CommentList(props: CommentListProps) {
  const { idSuffix, path: pathWithoutLocale, showsAll, offset, page } = props
  const t = useTranslations('comments')
  const path = localePath(useLocale(), pathWithoutLocale)
  return (
    <ContributionList id={`comments-list${idSuffix}`} kind="comments" address={path}>
      {page.total === 0 ? (
        <div>
          <p>
            <b>{t('empty.title')}</b>
          </p>
          <p className="caption">{t('empty.text')}</p>
        </div>
      ) : null}
      <ul data-part="list" aria-label={t('title')}>
        {page.entries.map((comment) => (
          <Item key={comment.id} comment={comment} />
        ))}
      </ul>
      <ListError />
      <Foot path={path} showsAll={showsAll} offset={offset} page={page} />
    </ContributionList>
  )
}
