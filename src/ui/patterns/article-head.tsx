import '@/ui/styles/reading.css'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Author, Byline } from '@/ui/patterns/byline'

interface ArticleHeadProps {
  kind: string
  title: string
  lead: string
  author: Author
  date: string
  /** Reading time. */
  minutes: number
  picture: ReactNode
  caption: string
}

/** The header of a post. */
export function ArticleHead({
  kind,
  title,
  lead,
  author,
  date,
  minutes,
  picture,
  caption,
}: ArticleHeadProps) {
  const t = useTranslations('ui.article')
  return (
    <div className="article-head">
      <div className="stack">
        <p className="eyebrow">
          {kind} · {t('minutes', { minutes })}
        </p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Byline author={author} date={date} />
      </div>
      <figure>
        <div className="plate">{picture}</div>
        <figcaption>{caption}</figcaption>
      </figure>
    </div>
  )
}
