import type { CSSProperties } from 'react'
import { useFormatter, useTranslations } from '@/ui/texts'
import { Stars } from './stars'

interface RatingBarsProps {
  average: number
  total: number
  /** Five bars, the best rating first; with `href` a link to its reviews, `current` if that is the active one. */
  bars: readonly Bar[]
  /** What is counted: reviews, or the ratings of impressions. */
  of?: 'reviews' | 'ratings'
}

interface Bar {
  stars: number
  count: number
  href?: string
  current?: boolean
}

/** One bar with its share of all ratings. */
function RatingBar({
  stars,
  count,
  href,
  current,
  total,
  of,
}: Bar & Required<Pick<RatingBarsProps, 'total' | 'of'>>) {
  const t = useTranslations('ui.rating')
  const format = useFormatter()
  const share = total === 0 ? 0 : count / total
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  const line = (
    <>
      <span className="hidden-visually">
        {t(of === 'reviews' ? 'bar' : 'barOfRatings', { stars, count, percent })}
      </span>
      <span className="rating-bar numeric" aria-hidden="true">
        <span>{stars}</span>
        <span className="bar">
          <i style={{ '--v': share * 100 } as CSSProperties} />
        </span>
        <span>{count}</span>
        <span className="share">{percent}</span>
      </span>
    </>
  )
  if (!href) return line
  return (
    <a href={href} data-ajax="replace" aria-current={current ? 'true' : undefined}>
      {line}
    </a>
  )
}

/** The distribution of the ratings above the reviews or impressions. */
export function RatingBars({ average, total, bars, of = 'reviews' }: RatingBarsProps) {
  const t = useTranslations('ui.rating')
  const format = useFormatter()
  const figure = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className="rating-bars">
      <div className="average">
        <b aria-hidden="true">{figure}</b>
        <Stars value={average} label={t('average', { average: figure })} />
        <span className="caption">{t(of === 'reviews' ? 'total' : 'totalOfRatings', { count: total })}</span>
      </div>
      <ul>
        {bars.map((bar) => (
          <li key={bar.stars}>
            <RatingBar {...bar} total={total} of={of} />
          </li>
        ))}
      </ul>
    </div>
  )
}
