import { useLocale, useTranslations } from 'next-intl'
import { commentsAtFirst } from '@/domains/comments/queries'
import { ContributionList } from '@/domains/contributions/components/contribution-list.client'
import { bylineOf, type Entry, type EntryPage } from '@/domains/contributions/server/published'
import { localePath } from '@/foundation/routing/locale-path'
import { CommentItem } from './comment-item'

interface CommentListProps {
  /** Ends the list's id where it stands on the page of something else. */
  place: string
  /** The page of all comments, without language. */
  path: string
  /** All are shown, not the first alone. */
  all: boolean
  page: EntryPage<Entry>
}

function Item({ comment }: { comment: Entry }) {
  const t = useTranslations('contributions')
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
      actions={
        <a className="report-link" href={localePath(current, `/report?entry=comments:${id}`)} rel="nofollow">
          {t('report')}
        </a>
      }
    />
  )
}

/** The newest comments, or all of them. */
export function CommentList({ place, path: bare, all, page }: CommentListProps) {
  const t = useTranslations('comments')
  const failed = useTranslations('contributions')
  const path = localePath(useLocale(), bare)
  return (
    <ContributionList id={`comments-voices${place}`} kind="comments" address={path}>
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
      <p className="error-text" role="alert" data-part="failed" hidden>
        {failed('listFailed')}
      </p>
      <p className="voices-foot" data-part="foot">
        {page.total > commentsAtFirst ? (
          <a
            className="button line"
            href={all ? `${path}#comments` : `${path}?all=1#comments`}
            data-in-place="replace"
            aria-expanded={all}
          >
            {all ? t('few', { count: commentsAtFirst }) : t('all', { count: page.total })}
          </a>
        ) : null}
      </p>
    </ContributionList>
  )
}
