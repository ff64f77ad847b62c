import type { ReactNode } from 'react'
import { useArticleLabel } from '@/domains/articles/components/article-item'
import { ArticlePicture } from '@/domains/articles/components/article-picture'
import type { ArticleView } from '@/domains/articles/view'
import { ReportLink } from '@/domains/contributions/components/report-link'
import { Plate } from '@/domains/species/components/plate'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { ArticleFigure, ArticleHead } from '@/ui/patterns/article-head'
import { useFormatter, useTranslations } from '@/ui/texts'

/** Plates that stand side by side. */
const maxPlates = 3

function Pictures({ article: { card } }: { article: ArticleView }) {
  const plates = card.species.slice(0, maxPlates)
  if (card.image || plates.length === 0) return <ArticlePicture article={card} urgent />
  return plates.map((species) => (
    <Plate key={species.slug} species={{ ...species, image: null }} detail="page" urgent />
  ))
}

/** State, place and dates of a project, and how to take part. */
function ProjectFacts({ article }: { article: ArticleView }) {
  const t = useTranslations('articles')
  const format = useFormatter()
  const { card, startsOn, endsOn, participation } = article
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long' })
  const period = [
    startsOn ? t('from', { date: day(startsOn) }) : null,
    endsOn ? t('until', { date: day(endsOn) }) : null,
  ].filter((text) => text !== null)
  const facts: [string, LocalizedText | null][] = [
    [t('stateTerm'), card.state ? t(`state.${card.state}`) : null],
    [t('place'), card.place],
    [t('period'), period.length > 0 ? period.join(' ') : null],
    [t('participation'), participation],
  ]
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className="guide-facts project-facts">
      {known.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <InlineText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ArticleOpeningProps {
  article: ArticleView
  /** Ways to share the page. */
  share: ReactNode
}

/** The top of an article: title, byline, actions and the plates of its species. */
export function ArticleOpening({ article, share }: ArticleOpeningProps) {
  const t = useTranslations()
  const labelOf = useArticleLabel()
  const { card, author } = article
  const entry = `${card.kind}:${card.id}`
  const names = card.species.slice(0, maxPlates).map(({ scientificName }) => `_${scientificName}_`)
  return (
    <>
      <ArticleHead
        kind={labelOf(card)}
        title={<InlineText text={card.title} />}
        lead={<InlineText text={card.summary} />}
        author={{ name: author ?? t('articles.editors') }}
        date={card.publishedAt}
        minutes={card.minutes}
      >
        {card.kind === 'projects' ? <ProjectFacts article={article} /> : null}
        <div className="opening-actions">
          <LikeButton label={t('contributions.like')} item={entry} count={card.likeCount} />
          <ReportLink entry={entry} isPage />
        </div>
        {share}
      </ArticleHead>
      <ArticleFigure
        caption={card.image ? plainText(card.image.alt) : <InlineText text={names.join(' · ')} />}
      >
        <Pictures article={article} />
      </ArticleFigure>
    </>
  )
}
