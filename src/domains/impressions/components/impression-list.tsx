import { useLocale, useTranslations } from 'next-intl'
import type { Marks } from '../../../foundation/contributions/marks'
import { bylineOf, type EntryPage } from '../../../foundation/contributions/published'
import { VoicesRegion } from '../../../foundation/contributions/voices-region.client'
import { localePath } from '../../../foundation/routing/locale-path'
import { Drawing } from '../../../ui/drawings/drawing'
import { EmptyState } from '../../../ui/empty-state'
import { ImpressionItem } from '../../../ui/patterns/impression-item'
import { type FormSummary, type ImpressionView, impressionStep } from '../queries'
import { Reported } from './reported'

interface ImpressionListProps {
  /** Ends the list's id where it stands on the page of something else. */
  place: string
  /** The page of all impressions, without language. */
  path: string
  /** Place of the first shown. */
  from: number
  page: EntryPage<ImpressionView>
  reported: readonly FormSummary[]
  marks: Marks
}

function Item({ impression, marks }: { impression: ImpressionView; marks: Marks }) {
  const say = useTranslations('contributions')
  const locale = useLocale()
  const item = `impressions:${impression.id}`
  const { consumptionForm, otherConsumptionForm, helpsWith } = impression
  return (
    <ImpressionItem
      impression={{
        ...impression,
        author: bylineOf(impression),
        date: impression.createdAt,
        lang: impression.locale === locale ? undefined : impression.locale,
        consumptionForm: otherConsumptionForm ?? consumptionForm?.title,
        helpsWith: helpsWith.map(({ title }) => title),
        helpful: { item, count: impression.helpfulCount, marked: item in marks.helpfuls },
      }}
      actions={
        <a className="report-link" href={localePath(locale, `/report?entry=${item}`)} rel="nofollow">
          {say('report')}
        </a>
      }
    />
  )
}

/** What enough people report, and some of the impressions themselves. */
export function ImpressionList({ place, path: bare, from, page, reported, marks }: ImpressionListProps) {
  const say = useTranslations('impressions')
  const all = useTranslations('contributions')
  const path = localePath(useLocale(), bare)
  const shown = from + page.entries.length
  const left = page.total - shown
  return (
    <VoicesRegion id={`impressions-voices${place}`} kind="impressions" address={path}>
      {page.total === 0 ? (
        <EmptyState title={say('empty.title')} drawing={<Drawing kind="states" name="no-reviews" />}>
          <p>{say('empty.text')}</p>
        </EmptyState>
      ) : null}
      <Reported id={`reported${place}`} forms={reported} />
      <ul data-part="list" aria-label={say('title')}>
        {page.entries.map((impression) => (
          <Item key={impression.id} impression={impression} marks={marks} />
        ))}
      </ul>
      <p className="error-text" role="alert" data-part="failed" hidden>
        {all('listFailed')}
      </p>
      <div className="voices-foot" data-part="foot">
        {left > 0 ? (
          <a className="button line" href={`${path}?from=${shown}#impressions`} data-in-place="append">
            {say('more', { count: Math.min(impressionStep, left) })}
          </a>
        ) : null}
        {from > 0 ? (
          <a className="button quiet" href={`${path}#impressions`} data-in-place="replace">
            {say('few', { count: impressionStep })}
          </a>
        ) : null}
        {page.total > impressionStep ? (
          <span className="caption numeric">{say('shown', { shown, total: page.total })}</span>
        ) : null}
      </div>
    </VoicesRegion>
  )
}
