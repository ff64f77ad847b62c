import type { ReactNode } from 'react'
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
        {actions}
      </div>
      <p lang={lang}>{text}</p>
    </li>
  )
}
