import type { ReactNode } from 'react'
import { EntryLanguage } from '@/domains/contributions/components/entry-language'
import { type Author, Byline } from '@/ui/patterns/byline'

interface CommentItemProps {
  comment: { author: Author; date: string; text: string; lang?: string }
  /** Links beside the byline, such as "report". */
  actions?: ReactNode
}

export function CommentItem({ comment: { author, date, text, lang }, actions }: CommentItemProps) {
  return (
    <li className="comment">
      <div className="review-foot">
        <Byline author={author} date={date} />
        <span className="entry-actions">
          <EntryLanguage lang={lang} />
          {actions}
        </span>
      </div>
      <p lang={lang}>{text}</p>
    </li>
  )
}
