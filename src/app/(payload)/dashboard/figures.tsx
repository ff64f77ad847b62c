import { type Figures, figureDays } from '@/domains/panel/figures'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { moneyText } from '@/ui/money'
import { DayChart } from './day-chart'

interface ShopFiguresProps {
  figures: Figures
  locale: Locale
  t: DynamicTranslator
}

function summaries({ figures, locale, t }: ShopFiguresProps) {
  const { requests, before, accepted, declined, worth, answerHours } = figures
  const sums = worth.map((sum) => moneyText(sum, locale))
  return [
    [t('shop.requests'), requests, t('shop.before', { count: before, days: figureDays })],
    [t('shop.accepted'), accepted, t('shop.declinedCount', { count: declined })],
    [t('shop.worth'), sums.join(' + ') || '–', t('shop.worthNote')],
    answerHours === null
      ? [t('shop.answered'), '–', t('shop.noAnswers')]
      : [t('shop.answered'), t('shop.hours', { hours: Math.round(answerHours) }), t('shop.answeredNote')],
  ] as const
}

/** The shop's last days: numbers, a chart, and the same as a table. */
export function ShopFigures(props: ShopFiguresProps) {
  const { figures, locale, t } = props
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{t('shop.figures', { days: figureDays })}</h2>
      <dl className="dash__figures">
        {summaries(props).map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      {figures.requests > 0 ? (
        <DayChart
          days={figures.days.map(({ day, requests, open }) => ({ day, count: requests, open }))}
          label={t('shop.chart')}
          locale={locale}
        />
      ) : null}
      <details>
        <summary>{t('shop.table')}</summary>
        <table className="dash__table">
          <thead>
            <tr>
              <th scope="col">{t('shop.day')}</th>
              <th scope="col">{t('shop.requests')}</th>
              <th scope="col">{t('shop.open')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.days.toReversed().map(({ day, requests, open }) => (
              <tr key={day}>
                <th scope="row">{date.format(new Date(day))}</th>
                <td data-label={t('shop.requests')}>{requests}</td>
                <td data-label={t('shop.open')}>{open}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
