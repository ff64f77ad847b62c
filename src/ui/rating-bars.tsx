import { useFormatter, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Stars } from './stars'

interface RatingBarsProps {
  average: number
  total: number
  /** Five bars, the best rating first, each a link to its reviews; `current` is the active one. */
  bars: readonly { stars: number; count: number; href: string; current?: boolean }[]
}

/** The distribution of the ratings above the reviews. */
export function RatingBars({ average, total, bars }: RatingBarsProps) {
  const t = useTranslations('ui.rating')
  const format = useFormatter()
  const figure = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className="rating-bars">
      <div className="average">
        <b aria-hidden="true">{figure}</b>
        <Stars value={average} label={t('average', { average: figure })} />
        <span className="caption">{t('total', { count: total })}</span>
      </div>
      <ul>
        {bars.map(({ stars, count, href, current }) => {
          const share = total === 0 ? 0 : count / total
          const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 })
          return (
            <li key={stars}>
              <a href={href} data-ajax="replace" aria-current={current ? 'true' : undefined}>
                <span className="hidden-visually">{t('bar', { stars, count, percent })}</span>
                <span className="rating-bar numeric" aria-hidden="true">
                  <span>{stars}</span>
                  <span className="bar">
                    <i style={{ '--v': share * 100 } as CSSProperties} />
                  </span>
                  <span>{count}</span>
                  <span className="share">{percent}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
