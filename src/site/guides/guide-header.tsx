import type { ReactNode } from 'react'
import { GuidePicture } from '@/blocks/guide-picture'
import { ReportLink } from '@/domains/contributions/components/report-link'
import { ExplainedLevel } from '@/domains/guides/components/explained-level'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { RatingSummary } from '@/ui/rating-summary'
import { useFormatter, useTranslations } from '@/ui/texts'
import type { GuidePageData } from './load-guide'

function GuideActions({ guide: { id, card } }: Pick<GuidePageData, 'guide'>) {
  const t = useTranslations('contributions')
  const entry = `growingguides:${id}`
  return (
    <div className="opening-actions">
      <a className="contributions-link" href="#reviews">
        <RatingSummary average={card.averageRating} count={card.ratingCount} />
      </a>
      <LikeButton label={t('like')} item={entry} count={card.likeCount} />
      <ReportLink entry={entry} isPage />
    </div>
  )
}

interface GuideHeaderProps extends Pick<GuidePageData, 'guide'> {
  /** Ways to share the page. */
  share: ReactNode
}

/** The top of a growing guide: title, summary, actions, date and a picture of its method. */
export function GuideHeader({ guide, share }: GuideHeaderProps) {
  const t = useTranslations('guides')
  const format = useFormatter()
  const { card, title, summary, difficulty, publishedAt } = guide
  return (
    <header className="guide-opening">
      <div className="stack">
        <h1>
          <InlineText text={title} />
        </h1>
        <p className="lead">
          <InlineText text={summary} />
        </p>
        {difficulty ? <ExplainedLevel difficulty={difficulty} /> : null}
        <GuideActions guide={guide} />
        {share}
        <p className="caption">
          <time dateTime={publishedAt}>
            {t('published', { date: format.dateTime(new Date(publishedAt), { dateStyle: 'long' }) })}
          </time>
        </p>
      </div>
      {card.species.length > 0 ? (
        <div className="plate goods">
          <GuidePicture guide={card} urgent />
        </div>
      ) : null}
    </header>
  )
}
