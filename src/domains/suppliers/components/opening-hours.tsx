import type { CSSProperties } from 'react'
import { type Weekday, weekdays } from '@/domains/suppliers/types'
import type { SupplierView } from '@/domains/suppliers/view'
import { capitalize } from '@/ui/capitalize'
import { useLocale, useTranslations } from '@/ui/texts'

type OpeningInterval = SupplierView['opening'][number]

/** A time of day on an arbitrary date. */
const toDate = (time: string) => new Date(`2001-01-01T${time}:00Z`)

/** 1 January 2001 was a Monday. */
const dateOf = (day: Weekday) => new Date(Date.UTC(2001, 0, 1 + weekdays.indexOf(day)))

const percentOfDay = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return ((hours + minutes / 60) / 24) * 100
}

function IntervalBar({ opens, closes }: OpeningInterval) {
  return <i style={{ '--from': percentOfDay(opens), '--to': percentOfDay(closes) } as CSSProperties} />
}

/** Labels for the ticks of all days. */
function Ticks({ locale }: { locale: string }) {
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
  return (
    <span className="marks numeric" aria-hidden="true">
      {['00', '06', '12', '18', '24'].map((time) => (
        <span key={time}>{hour.format(toDate(`${time}:00`))}</span>
      ))}
    </span>
  )
}

interface OpeningHoursProps {
  opening: readonly OpeningInterval[]
  /** Of the place, whose day is marked as today. */
  timeZone: string
}

/** The opening hours of each day as a bar from midnight to midnight. */
export function OpeningHours({ opening, timeZone }: OpeningHoursProps) {
  const t = useTranslations('suppliers.opening')
  const locale = useLocale()
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <table className="conditions hours" data-opening-hours={timeZone}>
      <thead className="hidden-visually">
        <tr>
          <th scope="col">{t('day')}</th>
          <td />
          <th scope="col">{t('hours')}</th>
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day) => {
          const times = opening.filter((interval) => interval.day === day)
          return (
            <tr key={day} data-day={day}>
              <th scope="row">
                {capitalize(weekday.format(dateOf(day)))} <span className="hours-today">{t('today')}</span>
              </th>
              <td>
                <span className="track" aria-hidden="true">
                  {times.map((interval) => (
                    <IntervalBar key={interval.opens} {...interval} />
                  ))}
                </span>
                {day === weekdays.at(-1) ? <Ticks locale={locale} /> : null}
              </td>
              <td className="amount">
                {times.length === 0
                  ? t('closed')
                  : times.map(({ opens, closes }) => (
                      <span key={opens} className="hours-span">
                        {hour.formatRange(toDate(opens), toDate(closes))}
                      </span>
                    ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
