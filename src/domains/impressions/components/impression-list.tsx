import { useLocale, useTranslations } from 'next-intl'
import { ContributionList } from '@/domains/contributions/components/contribution-list.client'
import { bylineOf, type EntryPage } from '@/domains/contributions/server/published'
import type { Reactions } from '@/domains/contributions/server/reactions'
import { type FormSummary, type ImpressionView, impressionStep } from '@/domains/impressions/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { ImpressionItem } from './impression-item'
import { Reported } from './impression-summary'

interface ImpressionListProps {
  /** Ends the list's id where it stands on the page of something else. */
  place: string
  /** The page of all impressions, without language. */
  path: string
  /** Place of the first shown. */
  from: number
  page: EntryPage<ImpressionView>
  reported: readonly FormSummary[]
  marks: Reactions
}

function Item({ impression, marks }: { impression: ImpressionView; marks: Reactions }) {
  const t = useTranslations('contributions')
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
          {t('report')}
        </a>
      }
    />
  )
}

/** What enough people report, and some of the impressions themselves. */
export function ImpressionList({ place, path: bare, from, page, reported, marks }: ImpressionListProps) {
  const t = useTranslations('impressions')
  const all = useTranslations('contributions')
  const path = localePath(useLocale(), bare)
  const shown = from + page.entries.length
  const left = page.total - shown
  return (
    <ContributionList id={`impressions-voices${place}`} kind="impressions" address={path}>
      {page.total === 0 ? (
        <EmptyState title={t('empty.title')} drawing={<Drawing kind="states" name="no-reviews" />}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : null}
      <Reported id={`reported${place}`} forms={reported} />
      <ul data-part="list" aria-label={t('title')}>
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
            {t('more', { count: Math.min(impressionStep, left) })}
          </a>
        ) : null}
        {from > 0 ? (
          <a className="button quiet" href={`${path}#impressions`} data-in-place="replace">
            {t('few', { count: impressionStep })}
          </a>
        ) : null}
        {page.total > impressionStep ? (
          <span className="caption numeric">{t('shown', { shown, total: page.total })}</span>
        ) : null}
      </div>
    </ContributionList>
  )
}
