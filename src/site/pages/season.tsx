import type { ReactNode } from 'react'
import { months } from '@/domains/identify/answers'
import {
  type CalendarGroup,
  type CalendarQuery,
  calendarGroups,
  type InRegion,
  parseCalendar,
  speciesIn,
} from '@/domains/identify/calendar'
import { InMonth } from '@/domains/identify/components/in-month'
import { RegionWarning } from '@/domains/identify/components/region-warning'
import { useStateName } from '@/domains/identify/components/use-texts'
import { Year } from '@/domains/identify/components/year'
import { loadKeyData } from '@/domains/identify/queries'
import { areas } from '@/domains/species/areas'
import { isThinlyRecorded } from '@/domains/species/season'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { seasonPath } from '@/foundation/routing/paths'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Button } from '@/ui/button'
import { Row } from '@/ui/row'
import { Select } from '@/ui/select'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/identify.css'

interface Data {
  query: CalendarQuery
  groups: Record<CalendarGroup, InRegion[]>
  /** Whether little is recorded of the region. */
  isThin: boolean
}

async function load({ locale, query: params, reader }: SiteRequest): Promise<Data> {
  const query = parseCalendar(params, locale, new Date())
  const { cards } = await loadKeyData(reader)
  dependsOn([tags.list('mushrooms')])
  return {
    query,
    groups: speciesIn(cards.values(), query.region),
    isThin: isThinlyRecorded(cards.values(), query.region),
  }
}

function head({ query }: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'identify.calendar')
  return pageMetadata({
    locale,
    path: seasonPath,
    title: t('title'),
    description: t('description'),
    index: !query.isNamed,
  })
}

function Heading({ region, month }: CalendarQuery) {
  const stateName = useStateName()
  return (
    <h1>
      {stateName('month', String(month))}, {stateName('region', region)}
    </h1>
  )
}

function Choice({ region, month }: CalendarQuery) {
  const t = useTranslations('identify.calendar')
  const locale = useLocale()
  const stateName = useStateName()
  const options = (question: 'region' | 'month', states: readonly string[]) =>
    states.map((state) => ({ value: state, label: stateName(question, state) }))
  return (
    <form className="calendar-choice" action={localePath(locale, seasonPath)}>
      <Select name="region" label={t('region')} options={options('region', areas)} defaultValue={region} />
      <Select name="month" label={t('month')} options={options('month', months)} defaultValue={month} />
      <Button kind="secondary" type="submit">
        {t('show')}
      </Button>
    </form>
  )
}

/** Names the region, because the year is printed without the rest of the page. */
function WholeYear({ region, children }: Pick<CalendarQuery, 'region'> & { children: ReactNode }) {
  const t = useTranslations('identify.calendar')
  const stateName = useStateName()
  return (
    <Row id="year" title={t('year', { region: stateName('region', region) })} note={t('yearNote')}>
      {children}
    </Row>
  )
}

function View({ query, groups, isThin }: Data) {
  const t = useTranslations('identify.calendar')
  const locale = useLocale()
  const address = query.isNamed ? `?region=${query.region}&month=${query.month}` : ''
  const isEmpty = calendarGroups.every((group) =>
    groups[group].every(({ season }) => !season.months.includes(query.month)),
  )
  return (
    <SiteShell path={seasonPath + address} showMarket={false}>
      <Breadcrumbs crumbs={crumbsTo(locale, seasonPath, { label: t('title') })} />
      <div className="calendar">
        <div className="calendar-head stack">
          <Heading {...query} />
          <p className="lead">{t('lead')}</p>
          <Choice {...query} />
          {isThin ? <RegionWarning region={query.region} /> : null}
        </div>
        {isEmpty ? <p>{t('none')}</p> : null}
        <div className="in-month-groups">
          {calendarGroups.map((group) => (
            <InMonth key={group} group={group} found={groups[group]} month={query.month} />
          ))}
        </div>
        <WholeYear region={query.region}>
          {isThin ? (
            <div className="row-wide year-warning">
              <RegionWarning region={query.region} />
            </div>
          ) : null}
          <Year groups={groups} />
        </WholeYear>
      </div>
    </SiteShell>
  )
}

/**
 * What fruits in a month and region, edible and dangerous side by side, and the year of the region. Each region and
 * month is an address; the server caches the frequent ones. Without a month in the address, it shows the current one.
 */
export const seasonPage: Page<Data> = { load, head, View, maxAge: 3600 }
