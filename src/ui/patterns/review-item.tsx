import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '../avatar'
import { Button } from '../button'
import { Clamped } from '../clamped'
import { MarkForm } from '../mark-form'
import { Stars } from '../stars'

export interface Author {
  /** Absent where they wrote without their name. */
  name: string | null
  avatar?: { url: string } | null
  /** Made up, with what they wrote. */
  sample?: boolean
}

/** Who wrote it, and when. */
export function Byline({ author, date }: { author: Author; date: string }) {
  const say = useTranslations('ui.people')
  const format = useFormatter()
  const name = author.name ?? say('anonymous')
  const { sample } = author
  return (
    <p className="byline">
      <Avatar name={name} picture={author.avatar} />
      <span>
        <b>{name}</b>
        <small>
          <time dateTime={date}>{format.dateTime(new Date(date), { dateStyle: 'medium' })}</time>
          {sample ? ` · ${say('sample')}` : null}
        </small>
      </span>
    </p>
  )
}

export interface HelpfulProps {
  /** The entry in one word: `reviews:{id}`. */
  item: string
  count: number
  marked: boolean
}

/** How many were helped, and a button to say so oneself. */
export function Helpful({ item, count, marked }: HelpfulProps) {
  const say = useTranslations('ui.people')
  return (
    <MarkForm kind="helpfuls" item={item}>
      <Button type="submit" kind="quiet" className="helpful" aria-pressed={marked}>
        <span>{say.rich('helpful', { count, number: (figure) => <span data-count="">{figure}</span> })}</span>
      </Button>
    </MarkForm>
  )
}

interface ReviewItemProps {
  review: {
    id: string
    author: Author
    date: string
    rating: number
    headline: string
    text: string
    /** Where it is in another language than the page. */
    lang?: string
    pictures: readonly { key: string; picture: ReactNode }[]
    helpful: HelpfulProps
  }
  /** What else can be done with it. */
  actions?: ReactNode
}

/** Pictures that are seen at once; the rest is a fold away. */
const seen = 4

function Pictures({ pictures }: Pick<ReviewItemProps['review'], 'pictures'>) {
  const say = useTranslations('ui.people')
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
  if (pictures.length <= seen) return list(pictures)
  return (
    <>
      {list(pictures.slice(0, seen))}
      <details className="fold">
        <summary>{say('morePictures', { count: pictures.length - seen })}</summary>
        {list(pictures.slice(seen))}
      </details>
    </>
  )
}

/** What somebody thought of it. */
export function ReviewItem({ review, actions }: ReviewItemProps) {
  const say = useTranslations('ui')
  const { id, author, date, rating, headline, text, lang, pictures, helpful } = review
  return (
    <li className="review">
      <Stars value={rating} label={say('rating.average', { average: String(rating) })} />
      <h3 lang={lang}>{headline}</h3>
      <Clamped
        id={`review-${id}`}
        text={text}
        lang={lang}
        labels={{ more: say('people.readAll'), less: say('people.readLess') }}
      />
      <Pictures pictures={pictures} />
      <div className="review-foot">
        <Byline author={author} date={date} />
        <span className="entry-actions">
          <Helpful {...helpful} />
          {actions}
        </span>
      </div>
    </li>
  )
}
