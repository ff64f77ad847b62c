import { useFormatter, useTranslations } from '@/ui/texts'
import { Stars } from './stars'

interface RatingSummaryProps {
  average: number | null
  count: number
  /** What is counted: reviews, or the ratings of impressions. */
  of?: 'reviews' | 'ratings'
  /** One of many in a list, where a sentence on each without ratings would be noise. */
  listed?: boolean
}

/** The average and the number of ratings; a sentence if there are none, and nothing in a list. */
export function RatingSummary({ average, count, of = 'reviews', listed = false }: RatingSummaryProps) {
  const t = useTranslations('ui.rating')
  const format = useFormatter()
  if ((average === null || count === 0) && listed) return null
  if (average === null || count === 0)
    return <span className="caption">{t(of === 'reviews' ? 'none' : 'noRatings')}</span>
  const figure = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Stars value={average} label={t('label', { average: figure, count })}>
      <span className="numeric">{figure}</span> <small className="numeric">({count})</small>
    </Stars>
  )
}
