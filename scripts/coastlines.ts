// Writes the coastlines and borders of the supplier maps, from Natural Earth and the United States Census:
// npm run coastlines
import { writeFileSync } from 'node:fs'
import unitedStates from 'us-atlas/states-10m.json' with { type: 'json' }
import world from 'world-atlas/countries-50m.json' with { type: 'json' }

/** Hundredths of degrees east and north. */
type Point = [number, number]
type Axis = 0 | 1

interface Atlas {
  arcs: number[][][]
  transform: { scale: number[]; translate: number[] }
}

/** Smaller deviations and islands are left out. Hundredths of a degree. */
const minDeviation = 3
const minIslandSize = 20

function linesOf({ arcs, transform: { scale, translate } }: Atlas): Point[][] {
  return arcs.map((arc) => {
    let [east, north] = [0, 0]
    return arc.map(([dx = 0, dy = 0]) => {
      east += dx
      north += dy
      const [x = 0, y = 0] = [east, north].map((at, axis) =>
        Math.round((at * (scale[axis] ?? 1) + (translate[axis] ?? 0)) * 100),
      )
      return [x, y] as Point
    })
  })
}

/** Returns the lines that two neighbours share. */
function sharedLines(shapes: { arcs?: unknown }[], lines: Point[][]): Point[][] {
  return lines.filter(
    (_, at) =>
      shapes.filter(({ arcs }) => [arcs].flat(9).some((arc) => arc === at || arc === ~at)).length > 1,
  )
}

function joinLines(ring: number[], lines: Point[][]): Point[] {
  return ring.flatMap((arc) => (arc < 0 ? lines[~arc]?.toReversed() : lines[arc])?.slice(1) ?? [])
}

/** Simplifies a line by the algorithm of Douglas and Peucker. */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line[line.length - 1]]
  if (!first || !last || line.length < 3) return line
  const [across, up] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(across, up)
  const deviations = line.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(across * (y - first[1]) - up * (x - first[0])) / length,
  )
  const maxDeviation = Math.max(...deviations)
  if (maxDeviation <= minDeviation) return [first, last]
  const farthest = deviations.indexOf(maxDeviation)
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))]
}

/** Writes the first point, then the steps from each point to the next. */
function serialize(line: Point[]): string {
  return line
    .map(([x, y], at) => {
      const [fromX, fromY] = line[at - 1] ?? [0, 0]
      return `${x - fromX} ${y - fromY}`
    })
    .join(' ')
}

function isLarge(ring: Point[]): boolean {
  const size = (axis: Axis) =>
    Math.max(...ring.map((point) => point[axis])) - Math.min(...ring.map((point) => point[axis]))
  // Antarctica has no suppliers.
  return Math.max(size(0), size(1)) >= minIslandSize && ring.some(([, north]) => north > -6000)
}

const lines = linesOf(world)
const states = linesOf(unitedStates)
const land = world.objects.land.geometries
  .flatMap(({ arcs }) => arcs.flat())
  .map((ring) => joinLines(ring, lines))
  .filter(isLarge)
const borders = [
  ...sharedLines(world.objects.countries.geometries, lines),
  ...sharedLines(unitedStates.objects.states.geometries, states),
]
const serializeAll = (all: Point[][]) => all.map((line) => serialize(simplify(line)))
writeFileSync(
  new URL('../src/domains/suppliers/coastlines.json', import.meta.url),
  `${JSON.stringify({ land: serializeAll(land), borders: serializeAll(borders) }, null, 2)}\n`,
)
