import { useFormatter, useTranslations } from 'next-intl'
import { lands, type Net, netAround, type Point } from '../net'

export interface Dot extends Point {
  key: string
  /** What stands in the dot: its number in the list beside the map. */
  mark?: string
  /** The country it is in. */
  country?: string
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

interface Heap {
  x: number
  y: number
  marks: string[]
}

/** Half of a dot's width, with room for what is written in it. */
const halfOf = ({ marks }: Heap) => Math.max(11, marks.join(' · ').length * 3.6 + 5)

/** Dots are drawn larger on a phone, whose net is smaller. */
const growth = 1.5

function isCovered(one: Heap, other: Heap): boolean {
  return (
    Math.abs(one.x - other.x) < (halfOf(one) + halfOf(other)) * growth &&
    Math.abs(one.y - other.y) < 22 * growth
  )
}

/** Dots that would cover one another share one, with the numbers of all. */
function gathered(dots: readonly Dot[], net: Net): Heap[] {
  let heaps: Heap[] = []
  for (const dot of dots) {
    let heap: Heap = { ...net.place(dot), marks: dot.mark ? [dot.mark] : [] }
    // Grown by one, a heap may cover the next.
    for (;;) {
      const covered = heaps.filter((one) => isCovered(one, heap))
      if (covered.length === 0) break
      const all = [...covered, heap]
      heaps = heaps.filter((one) => !covered.includes(one))
      heap = {
        x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
        y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
        marks: all.flatMap(({ marks }) => marks),
      }
    }
    heaps.push(heap)
  }
  return heaps.map((heap) => ({ ...heap, marks: heap.marks.toSorted((a, b) => Number(a) - Number(b)) }))
}

function Land({ dots, width: wide }: { dots: readonly Dot[]; width: number }) {
  const degrees = useDegrees()
  const net = netAround(dots, wide)
  if (!net) return null
  const { width, height, meridians, parallels } = net
  const countries = [...new Set(dots.flatMap(({ country }) => country ?? []))]
  return (
    <div className="land">
      <svg className="dot-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
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
            .filter(({ at }) => at > 60 && at < width - 60)
            .map(({ at, degrees: value }) => (
              <text key={value} x={at + 4} y={height - 7}>
                {degrees(value, 'longitude')}
              </text>
            ))}
          {parallels
            .filter(({ at }) => at > 24 && at < height - 28)
            .map(({ at, degrees: value }) => (
              <text key={value} x={6} y={at - 5}>
                {degrees(value, 'latitude')}
              </text>
            ))}
        </g>
        {gathered(dots, net).map((heap) => (
          <g key={`${heap.x},${heap.y}`} transform={`translate(${heap.x.toFixed(1)} ${heap.y.toFixed(1)})`}>
            <g className="heap">
              {heap.marks.length > 0 ? (
                <>
                  <rect
                    className="dot"
                    x={-halfOf(heap)}
                    y={-11}
                    width={2 * halfOf(heap)}
                    height={22}
                    rx={11}
                  />
                  <text className="dot-mark" textAnchor="middle" dy="0.35em">
                    {heap.marks.join(' · ')}
                  </text>
                </>
              ) : (
                <circle className="dot" r={7} />
              )}
            </g>
          </g>
        ))}
      </svg>
      {countries.length > 0 ? <span className="caption">{countries.join(', ')}</span> : null}
    </div>
  )
}

/**
 * Where things are, on nets of latitudes and longitudes, one for each land. A list beside it says the same in words.
 */
export function DotMap({ dots, label }: DotMapProps) {
  const [first, ...others] = lands(dots)
  if (!first) return null
  return (
    <div className="dot-maps" role="img" aria-label={label}>
      <Land dots={first} width={640} />
      {others.map((land) => (
        <Land key={land[0]?.key} dots={land} width={240} />
      ))}
    </div>
  )
}
