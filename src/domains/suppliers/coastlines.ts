import coastlines from './coastlines.json'
import type { MapProjection, Spot } from './map-projection'

interface Line {
  /** Hundredths of degrees east and north. */
  points: [number, number][]
  west: number
  east: number
  south: number
  north: number
}

/**
 * Decodes a line of `scripts/coastlines.ts`: the first point, then the steps from each point to the next.
 */
function lineOf(encoded: string): Line {
  const steps = encoded.split(' ').map(Number)
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    points.push([x, y])
  }
  const [easts, norths] = [points.map(([east]) => east), points.map(([, north]) => north)]
  return {
    points,
    west: Math.min(...easts),
    east: Math.max(...easts),
    south: Math.min(...norths),
    north: Math.max(...norths),
  }
}

const land = coastlines.land.map(lineOf)
const borders = coastlines.borders.map(lineOf)

const minStep = 2

/** Margin beyond the edges, so that the cut is never visible. */
const overscan = 4

type View = Pick<MapProjection, 'width' | 'height' | 'project'>

function visibleLines(lines: readonly Line[], { width, height, project }: View): Spot[][] {
  const spot = (east: number, north: number) => project({ longitude: east / 100, latitude: north / 100 })
  return lines.flatMap(({ points, west, east, south, north }) => {
    const [low, high] = [spot(west, south), spot(east, north)]
    const isVisible = high.x > 0 && low.x < width && low.y > 0 && high.y < height
    return isVisible ? [points.map(([x, y]) => spot(x, y))] : []
  })
}

interface Edge {
  isWithin: (spot: Spot) => boolean
  /** Where a line between two points crosses the edge. */
  crossing: (one: Spot, other: Spot) => Spot
}

function edgesOf({ width, height }: View): Edge[] {
  const vertical = (x: number, isWithin: Edge['isWithin']): Edge => ({
    isWithin,
    crossing: (one, other) => ({ x, y: one.y + ((other.y - one.y) * (x - one.x)) / (other.x - one.x) }),
  })
  const horizontal = (y: number, isWithin: Edge['isWithin']): Edge => ({
    isWithin,
    crossing: (one, other) => ({ x: one.x + ((other.x - one.x) * (y - one.y)) / (other.y - one.y), y }),
  })
  return [
    vertical(-overscan, ({ x }) => x > -overscan),
    vertical(width + overscan, ({ x }) => x < width + overscan),
    horizontal(-overscan, ({ y }) => y > -overscan),
    horizontal(height + overscan, ({ y }) => y < height + overscan),
  ]
}

/** The Sutherland–Hodgman algorithm. */
function clip(ring: readonly Spot[], edges: readonly Edge[]): Spot[] {
  return edges.reduce<readonly Spot[]>(
    (remaining, { isWithin, crossing }) =>
      remaining.flatMap((spot, at) => {
        const before = remaining.at(at - 1) ?? spot
        const entered = isWithin(before) === isWithin(spot) ? [] : [crossing(before, spot)]
        return isWithin(spot) ? [...entered, spot] : entered
      }),
    ring,
  ) as Spot[]
}

/** An SVG path in integer steps; skips steps too short to see. */
function toPath(spots: readonly Spot[], end: 'Z' | ''): string {
  let at: Spot | null = null
  let path = ''
  for (const spot of spots) {
    const [x, y] = [Math.round(spot.x), Math.round(spot.y)]
    if (!at) path = `M${x} ${y}l`
    else if (Math.hypot(x - at.x, y - at.y) < minStep) continue
    else path += `${x - at.x} ${y - at.y} `
    at = { x, y }
  }
  return path === '' || path.endsWith('l') ? '' : `${path.trimEnd()}${end}`
}

/** The SVG path of the land. */
export function landPath(view: View): string {
  const edges = edgesOf(view)
  return visibleLines(land, view)
    .map((ring) => toPath(clip(ring, edges), 'Z'))
    .join('')
}

/** The SVG path of the borders of countries and US states. */
export function borderPath(view: View): string {
  const { width, height } = view
  const isVisible = (one: Spot, other: Spot) =>
    Math.max(one.x, other.x) > 0 &&
    Math.min(one.x, other.x) < width &&
    Math.max(one.y, other.y) > 0 &&
    Math.min(one.y, other.y) < height
  return visibleLines(borders, view)
    .flatMap((line) => {
      const segments: Spot[][] = [[]]
      for (const [at, spot] of line.entries()) {
        const before = line[at - 1]
        if (!before || !isVisible(before, spot)) continue
        const segment = segments.at(-1)
        if (segment?.at(-1) === before) segment.push(spot)
        else segments.push([before, spot])
      }
      return segments
    })
    .map((segment) => toPath(segment, ''))
    .join('')
}
