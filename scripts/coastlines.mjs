// The shores and borders that the maps of suppliers are drawn with, from Natural Earth and the United States Census:
// node scripts/coastlines.mjs
import { writeFileSync } from 'node:fs'
import unitedStates from 'us-atlas/states-10m.json' with { type: 'json' }
import world from 'world-atlas/countries-50m.json' with { type: 'json' }

/** @typedef {[number, number]} Point hundredths of degrees east and north */
/**
 * @typedef {object} Atlas
 * @property {number[][][]} arcs
 * @property {{ scale: number[], translate: number[] }} transform
 */

/** A detour of so many hundredths of a degree is not drawn, nor an island of so many across. */
const detour = 3
const islet = 20

/** @param {Atlas} atlas @returns {Point[][]} */
function linesOf({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [east, north] = [0, 0]
    return arc.map(([dx = 0, dy = 0]) => {
      east += dx
      north += dy
      const [x = 0, y = 0] = [east, north].map((at, axis) =>
        Math.round((at * (scale[axis] ?? 1) + (translate[axis] ?? 0)) * 100),
      )
      return /** @type {Point} */ ([x, y])
    })
  })
}

/** Lines that two neighbours share. @param {{ arcs?: unknown }[]} shapes @param {Point[][]} lines */
function sharedOf(shapes, lines) {
  return lines.filter(
    (_, at) =>
      shapes.filter(({ arcs }) =>
        /** @type {unknown[]} */ ([arcs]).flat(9).some((arc) => arc === at || arc === ~at),
      ).length > 1,
  )
}

/** @param {number[]} ring @param {Point[][]} lines */
function joined(ring, lines) {
  return ring.flatMap((arc) => (arc < 0 ? lines[~arc]?.toReversed() : lines[arc])?.slice(1) ?? [])
}

/** Douglas and Peucker's. @param {Point[]} line @returns {Point[]} */
function simplified(line) {
  const [first, last] = [line[0], line[line.length - 1]]
  if (!first || !last || line.length < 3) return line
  const [across, up] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(across, up)
  const away = line.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(across * (y - first[1]) - up * (x - first[0])) / length,
  )
  const most = Math.max(...away)
  if (most <= detour) return [first, last]
  const farthest = away.indexOf(most)
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))]
}

/** The first point, then the steps from each to the next. @param {Point[]} line */
function written(line) {
  return line
    .map(([x, y], at) => {
      const [fromX, fromY] = line[at - 1] ?? [0, 0]
      return `${x - fromX} ${y - fromY}`
    })
    .join(' ')
}

/** @param {Point[]} ring */
function isLarge(ring) {
  const size = (/** @type {0 | 1} */ axis) =>
    Math.max(...ring.map((point) => point[axis])) - Math.min(...ring.map((point) => point[axis]))
  // Nobody sells mushrooms in Antarctica.
  return Math.max(size(0), size(1)) >= islet && ring.some(([, north]) => north > -6000)
}

const lines = linesOf(world)
const states = linesOf(unitedStates)
const land = world.objects.land.geometries
  .flatMap(({ arcs }) => arcs.flat())
  .map((ring) => joined(ring, lines))
  .filter(isLarge)
const borders = [
  ...sharedOf(world.objects.countries.geometries, lines),
  ...sharedOf(unitedStates.objects.states.geometries, states),
]
const drawn = (/** @type {Point[][]} */ some) => some.map((line) => written(simplified(line)))
writeFileSync(
  new URL('../src/domains/suppliers/coastlines.json', import.meta.url),
  `${JSON.stringify({ land: drawn(land), borders: drawn(borders) }, null, 2)}\n`,
)
