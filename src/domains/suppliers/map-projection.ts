/** Degrees north and east. */
export interface Point {
  latitude: number
  longitude: number
}

export interface MapProjection {
  width: number
  height: number
  /** Graticule lines, in degrees and in units of the drawing. */
  meridians: { degrees: number; at: number }[]
  parallels: { degrees: number; at: number }[]
  /** Projects a point onto the drawing. */
  project: (point: Point) => { x: number; y: number }
}

/** Limits of height divided by width. */
const minAspect = 0.36
const maxAspect = 0.7
/** Minimum span of the map in degrees. */
const minSpan = 1.5
/** Minimum span around a single point, which shows the surrounding country. */
const minSpanOfOne = 6
const margin = 0.14

/** Points farther apart than this, in degrees, get separate maps: an ocean is not worth drawing. */
const maxGap = 22

const steps = [0.5, 1, 2, 5, 10, 15, 30] as const

function stepFor(span: number): number {
  return steps.find((step) => span / step <= 7) ?? 60
}

/** Width that fits all graticule lines; narrower maps get fewer. */
const fullWidth = 640

function lines(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

const midpoint = (one: number, other: number) => (one + other) / 2

/** Groups points that are connected by gaps below `maxGap`; the largest cluster first. */
export function clusterPoints<P extends Point>(points: readonly P[]): P[][] {
  const isNear = (one: Point, other: Point) =>
    Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < maxGap
  let clusters: P[][] = []
  for (const point of points) {
    const nearby = clusters.filter((cluster) => cluster.some((one) => isNear(one, point)))
    clusters = [...clusters.filter((cluster) => !nearby.includes(cluster)), [...nearby.flat(), point]]
  }
  return clusters.toSorted((one, other) => other.length - one.length)
}

/**
 * An equirectangular projection around some points, with longitudes scaled for the latitude of its
 * midpoint; null without points.
 */
export function projectionAround(points: readonly Point[], width: number): MapProjection | null {
  if (points.length === 0) return null
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const center = {
    latitude: midpoint(Math.min(...latitudes), Math.max(...latitudes)),
    longitude: midpoint(Math.min(...longitudes), Math.max(...longitudes)),
  }
  const shrink = Math.max(0.2, Math.cos((center.latitude * Math.PI) / 180))
  const spread = (values: number[]) =>
    Math.max(
      points.length === 1 ? minSpanOfOne : minSpan,
      (Math.max(...values) - Math.min(...values)) * (1 + 2 * margin),
    )
  // Both in degrees of latitude.
  let tall = spread(latitudes)
  let wide = spread(longitudes) * shrink
  wide = Math.max(wide, tall / maxAspect)
  tall = Math.max(tall, wide * minAspect)
  const scale = width / wide
  const height = Math.round(tall * scale)
  const west = center.longitude - wide / shrink / 2
  const north = center.latitude + tall / 2
  const project = ({ latitude, longitude }: Point) => ({
    x: (longitude - west) * shrink * scale,
    y: (north - latitude) * scale,
  })
  const density = fullWidth / width
  const step = stepFor((wide / shrink) * density)
  return {
    width,
    height,
    meridians: lines(west, west + wide / shrink, step).map((degrees) => ({
      degrees,
      at: project({ latitude: north, longitude: degrees }).x,
    })),
    parallels: lines(north - tall, north, stepFor(tall * 1.6 * density)).map((degrees) => ({
      degrees,
      at: project({ latitude: degrees, longitude: west }).y,
    })),
    project,
  }
}

export interface Spot {
  x: number
  y: number
}

/** Upper limit of the rounds that push points apart. */
const maxRounds = 400

/**
 * Moves points apart by as little as possible until all distances are at least `minDistance`, staying
 * half of it away from the edges. Points at one place separate in their order.
 */
export function separateSpots(
  spots: readonly Spot[],
  minDistance: number,
  { width, height }: Pick<MapProjection, 'width' | 'height'>,
): Spot[] {
  const clamp = (value: number, size: number) =>
    Math.min(Math.max(value, minDistance / 2), size - minDistance / 2)
  const moved = spots.map(({ x, y }) => ({ x: clamp(x, width), y: clamp(y, height) }))
  for (let round = 0; round < maxRounds; round += 1) {
    let isSettled = true
    for (const [at, one] of moved.entries())
      for (const [back, other] of moved.slice(0, at).entries()) {
        const away = Math.hypot(one.x - other.x, one.y - other.y)
        if (away >= minDistance) continue
        isSettled = false
        // Each pair moves at a slightly different angle: two points pushed along one line between edges
        // would never separate.
        const angle = away > 0.01 ? Math.atan2(one.y - other.y, one.x - other.x) + 0.05 : at * 2.4 + back
        const half = (minDistance - away) / 2 + 0.05
        one.x += Math.cos(angle) * half
        one.y += Math.sin(angle) * half
        other.x -= Math.cos(angle) * half
        other.y -= Math.sin(angle) * half
      }
    for (const spot of moved) {
      spot.x = clamp(spot.x, width)
      spot.y = clamp(spot.y, height)
    }
    if (isSettled) break
  }
  return moved
}
