import { borderPath, landPath } from '@/domains/suppliers/coastlines'
import {
  clusterPoints,
  type Point,
  projectionAround,
  type Spot,
  separateSpots,
} from '@/domains/suppliers/map-projection'
import { useFormatter, useTranslations } from '@/ui/texts'

export interface Dot extends Point {
  key: string
  /** Text in the dot: its number in the list beside the map. */
  mark?: string
  /** The name of the country. */
  country?: string
}

interface DotMapProps {
  dots: readonly Dot[]
  /** Text alternative of the map. */
  label: string
}

type Degrees = (degrees: number, axis: 'latitude' | 'longitude') => string

/** Formats coordinates: `44.1° N`. */
export function useDegrees(places = 1): Degrees {
  const t = useTranslations('suppliers.compass')
  const format = useFormatter()
  const compass = { latitude: ['south', 'north'], longitude: ['west', 'east'] } as const
  return (degrees, axis) => {
    const figure = format.number(Math.abs(degrees), { maximumFractionDigits: places })
    return degrees === 0 ? '0°' : `${figure}° ${t(compass[axis][degrees < 0 ? 0 : 1])}`
  }
}

/** Minimum distance at which numbered dots stay readable on a phone, where they are drawn larger. */
const minDistance = 36

const point = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`

function ClusterMap({ dots, width: fullWidth }: { dots: readonly Dot[]; width: number }) {
  const degrees = useDegrees()
  const projection = projectionAround(dots, fullWidth)
  if (!projection) return null
  const { width, height, meridians, parallels } = projection
  const places = dots.map(projection.project)
  const spots = separateSpots(places, minDistance, projection)
  const countries = [...new Set(dots.flatMap(({ country }) => country ?? []))]
  return (
    <div>
      <svg className="dot-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className="coastline" d={landPath(projection)} />
        <path className="border" d={borderPath(projection)} />
        <g className="graticule">
          {meridians.map(({ at, degrees: value }) => (
            <path key={value} d={`M${at.toFixed(1)} 0V${height}`} />
          ))}
          {parallels.map(({ at, degrees: value }) => (
            <path key={value} d={`M0 ${at.toFixed(1)}H${width}`} />
          ))}
        </g>
        <g className="graticule-labels">
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
        {dots.map(({ key, mark }, index) => {
          const place = places[index] ?? { x: 0, y: 0 }
          const spot = spots[index] ?? place
          return (
            <g key={key}>
              {mark ? (
                <>
                  <path className="leader" d={`M${point(place)}L${point(spot)}`} />
                  <circle className="place" cx={place.x.toFixed(1)} cy={place.y.toFixed(1)} r={2.5} />
                </>
              ) : null}
              <g transform={`translate(${point(spot)})`}>
                <g className="map-marker">
                  <circle className="dot" r={mark ? 12 : 7} />
                  {mark ? (
                    <text className="dot-mark" textAnchor="middle" dy="0.35em">
                      {mark}
                    </text>
                  ) : null}
                </g>
              </g>
            </g>
          )
        })}
      </svg>
      {countries.length > 0 ? <span className="caption">{countries.join(', ')}</span> : null}
    </div>
  )
}

/**
 * Dots on maps with coastlines and a graticule, one map for each cluster. The list beside it holds the
 * same information.
 */
export function DotMap({ dots, label }: DotMapProps) {
  const [first, ...others] = clusterPoints(dots)
  if (!first) return null
  return (
    <div className="dot-maps" role="img" aria-label={label}>
      <ClusterMap dots={first} width={640} />
      {others.length > 0 ? (
        <div className="other-countries">
          {others.map((land) => (
            <ClusterMap key={land[0]?.key} dots={land} width={240} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
