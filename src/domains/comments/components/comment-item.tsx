import type { ReactNode } from 'react'
import { EntryLanguage } from '@/domains/contributions/components/entry-language'
import { type Author, Byline } from '@/ui/patterns/byline'

interface CommentItemProps {
  /** Null for one that is no longer shown but has replies; `placeholder` stands in its place. */
  comment: { author: Author; date: string; text: string; lang?: string } | null
  placeholder?: string
  /** Links beside the byline, such as "report". */
  actions?: ReactNode
  /** The replies to it. */
  children?: ReactNode
}

export function CommentItem({ comment, placeholder, actions, children }: CommentItemProps) {
  return (
    <li className="comment">
      {comment ? (
        <>
          <div className="review-foot">
            <Byline author={comment.author} date={comment.date} />
            <span className="entry-actions">
              <EntryLanguage lang={comment.lang} />
              {actions}
            </span>
          </div>
          <p lang={comment.lang}>{comment.text}</p>
        </>
      ) : (
        <p className="caption">{placeholder}</p>
      )}
      {children}
    </li>
  )
}
