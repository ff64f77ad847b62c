import { useFormatter, useTranslations } from 'next-intl'
import { type Net, netAround, type Point } from '../net'

export interface Dot extends Point {
  key: string
  /** What stands in the dot: its number in the list beside the map. */
  mark?: string
}

interface DotMapProps {
  dots: readonly Dot[]
  /** All that is drawn, in words. */
  label: string
}

type Degrees = (degrees: number, axis: 'latitude' | 'longitude') => string

/** `44.1° N`. */
export function useDegrees(places = 1): Degrees {
  const say = useTranslations('suppliers.compass')
  const format = useFormatter()
  const ways = { latitude: ['south', 'north'], longitude: ['west', 'east'] } as const
  return (degrees, axis) => {
    const figure = format.number(Math.abs(degrees), { maximumFractionDigits: places })
    return degrees === 0 ? '0°' : `${figure}° ${say(ways[axis][degrees < 0 ? 0 : 1])}`
  }
}

/** Dots that would cover one another share one, with the numbers of all. */
function gathered(dots: readonly Dot[], net: Net, reach: number) {
  const heaps: { x: number; y: number; dots: Dot[] }[] = []
  for (const dot of dots) {
    const { x, y } = net.place(dot)
    const heap = heaps.find((one) => Math.hypot(one.x - x, one.y - y) < reach)
    if (heap) heap.dots.push(dot)
    else heaps.push({ x, y, dots: [dot] })
  }
  return heaps
}

/** Where things are, on a net of latitudes and longitudes. A list beside it says the same in words. */
export function DotMap({ dots, label }: DotMapProps) {
  const degrees = useDegrees()
  const net = netAround(dots)
  if (!net) return null
  const { width, height, meridians, parallels } = net
  return (
    <svg className="dot-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g className="net">
        {meridians.map(({ at, degrees: value }) => (
          <path key={value} d={`M${at.toFixed(1)} 0V${height}`} />
        ))}
        {parallels.map(({ at, degrees: value }) => (
          <path key={value} d={`M0 ${at.toFixed(1)}H${width}`} />
        ))}
      </g>
      <g className="net-labels">
        {meridians
          .filter(({ at }) => at > 60 && at < width - 24)
          .map(({ at, degrees: value }) => (
            <text key={value} x={at + 4} y={height - 7}>
              {degrees(value, 'longitude')}
            </text>
          ))}
        {parallels
          .filter(({ at }) => at > 20 && at < height - 24)
          .map(({ at, degrees: value }) => (
            <text key={value} x={6} y={at - 5}>
              {degrees(value, 'latitude')}
            </text>
          ))}
      </g>
      {gathered(dots, net, 19).map(({ x, y, dots: here }) => {
        const marks = here.flatMap(({ mark }) => mark ?? []).join(' · ')
        const half = Math.max(11, marks.length * 3.6 + 5)
        return (
          <g key={here[0]?.key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {marks ? (
              <>
                <rect className="dot" x={-half} y={-11} width={2 * half} height={22} rx={11} />
                <text className="dot-mark" textAnchor="middle" dy="0.35em">
                  {marks}
                </text>
              </>
            ) : (
              <circle className="dot" r={7} />
            )}
          </g>
        )
      })}
    </svg>
  )
}
