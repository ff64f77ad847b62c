import { type Author, Byline } from './review-item'

interface CommentItemProps {
  comment: { author: Author; date: string; text: string; lang?: string }
}

/** A remark. */
export function CommentItem({ comment: { author, date, text, lang } }: CommentItemProps) {
  return (
    <li className="comment">
      <Byline author={author} date={date} />
      <p lang={lang}>{text}</p>
    </li>
  )
}
