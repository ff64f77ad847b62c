import type { Locale } from '@/foundation/i18n/locales'

interface DayChartProps {
  days: readonly { day: string; count: number; open?: number }[]
  label: string
  locale: Locale
}

const plot = { width: 720, height: 120, left: 28, bottom: 20, gap: 4 }

/** Days between two dates on the axis. */
const labelEvery = 7

/** At most four lines, at whole numbers. */
function gridLines(max: number): number[] {
  const step = Math.max(1, Math.ceil(max / 4))
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
}

/** The number of each day as a bar; the `open` part of it is striped. */
export function DayChart({ days, label, locale }: DayChartProps) {
  const max = Math.max(1, ...days.map(({ count }) => count))
  const { width, height, left, bottom, gap } = plot
  const step = (width - left) / Math.max(1, days.length)
  const y = (value: number) => height - (value / max) * (height - 8)
  const number = new Intl.NumberFormat(locale, { notation: 'compact' })
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <figure className="dash__chart">
      <svg aria-label={label} role="img" viewBox={`0 0 ${width} ${height + bottom}`}>
        <defs>
          <pattern
            height="5"
            id="open-requests"
            patternTransform="rotate(45)"
            patternUnits="userSpaceOnUse"
            width="5"
          >
            <rect className="dash__open" height="5" width="3" />
          </pattern>
        </defs>
        {gridLines(max).map((value) => (
          <g key={value}>
            <line className="dash__grid" x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text textAnchor="end" x={left - 8} y={y(value) + 4}>
              {number.format(value)}
            </text>
          </g>
        ))}
        {days.map(({ day, count, open = 0 }, index) => {
          const x = left + index * step + gap / 2
          const answered = count - open
          return (
            <g key={day}>
              <rect
                className="dash__bar"
                height={height - y(answered)}
                width={step - gap}
                x={x}
                y={y(answered)}
              />
              <rect
                fill="url(#open-requests)"
                height={y(answered) - y(count)}
                width={step - gap}
                x={x}
                y={y(count)}
              />
              {index % labelEvery === 0 ? (
                <text x={x} y={height + bottom - 4}>
                  {date.format(new Date(day))}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
