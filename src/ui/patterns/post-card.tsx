import '@/ui/styles/article-card.css'
import type { ReactNode } from 'react'
import { ShortDate } from '@/ui/short-date'

export interface PostItem {
  href: string
  title: ReactNode
  summary: ReactNode
  kind: string
  date: string
  picture: ReactNode
}

/** A post or a project in a list. */
export function PostCard({ post: { href, title, summary, kind, date, picture } }: { post: PostItem }) {
  return (
    <li className="card post-card">
      <div className="body">
        <p className="eyebrow">{kind}</p>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{summary}</p>
        <p className="caption">
          <ShortDate date={date} />
        </p>
      </div>
      <div className="plate">{picture}</div>
    </li>
  )
}
