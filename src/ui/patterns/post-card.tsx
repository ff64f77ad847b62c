import '@/ui/styles/reading.css'
import { useFormatter } from 'next-intl'
import type { ReactNode } from 'react'

export interface PostItem {
  href: string
  title: string
  lang?: string
  summary: string
  kind: string
  date: string
  picture: ReactNode
}

/** A post or a project in a list. */
export function PostCard({ post: { href, title, lang, summary, kind, date, picture } }: { post: PostItem }) {
  const format = useFormatter()
  return (
    <li className="card post-card">
      <div className="plate">{picture}</div>
      <div className="body">
        <p className="eyebrow">{kind}</p>
        <h3>
          <a href={href} lang={lang}>
            {title}
          </a>
        </h3>
        <p lang={lang}>{summary}</p>
        <p className="caption">
          <time dateTime={date}>{format.dateTime(new Date(date), { dateStyle: 'medium' })}</time>
        </p>
      </div>
    </li>
  )
}
