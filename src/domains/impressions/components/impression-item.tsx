import type { ReactNode } from 'react'
import { EntryLanguage } from '@/domains/contributions/components/entry-language'
import { Helpful, type HelpfulProps } from '@/domains/contributions/components/helpful-button'
import type { EntryLevel } from '@/domains/contributions/context'
import { Clamped } from '@/ui/clamped'
import { Icon } from '@/ui/icon'
import { type Author, Byline } from '@/ui/patterns/byline'
import { Stars } from '@/ui/stars'
import { useTranslations } from '@/ui/texts'

interface ImpressionItemProps {
  /** The level of its heading. */
  level: EntryLevel
  impression: {
    id: string
    author: Author
    date: string
    rating: number
    headline: string
    text: string
    lang?: string
    /** The form that the species was taken in. */
    consumptionForm?: string
    experiential: readonly { title: string; icon: string | null }[]
    helpsWith: readonly string[]
    helpful: HelpfulProps
  }
  /** Links beside the helpful button, such as "report". */
  actions?: ReactNode
}

/** One member's impression of a species. */
export function ImpressionItem({ level, impression, actions }: ImpressionItemProps) {
  const Heading = `h${level}` as const
  const t = useTranslations('ui')
  const { id, author, date, rating, headline, text, lang, experiential, helpsWith } = impression
  return (
    <li className="review">
      <p className="card-line">
        <Stars value={rating} label={t('rating.average', { average: String(rating) })} />
        {impression.consumptionForm ? <span className="caption">{impression.consumptionForm}</span> : null}
      </p>
      <Heading lang={lang}>{headline}</Heading>
      <Clamped
        id={`impression-${id}`}
        text={text}
        lang={lang}
        labels={{ more: t('people.readAll'), less: t('people.readLess') }}
      />
      {experiential.length > 0 ? (
        <ul className="experiences" aria-label={t('people.experienced')}>
          {experiential.map(({ title, icon }) => (
            <li key={title}>
              <Icon name={icon} />
              {title}
            </li>
          ))}
        </ul>
      ) : null}
      {helpsWith.length > 0 ? (
        <p className="caption">{t('people.helpsWith', { list: helpsWith.join(', ') })}</p>
      ) : null}
      <div className="review-foot">
        <Byline author={author} date={date} />
        <span className="entry-actions">
          <EntryLanguage lang={lang} />
          <Helpful {...impression.helpful} />
          {actions}
        </span>
      </div>
    </li>
  )
}
