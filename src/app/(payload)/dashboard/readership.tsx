import type { ReactNode } from 'react'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { measuredEvents } from '@/domains/measurement/events'
import { figureDays, type ReadershipFigures } from '@/domains/measurement/figures'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { type Locale, languageNames } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { DayChart } from './day-chart'

interface ReadershipProps {
  figures: ReadershipFigures
  i18n: { language: string }
}

interface FiguresProps {
  figures: ReadershipFigures
  locale: Locale
  t: DynamicTranslator
}

/** A number with the one that belongs to it. */
function Summaries({ figures: { totals, before }, locale, t }: FiguresProps) {
  const number = new Intl.NumberFormat(locale)
  const of = (event: keyof typeof totals) => totals[event] ?? 0
  const summaries = [
    [t('views'), of('page_view'), t('viewsBefore', { count: before, days: figureDays })],
    [t('search'), of('search'), t('selectResult', { count: of('select_result') })],
    [t('addToCart'), of('add_to_cart'), t('sendRequest', { count: of('send_request') })],
    [t('sendReview'), of('send_review'), t('keyStep', { count: of('key_step') })],
  ] as const
  return (
    <dl className="dash__figures">
      {summaries.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{number.format(value)}</strong>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface CountTableProps {
  head: readonly [label: string, count: string]
  rows: readonly { key: string; label: ReactNode; count: number }[]
  locale: Locale
}

function CountTable({ head: [label, count], rows, locale }: CountTableProps) {
  const number = new Intl.NumberFormat(locale)
  return (
    <table className="dash__table">
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td data-label={count}>{number.format(row.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tables({ figures: { pages, languages, totals }, locale, t }: FiguresProps) {
  const pageRows = pages.map(({ page, title, count }) => ({
    key: page,
    label: <a href={localePath(locale, page)}>{title ?? page}</a>,
    count,
  }))
  const languageRows = languages.map(({ locale: key, count }) => ({
    key,
    label: languageNames[key],
    count,
  }))
  const eventRows = measuredEvents.map((key) => ({ key, label: t(`names.${key}`), count: totals[key] ?? 0 }))
  return (
    <>
      <div className="dash__columns">
        <div>
          <h3>{t('pages')}</h3>
          <CountTable head={[t('page'), t('count')]} rows={pageRows} locale={locale} />
        </div>
        <div>
          <h3>{t('languages')}</h3>
          <CountTable head={[t('language'), t('count')]} rows={languageRows} locale={locale} />
        </div>
      </div>
      <details>
        <summary>{t('events')}</summary>
        <CountTable head={[t('event'), t('times')]} rows={eventRows} locale={locale} />
      </details>
    </>
  )
}

/** What readers did in the last days: numbers, a chart, pages and languages. */
export function Readership({ figures, i18n }: ReadershipProps) {
  const { t, locale } = panelMessages(i18n, 'readership')
  const isEmpty = Object.keys(figures.totals).length === 0
  return (
    <section aria-labelledby="readership">
      <h2 id="readership">{t('title', { days: figureDays })}</h2>
      {isEmpty ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <Summaries figures={figures} locale={locale} t={t} />
          <DayChart days={figures.days} label={t('chart')} locale={locale} />
          <Tables figures={figures} locale={locale} t={t} />
        </>
      )}
      <p>
        <small>{t('note')}</small>
      </p>
    </section>
  )
}
