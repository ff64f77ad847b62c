import { useTranslations } from 'next-intl'
import { monthRuns } from '@/domains/species/month-runs'
import type { Season } from '@/domains/species/season'
import { useMonthName } from './use-texts'

/** When it fruits in each region: `Europe: Jul–Dec`. */
export function SeasonsInWords({ seasons }: { seasons: readonly Season[] }) {
  const t = useTranslations('species.season')
  const monthName = useMonthName()
  const inWords = ({ months }: Season) =>
    months.length === 12
      ? t('allYear')
      : monthRuns(months)
          .map(({ from, to }) =>
            from === to ? monthName(from, 'short') : `${monthName(from, 'short')}–${monthName(to, 'short')}`,
          )
          .join(', ')
  return (
    <ul>
      {seasons.map((season) => (
        <li key={season.region}>
          {season.region}: {inWords(season)}
        </li>
      ))}
    </ul>
  )
}
