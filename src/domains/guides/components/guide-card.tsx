import type { ReactNode } from 'react'
import type { GuideCard as Card } from '@/domains/guides/listing'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { rangeText } from '@/ui/range-text'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'
import { Level } from './level'
import { SubstrateFact } from './substrate-fact'

interface GuideCardProps {
  guide: Card
  /** The illustration of the method, or of the species. */
  plate: ReactNode
}

/** A growing guide in a list. */
export function GuideCard({ guide, plate }: GuideCardProps) {
  const t = useTranslations('guides')
  const format = useFormatter()
  const locale = useLocale()
  const all = useTranslations('contributions')
  const { id, slug, title, summary, difficulty, daysToHarvest, substrate, species, likeCount } = guide
  return (
    <li className="card guide-card">
      <div className="body">
        <p className="eyebrow">{species[0]?.scientificName}</p>
        <h3>
          <a href={localePath(locale, documentPath('growingguides', slug))}>
            <InlineText text={title} />
          </a>
        </h3>
        <p>
          <InlineText text={summary} />
        </p>
        <dl className="guide-facts">
          {difficulty ? (
            <div>
              <dt>{t('difficulty')}</dt>
              <dd>
                <Level difficulty={difficulty} />
              </dd>
            </div>
          ) : null}
          {daysToHarvest ? (
            <div>
              <dt>{t('time')}</dt>
              <dd className="numeric">{t('days', { range: rangeText(daysToHarvest, format.number) })}</dd>
            </div>
          ) : null}
          <SubstrateFact substrate={substrate} />
        </dl>
      </div>
      <div className="plate goods">
        {plate}
        <LikeButton
          small
          label={all('likeTitle', { title: plainText(title) })}
          item={`growingguides:${id}`}
          count={likeCount}
        />
      </div>
    </li>
  )
}
