import type { ReactNode } from 'react'
import { EntryLanguage } from '@/domains/contributions/components/entry-language'
import { Helpful, type HelpfulProps } from '@/domains/contributions/components/helpful-button'
import type { EntryLevel } from '@/domains/contributions/context'
import { Clamped } from '@/ui/clamped'
import { type Author, Byline } from '@/ui/patterns/byline'
import { Stars } from '@/ui/stars'
import { useTranslations } from '@/ui/texts'

interface ReviewItemProps {
  /** The level of its heading. */
  level: EntryLevel
  review: {
    id: string
    author: Author
    date: string
    rating: number
    headline: string
    text: string
    /** Its language, if it differs from the page's. */
    lang?: string
    pictures: readonly { key: string; picture: ReactNode }[]
    helpful: HelpfulProps
  }
  /** Links beside the helpful button, such as "report". */
  actions?: ReactNode
}

/** Pictures shown at once; a disclosure holds the others. */
const initialPictures = 4

function Pictures({ pictures }: Pick<ReviewItemProps['review'], 'pictures'>) {
  const t = useTranslations('ui.people')
  if (pictures.length === 0) return null
  const list = (some: typeof pictures) => (
    <ul className="review-pictures">
      {some.map(({ key, picture }) => (
        <li className="plate" key={key}>
          {picture}
        </li>
      ))}
    </ul>
  )
  if (pictures.length <= initialPictures) return list(pictures)
  return (
    <>
      {list(pictures.slice(0, initialPictures))}
      <details className="fold">
        <summary>{t('morePictures', { count: pictures.length - initialPictures })}</summary>
        {list(pictures.slice(initialPictures))}
      </details>
    </>
  )
}

export function ReviewItem({ level, review, actions }: ReviewItemProps) {
  const Heading = `h${level}` as const
  const t = useTranslations('ui')
  const { id, author, date, rating, headline, text, lang, pictures, helpful } = review
  return (
    <li className="review">
      <Stars value={rating} label={t('rating.average', { average: String(rating) })} />
      <Heading lang={lang}>{headline}</Heading>
      <Clamped
        id={`review-${id}`}
        text={text}
        lang={lang}
        labels={{ more: t('people.readAll'), less: t('people.readLess') }}
      />
      <Pictures pictures={pictures} />
      <div className="review-foot">
        <Byline author={author} date={date} />
        <span className="entry-actions">
          <EntryLanguage lang={lang} />
          <Helpful {...helpful} />
          {actions}
        </span>
      </div>
    </li>
  )
}
