import { monthRunsText } from '@/domains/species/month-runs'
import type { Season } from '@/domains/species/season'
import { useFormatter, useTranslations } from '@/ui/texts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

interface SeasonStripProps {
  seasons: (Season & { key: string; label?: React.ReactNode })[]
  caption: string
  /** The heading of the first column. */
  rowsAre: string
}

/** Names of months in three lengths: `S`, `Sep`, `September`; without full stops. */
function useMonthName() {
  const format = useFormatter()
  return (month: number, style: 'narrow' | 'short' | 'long') =>
    format
      .dateTime(new Date(Date.UTC(2024, month - 1, 15)), { month: style, timeZone: 'UTC' })
      .replace('.', '')
}

function Month({ season, month, now }: { season: Season; month: number; now: number }) {
  const t = useTranslations('species.season')
  const tint = month === now ? 'now' : undefined
  if (!season.months.includes(month)) {
    return (
      <td className={tint}>
        <span className="hidden-visually">{t('absent')}</span>
      </td>
    )
  }
  const often = season.peak.includes(month)
  return (
    <td className={tint}>
      <i className={often ? 'peak' : 'in-season-month'} aria-hidden="true" />
      <span className="hidden-visually">{t(often ? 'peak' : 'found')}</span>
    </td>
  )
}

/** The row in words: `Jul–Dec, mainly Sep–Oct`, and the hemisphere if it is the southern one. */
function InWords({ season: { months: held, peak, hemisphere } }: { season: Season }) {
  const t = useTranslations()
  const name = useMonthName()
  const inWords = (some: readonly number[]) => monthRunsText(some, (month) => name(month, 'short'))
  const found = held.length === 12 ? t('species.season.allYear') : inWords(held)
  const most = peak.length > 0 && peak.length < held.length
  return (
    <small>
      {most ? t('species.season.mostly', { found, peak: inWords(peak) }) : found}
      {hemisphere === 'south' ? <span className="block">{t('vocabulary.hemisphere.south')}</span> : null}
    </small>
  )
}

/**
 * Twelve months a row: tall bars where it is common, short ones where it is present. The current month
 * (UTC, at rendering) is highlighted.
 */
export function SeasonStrip({ seasons, caption, rowsAre }: SeasonStripProps) {
  const t = useTranslations('species.season')
  const name = useMonthName()
  const now = new Date().getUTCMonth() + 1
  return (
    <table className="season">
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowsAre}</th>
          {months.map((month) => (
            <th key={month} scope="col" className={month === now ? 'now' : undefined}>
              <abbr title={name(month, 'long')}>{name(month, 'narrow')}</abbr>
              {month === now ? <span className="hidden-visually"> ({t('now')})</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.map((season) => (
          <tr key={season.key}>
            <th scope="row">
              {season.label ?? season.region}
              <InWords season={season} />
            </th>
            {months.map((month) => (
              <Month key={month} season={season} month={month} now={now} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
