import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { plain } from '../../../foundation/i18n/said'
import { localePath } from '../../../foundation/routing/locale-path'
import { documentPath } from '../../../foundation/routing/paths'
import { LikeButton } from '../../../ui/like-button'
import { Marked } from '../../../ui/marked'
import { rangeText } from '../../../ui/range-text'
import type { GuideCard as Card } from '../listing'
import { Level } from './level'

interface GuideCardProps {
  guide: Card
  /** The plate of the species it grows. */
  plate: ReactNode
}

/** A growing guide in a list: what it grows, how hard, how long, on what. */
export function GuideCard({ guide, plate }: GuideCardProps) {
  const say = useTranslations('guides')
  const format = useFormatter()
  const locale = useLocale()
  const all = useTranslations('contributions')
  const { id, slug, title, summary, difficulty, daysToHarvest, substrate, species, likeCount } = guide
  return (
    <li className="card guide-card">
      <div className="plate goods">
        {plate}
        <LikeButton
          small
          label={all('likeThing', { title: plain(title) })}
          item={`growingguides:${id}`}
          count={likeCount}
        />
      </div>
      <div className="body">
        <p className="eyebrow">{species[0]?.scientificName}</p>
        <h3>
          <a href={localePath(locale, documentPath('growingguides', slug))}>
            <Marked text={title} />
          </a>
        </h3>
        <p>
          <Marked text={summary} />
        </p>
        <dl className="guide-facts">
          {difficulty ? (
            <div>
              <dt>{say('difficulty')}</dt>
              <dd>
                <Level difficulty={difficulty} />
              </dd>
            </div>
          ) : null}
          <div>
            <dt>{say('time')}</dt>
            <dd className="numeric">
              {daysToHarvest
                ? say('days', { range: rangeText(daysToHarvest, format.number) })
                : say('unknownTime')}
            </dd>
          </div>
          {substrate ? (
            <div>
              <dt>{say('substrate')}</dt>
              <dd>
                <Marked text={substrate} />
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
    </li>
  )
}
