import { distance, interpolate, lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'

/** Part of an ellipse; angles in turns, 0 to the right, 0.25 down the page. */
export const arc = (at: Point, rx: number, ry: number, from: number, to: number, count = 12): Point[] =>
  steps(count, (u) => {
    const a = lerp(from, to, u) * TAU
    return [at[0] + Math.cos(a) * rx, at[1] + Math.sin(a) * ry]
  })

export const oval = (at: Point, rx: number, ry = rx, count = 24): Point[] =>
  arc(at, rx, ry, 0, 1 - 1 / count, count)

/** Replaces a polygon's corner with three points that round it. */
function corner(before: Point, at: Point, after: Point, radius: number): Point[] {
  const near = (to: Point) => interpolate(at, to, Math.min(0.5, radius / (distance(at, to) || 1)))
  const [p, q] = [near(before), near(after)]
  return [p, interpolate(interpolate(p, q, 0.5), at, 0.5), q]
}

/** A closed outline with rounded corners, for a smooth loop. */
export function roundCorners(corners: readonly Point[], radius: number): Point[] {
  const n = corners.length
  return corners.flatMap((at, i) =>
    corner(corners[(i + n - 1) % n] as Point, at, corners[(i + 1) % n] as Point, radius),
  )
}

/** An open line with rounded bends. */
export function roundBends(line: readonly Point[], radius: number): Point[] {
  return line.flatMap((at, i) => {
    const [before, after] = [line[i - 1], line[i + 1]]
    return before && after ? corner(before, at, after, radius) : [at]
  })
}

/** Mirrors a line at the vertical axis `x`. */
export const mirror = (line: readonly Point[], x: number): Point[] =>
  line.map(([px, py]): Point => [2 * x - px, py]).reverse()

/** A symmetrical outline from its left half, top to bottom. */
export const symmetric = (left: readonly Point[], x: number): Point[] => [...left, ...mirror(left, x)]

/** Parses points written as in an SVG path: `'12,8 40,8 26,30'`. */
export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((place): Point => {
    const [x, y] = place.split(',').map(Number)
    return [x as number, y as number]
  })
