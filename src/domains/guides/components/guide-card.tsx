import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../../foundation/routing/locale-path'
import { documentPath } from '../../../foundation/routing/paths'
import { Marked } from '../../../ui/marked'
import type { GuideCard as Card } from '../listing'

interface GuideCardProps {
  guide: Card
  /** The plate of the species it grows. */
  plate: ReactNode
}

/** A growing guide in a list. */
export function GuideCard({ guide, plate }: GuideCardProps) {
  const say = useTranslations('vocabulary.difficulty')
  const format = useFormatter()
  const locale = useLocale()
  const { slug, title, summary, difficulty, species, publishedAt } = guide
  return (
    <li className="card guide-card">
      <div className="plate goods">{plate}</div>
      <div className="body">
        <p className="eyebrow">
          {[difficulty ? say(difficulty) : null, species[0]?.scientificName].filter(Boolean).join(' · ')}
        </p>
        <h3>
          <a href={localePath(locale, documentPath('growingguides', slug))}>{title}</a>
        </h3>
        <p>
          <Marked text={summary} />
        </p>
        <p className="caption">
          <time dateTime={publishedAt}>
            {format.dateTime(new Date(publishedAt), { dateStyle: 'medium' })}
          </time>
        </p>
      </div>
    </li>
  )
}
