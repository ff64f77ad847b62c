import '@/ui/styles/reading.css'
import type { ReactNode } from 'react'
import { type Author, Byline } from '@/ui/patterns/byline'
import { useTranslations } from '@/ui/texts'

interface ArticleHeadProps {
  kind: string
  title: ReactNode
  lead: ReactNode
  author: Author
  date: string
  /** Reading time. */
  minutes: number
  /** Below the byline. */
  children?: ReactNode
}

/** The header of a post or a project. */
export function ArticleHead({ kind, title, lead, author, date, minutes, children }: ArticleHeadProps) {
  const t = useTranslations('ui.article')
  return (
    <header className="article-head">
      <p className="eyebrow">
        {kind} · {t('minutes', { minutes })}
      </p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Byline author={author} date={date} />
      {children}
    </header>
  )
}

interface ArticleFigureProps {
  /** The pictures stand side by side. */
  children: ReactNode
  caption?: ReactNode
}

/** What an article opens with, as wide as the page. */
export function ArticleFigure({ children, caption }: ArticleFigureProps) {
  return (
    <figure className="article-figure">
      <div>{children}</div>
      {caption ? <figcaption className="caption">{caption}</figcaption> : null}
    </figure>
  )
}
