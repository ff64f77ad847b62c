import { useLocale, useTranslations } from 'next-intl'
import { initialComments } from '@/domains/comments/queries'
import { ContributionList } from '@/domains/contributions/components/contribution-list.client'
import { ListError } from '@/domains/contributions/components/list-error'
import { ReportLink } from '@/domains/contributions/components/report-link'
import { bylineOf, type Entry, type EntryPage } from '@/domains/contributions/server/published'
import { localePath } from '@/foundation/routing/locale-path'
import { CommentItem } from './comment-item'

interface CommentListProps {
  idSuffix: string
  /** The page of all comments, without language. */
  path: string
  /** Whether the list shows all comments, not only the first. */
  showsAll: boolean
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

/** The newest comments, or all of them. */
export function CommentList({ idSuffix, path: pathWithoutLocale, showsAll, page }: CommentListProps) {
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
      <p className="contributions-foot" data-part="foot">
        {page.total > initialComments ? (
          <a
            className="button line"
            href={showsAll ? `${path}#comments` : `${path}?all=1#comments`}
            data-ajax="replace"
            aria-expanded={showsAll}
          >
            {showsAll ? t('few', { count: initialComments }) : t('all', { count: page.total })}
          </a>
        ) : null}
      </p>
    </ContributionList>
  )
}
