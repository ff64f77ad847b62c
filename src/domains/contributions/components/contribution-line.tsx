import '@/ui/styles/account-pages.css'
import { useTranslations } from 'next-intl'
import { Badge } from '@/ui/badge'
import { Notice } from '@/ui/notice'
import { ShortDate } from '@/ui/short-date'

interface ContributionLineProps {
  contribution: {
    /** Its collection: translations of the state agree with its gender. */
    of: string
    /** The translated kind: review, impression, comment … */
    kind: string
    /** Comments have none. */
    title?: string
    text?: string
    /** The document that it is about; guides have none. */
    about?: { title: string; href: string }
    date: string
    state: 'pending' | 'published' | 'declined'
    /** Why it was declined, and the moderator's note. */
    reason?: string
    note?: string
    edit: string
  }
}

/** A contribution in the list of the author's account page, with its state. */
export function ContributionLine({ contribution }: ContributionLineProps) {
  const t = useTranslations('ui.contribution')
  const { of, kind, title, text, about, date, state, reason, note, edit } = contribution
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
      {title ? <h2>{title}</h2> : null}
      {text ? <p className="contribution-text">{text}</p> : null}
      {reason ? (
        <Notice kind="info" title={reason}>
          {note ? <p>{note}</p> : null}
        </Notice>
      ) : null}
      <p className="card-line caption">
        <ShortDate date={date} />
        <a className="edit" href={edit}>
          {t('edit')}
        </a>
      </p>
    </li>
  )
}
