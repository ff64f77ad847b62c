import { ContributionList } from '@/domains/contributions/components/contribution-list'
import { ListError } from '@/domains/contributions/components/list-error'
import { ReportLink } from '@/domains/contributions/components/report-link'
import type { EntryLevel } from '@/domains/contributions/context'
import { bylineOf, type EntryPage, type RatingOverview } from '@/domains/contributions/server/published'
import type { Reactions } from '@/domains/contributions/server/reactions'
import { type FormSummary, type ImpressionView, impressionStep } from '@/domains/impressions/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { RatingBars } from '@/ui/rating-bars'
import { useLocale, useTranslations } from '@/ui/texts'
import { ImpressionItem } from './impression-item'
import { ImpressionSummary } from './impression-summary'

interface ImpressionListProps {
  /** The level of the headings of impressions. */
  level: EntryLevel
  idSuffix: string
  /** The page of all impressions, without language. */
  path: string
  /** Offset of the first impression, from 0. */
  offset: number
  page: EntryPage<ImpressionView>
  overview: RatingOverview
  summary: readonly FormSummary[]
  reactions: Reactions
}

interface ItemProps extends Pick<ImpressionListProps, 'level' | 'reactions'> {
  impression: ImpressionView
}

function Item({ level, impression, reactions }: ItemProps) {
  const locale = useLocale()
  const item = `impressions:${impression.id}`
  const { consumptionForm, otherConsumptionForm, helpsWith } = impression
  return (
    <ImpressionItem
      level={level}
      impression={{
        ...impression,
        author: bylineOf(impression),
        date: impression.createdAt,
        lang: impression.locale === locale ? undefined : impression.locale,
        consumptionForm: otherConsumptionForm ?? consumptionForm?.title,
        helpsWith: helpsWith.map(({ title }) => title),
        helpful: { item, count: impression.helpfulCount, active: item in reactions.helpfuls },
      }}
      actions={<ReportLink entry={item} />}
    />
  )
}

/** The ratings of all impressions; unlike those of reviews, they filter nothing. */
function Overview({ overview: { average, count, stars } }: { overview: RatingOverview }) {
  if (average === null) return null
  const bars = [5, 4, 3, 2, 1].map((one) => ({ stars: one, count: stars[one - 1] ?? 0 }))
  return <RatingBars average={average} total={count} bars={bars} of="ratings" />
}

function Foot({ path, offset, page }: Pick<ImpressionListProps, 'path' | 'offset' | 'page'>) {
  const t = useTranslations('impressions')
  const shown = offset + page.entries.length
  const remaining = page.total - shown
  return (
    <div className="contributions-foot" data-part="foot">
      {remaining > 0 ? (
        <a className="button line" href={`${path}?from=${shown}#impressions`} data-ajax="append">
          {t('more', { count: Math.min(impressionStep, remaining) })}
        </a>
      ) : null}
      {offset > 0 ? (
        <a className="button quiet" href={`${path}#impressions`} data-ajax="replace">
          {t('few', { count: impressionStep })}
        </a>
      ) : null}
      {page.total > impressionStep ? (
        <span className="caption numeric">{t('shown', { shown, total: page.total })}</span>
      ) : null}
    </div>
  )
}

/** The summary of all impressions, and one page of them. */
export function ImpressionList(props: ImpressionListProps) {
  const { level, idSuffix, path: pathWithoutLocale, offset, page, overview, summary, reactions } = props
  const t = useTranslations('impressions')
  const path = localePath(useLocale(), pathWithoutLocale)
  return (
    <ContributionList id={`impressions-list${idSuffix}`} kind="impressions" address={path}>
      {page.total === 0 ? (
        <EmptyState title={t('empty.title')} drawing={<Drawing kind="states" name="no-reviews" />}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : null}
      <Overview overview={overview} />
      <ImpressionSummary level={level} id={`impression-summary${idSuffix}`} forms={summary} />
      <ul data-part="list" aria-label={t('title')}>
        {page.entries.map((impression) => (
          <Item key={impression.id} level={level} impression={impression} reactions={reactions} />
        ))}
      </ul>
      <ListError />
      <Foot path={path} offset={offset} page={page} />
    </ContributionList>
  )
}
