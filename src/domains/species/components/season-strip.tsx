import { useFormatter, useTranslations } from 'next-intl'
import type { Season } from '../season'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

interface SeasonStripProps {
  seasons: (Season & { key: string; label?: React.ReactNode })[]
  caption: string
  /** Heading of the first column. */
  rowsAre: string
}

function Month({ season, month }: { season: Season; month: number }) {
  const say = useTranslations('species.season')
  if (!season.months.includes(month)) {
    return (
      <td>
        <span className="hidden-visually">{say('absent')}</span>
      </td>
    )
  }
  const often = season.peak.includes(month)
  return (
    <td>
      <i className={often ? 'peak' : 'found'} aria-hidden="true" />
      <span className="hidden-visually">{say(often ? 'peak' : 'found')}</span>
    </td>
  )
}

/** Twelve months a row: tall where it is common, low where it is found. */
export function SeasonStrip({ seasons, caption, rowsAre }: SeasonStripProps) {
  const format = useFormatter()
  const name = (month: number, style: 'narrow' | 'long') =>
    format.dateTime(new Date(Date.UTC(2024, month - 1, 15)), { month: style, timeZone: 'UTC' })
  return (
    <table className="season">
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowsAre}</th>
          {months.map((month) => (
            <th key={month} scope="col">
              <abbr title={name(month, 'long')}>{name(month, 'narrow')}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.map((season) => (
          <tr key={season.key}>
            <th scope="row">{season.label ?? season.region}</th>
            {months.map((month) => (
              <Month key={month} season={season} month={month} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
