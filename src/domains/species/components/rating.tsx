import { useFormatter, useTranslations } from 'next-intl'

/** Five stars drawn as far as the average reaches, the figure beside them; nothing is invented where nobody rated. */
export function Rating({ average, count }: { average: number | null; count: number }) {
  const say = useTranslations('species')
  const format = useFormatter()
  if (average === null || count === 0) return <span className="caption">{say('noRatings')}</span>
  const shown = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="stars">
      <span className="drawn" style={{ '--r': average } as React.CSSProperties} aria-hidden="true" />
      <span className="hidden-visually">{say('rated', { average: shown })}</span>
      <span className="numeric" aria-hidden="true">
        {shown}
      </span>
      <small className="numeric">({count})</small>
    </span>
  )
}
