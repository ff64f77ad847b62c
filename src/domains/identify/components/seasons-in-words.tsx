import { monthRunsText } from '@/domains/species/month-runs'
import type { Season } from '@/domains/species/season'
import { useTranslations } from '@/ui/texts'
import { useMonthName } from './use-texts'

/** When it fruits in each region: `Europe: Jul–Dec`. */
export function SeasonsInWords({ seasons }: { seasons: readonly Season[] }) {
  const t = useTranslations('species.season')
  const monthName = useMonthName()
  const inWords = ({ months }: Season) =>
    months.length === 12 ? t('allYear') : monthRunsText(months, (month) => monthName(month, 'short'))
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
