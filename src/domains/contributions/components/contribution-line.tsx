import '@/ui/styles/account-pages.css'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/badge'
import { Notice } from '@/ui/notice'
import { ShortDate } from '@/ui/short-date'
import { Stars } from '@/ui/stars'
import { useTranslations } from '@/ui/texts'

interface ContributionLineProps {
  contribution: {
    /** Its collection: translations of the state agree with its gender. */
    of: string
    /** The translated kind: review, impression, comment … */
    kind: string
    /** Comments have none. */
    title?: string
    text?: string
    rating?: number
    /** The document that it is about; guides have none. */
    about?: { title: string; href: string }
    date: string
    state: 'pending' | 'published' | 'declined'
    /** Whether a version of it is public. */
    isPublic: boolean
    /** Why it was declined, and the moderator's note. */
    reason?: string
    note?: string
    /** The addresses of its pictures. */
    pictures: readonly string[]
    /** The page of its form, if it can be changed. */
    edit: string | null
  }
  /** The form that deletes it. */
  deletion?: ReactNode
}

/** A contribution in the list of the author's account page, with its state. */
export function ContributionLine({ contribution, deletion }: ContributionLineProps) {
  const t = useTranslations('ui.contribution')
  const tRating = useTranslations('ui.rating')
  const { of, kind, title, text, rating, about, date, state, isPublic, reason, note, pictures, edit } =
    contribution
  return (
    <li className="contribution">
      <div className="card-line">
        <p className="eyebrow">
          {kind}
          {about ? (
            <>
              {' · '}
              <a href={about.href}>{about.title}</a>
            </>
          ) : null}
        </p>
        <Badge kind="state">{t(state, { kind: of })}</Badge>
      </div>
      {isPublic && state !== 'published' ? <p className="caption">{t('formerVersion')}</p> : null}
      {title ? <h2>{title}</h2> : null}
      {rating ? <Stars value={rating} label={tRating('average', { average: String(rating) })} /> : null}
      {text ? <p className="contribution-text">{text}</p> : null}
      {reason ? (
        <Notice kind="info" title={reason}>
          {note ? <p>{note}</p> : null}
        </Notice>
      ) : null}
      {pictures.length > 0 ? (
        <ul className="contribution-pictures">
          {pictures.map((picture) => (
            <li className="plate" key={picture}>
              <img src={picture} alt="" loading="lazy" />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="caption">
        <ShortDate date={date} />
      </p>
      <div className="contribution-actions">
        {edit ? (
          <a className="button quiet" href={edit}>
            {t('edit')}
            <span className="hidden-visually"> {title ?? text ?? about?.title}</span>
          </a>
        ) : null}
        {deletion}
      </div>
    </li>
  )
}
