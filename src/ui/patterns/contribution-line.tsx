import '../styles/account-pages.css'
import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '../badge'
import { Notice } from '../notice'

interface ContributionLineProps {
  contribution: {
    /** Review, impression, comment, … */
    kind: string
    title: string
    /** What it is about; without where it stands for itself. */
    about?: { title: string; href: string }
    date: string
    state: 'pending' | 'published' | 'declined'
    /** Why it was declined. */
    reason?: string
    edit: string
  }
}

/** Something one wrote oneself, and how far it is. */
export function ContributionLine({ contribution }: ContributionLineProps) {
  const say = useTranslations('ui.contribution')
  const format = useFormatter()
  const { kind, title, about, date, state, reason, edit } = contribution
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
        <Badge kind="state">{say(state)}</Badge>
      </div>
      <h2>{title}</h2>
      {reason ? <Notice kind="info" title={reason} /> : null}
      <p className="card-line caption">
        <time dateTime={date}>{format.dateTime(new Date(date), { dateStyle: 'medium' })}</time>
        <a className="edit" href={edit}>
          {say('edit')}
        </a>
      </p>
    </li>
  )
}
