import { type Point, steps } from '@illustrations/engine/geometry'

/** Maps a surface to the page: across 0-1 and down 0-1. */
export type Surface = (across: number, down: number) => Point

/** A flat surface given by its corners: upper left, upper right, lower right, lower left. */
export const flat =
  (a: Point, b: Point, c: Point, d: Point): Surface =>
  (s, t) => {
    const mix = (i: 0 | 1) => (1 - t) * ((1 - s) * a[i] + s * b[i]) + t * ((1 - s) * d[i] + s * c[i])
    return [mix(0), mix(1)]
  }

/** A part of a surface as a surface. */
export const part =
  (face: Surface, left: number, top: number, right: number, bottom: number): Surface =>
  (s, t) =>
    face(left + (right - left) * s, top + (bottom - top) * t)

/** The outline of a surface with slightly rounded corners. */
export function edge(face: Surface, blunt = 0.03): Point[] {
  const along = [blunt, 0.25, 0.5, 0.75, 1 - blunt]
  return [
    ...along.map((u) => face(u, 0)),
    ...along.map((u) => face(1, u)),
    ...along.map((u) => face(1 - u, 1)),
    ...along.map((u) => face(0, 1 - u)),
  ]
}

/** A line on a surface. */
export const across = (face: Surface, from: Point, to: Point, count = 6): Point[] =>
  steps(count, (u) => face(from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u))
