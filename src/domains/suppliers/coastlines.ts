import shores from './coastlines.json'
import type { MapProjection, Spot } from './map-projection'

interface Line {
  /** Hundredths of degrees east and north. */
  points: [number, number][]
  west: number
  east: number
  south: number
  north: number
}

/** The first point, then the steps from each to the next, as `scripts/coastlines.ts` writes them. */
function lineOf(written: string): Line {
  const steps = written.split(' ').map(Number)
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

const land = shores.land.map(lineOf)
const borders = shores.borders.map(lineOf)

const shortest = 2

/** So far beyond its edges a drawing is still drawn: what is cut off there is not seen. */
const beyond = 4

type View = Pick<MapProjection, 'width' | 'height' | 'place'>

function seen(lines: readonly Line[], { width, height, place }: View): Spot[][] {
  const spot = (east: number, north: number) => place({ longitude: east / 100, latitude: north / 100 })
  return lines.flatMap(({ points, west, east, south, north }) => {
    const [low, high] = [spot(west, south), spot(east, north)]
    const isSeen = high.x > 0 && low.x < width && low.y > 0 && high.y < height
    return isSeen ? [points.map(([x, y]) => spot(x, y))] : []
  })
}

interface Edge {
  isWithin: (spot: Spot) => boolean
  /** Where a line between two spots crosses it. */
  crossing: (one: Spot, other: Spot) => Spot
}

function edgesOf({ width, height }: View): Edge[] {
  const upright = (x: number, isWithin: Edge['isWithin']): Edge => ({
    isWithin,
    crossing: (one, other) => ({ x, y: one.y + ((other.y - one.y) * (x - one.x)) / (other.x - one.x) }),
  })
  const level = (y: number, isWithin: Edge['isWithin']): Edge => ({
    isWithin,
    crossing: (one, other) => ({ x: one.x + ((other.x - one.x) * (y - one.y)) / (other.y - one.y), y }),
  })
  return [
    upright(-beyond, ({ x }) => x > -beyond),
    upright(width + beyond, ({ x }) => x < width + beyond),
    level(-beyond, ({ y }) => y > -beyond),
    level(height + beyond, ({ y }) => y < height + beyond),
  ]
}

/** Sutherland and Hodgman's. */
function clipped(ring: readonly Spot[], edges: readonly Edge[]): Spot[] {
  return edges.reduce<readonly Spot[]>(
    (left, { isWithin, crossing }) =>
      left.flatMap((spot, at) => {
        const before = left.at(at - 1) ?? spot
        const entered = isWithin(before) === isWithin(spot) ? [] : [crossing(before, spot)]
        return isWithin(spot) ? [...entered, spot] : entered
      }),
    ring,
  ) as Spot[]
}

/** Steps of whole units, none so short that it would not be seen. */
function drawn(spots: readonly Spot[], end: 'Z' | ''): string {
  let at: Spot | null = null
  let path = ''
  for (const spot of spots) {
    const [x, y] = [Math.round(spot.x), Math.round(spot.y)]
    if (!at) path = `M${x} ${y}l`
    else if (Math.hypot(x - at.x, y - at.y) < shortest) continue
    else path += `${x - at.x} ${y - at.y} `
    at = { x, y }
  }
  return path === '' || path.endsWith('l') ? '' : `${path.trimEnd()}${end}`
}

/** The land of a drawing. */
export function landPath(view: View): string {
  const edges = edgesOf(view)
  return seen(land, view)
    .map((ring) => drawn(clipped(ring, edges), 'Z'))
    .join('')
}

/** Borders of countries, and of the states of the United States. */
export function borderPath(view: View): string {
  const { width, height } = view
  const isSeen = (one: Spot, other: Spot) =>
    Math.max(one.x, other.x) > 0 &&
    Math.min(one.x, other.x) < width &&
    Math.max(one.y, other.y) > 0 &&
    Math.min(one.y, other.y) < height
  return seen(borders, view)
    .flatMap((line) => {
      const runs: Spot[][] = [[]]
      for (const [at, spot] of line.entries()) {
        const before = line[at - 1]
        if (!before || !isSeen(before, spot)) continue
        const run = runs.at(-1)
        if (run?.at(-1) === before) run.push(spot)
        else runs.push([before, spot])
      }
      return runs
    })
    .map((run) => drawn(run, ''))
    .join('')
}
