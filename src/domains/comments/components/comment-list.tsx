import type { ReactNode } from 'react'
import { commentStep, initialComments, type Thread, type ThreadPage } from '@/domains/comments/queries'
import { ContributionList } from '@/domains/contributions/components/contribution-list'
import { ListError } from '@/domains/contributions/components/list-error'
import { ReportLink } from '@/domains/contributions/components/report-link'
import { bylineOf, type Entry } from '@/domains/contributions/server/published'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'
import { CommentItem } from './comment-item'

interface CommentListProps {
  idSuffix: string
  /** The page of all comments, without language. */
  path: string
  /** Whether the list shows all threads, not only the first. */
  showsAll: boolean
  /** Offset of the first thread, from 0. */
  offset: number
  page: ThreadPage
}

interface ItemProps {
  comment: Entry
  /** The page with the form for a reply; missing where nobody can answer. */
  answerPath?: string
  children?: ReactNode
}

function Item({ comment, answerPath, children }: ItemProps) {
  const current = useLocale()
  const t = useTranslations('comments')
  const { id, author, text, locale, createdAt } = comment
  return (
    <CommentItem
      comment={{
        author: bylineOf(comment),
        date: createdAt,
        text,
        lang: locale === current ? undefined : locale,
      }}
      actions={
        <>
          {answerPath ? (
            <a className="reply-link" href={`${answerPath}?reply=${id}#comment-form`} rel="nofollow">
              {t('reply')}
              {author?.name ? (
                <span className="hidden-visually"> {t('replyTo', { name: author.name })}</span>
              ) : null}
            </a>
          ) : null}
          <ReportLink entry={`comments:${id}`} />
        </>
      }
    >
      {children}
    </CommentItem>
  )
}

/** A comment and the replies to it. Nobody can answer those whose first comment is no longer shown. */
function ThreadItem({ thread: { top, replies }, path }: { thread: Thread; path: string }) {
  const t = useTranslations('comments')
  const list =
    replies.length > 0 ? (
      <ul className="replies" aria-label={t('replies')}>
        {replies.map((reply) => (
          <Item key={reply.id} comment={reply} answerPath={top ? path : undefined} />
        ))}
      </ul>
    ) : null
  if (top)
    return (
      <Item comment={top} answerPath={path}>
        {list}
      </Item>
    )
  return (
    <CommentItem comment={null} placeholder={t('removed')}>
      {list}
    </CommentItem>
  )
}

function Foot({
  path,
  showsAll,
  offset,
  page: { threads, total, comments },
}: Omit<CommentListProps, 'idSuffix'>) {
  const t = useTranslations('comments')
  const shown = offset + threads.length
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
          href={showsAll ? `${path}?few=1#comments` : `${path}#comments`}
          data-ajax="replace"
          aria-expanded={showsAll}
        >
          {showsAll ? t('few', { count: initialComments }) : t('all', { count: comments })}
        </a>
      ) : null}
      {showsAll && total > commentStep ? (
        <span className="caption numeric">{t('shown', { shown, total })}</span>
      ) : null}
    </div>
  )
}

/** The newest threads, or all of them. */
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
        {page.threads.map((thread) => (
          <ThreadItem key={thread.id} thread={thread} path={path} />
        ))}
      </ul>
      <ListError />
      <Foot path={path} showsAll={showsAll} offset={offset} page={page} />
    </ContributionList>
  )
}
