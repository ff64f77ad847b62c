import { type Point, TAU } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'

/**
 * A field of winding folds on the square -1 … 1: equal wavelengths in every direction add up to a
 * labyrinth. `waves` is the number of folds across the square.
 */
export function foldField(random: SeededRandom, waves: number): (x: number, y: number) => number {
  const parts = Array.from({ length: 18 }, (_, i) => {
    const angle = ((i + random.between(-0.3, 0.3)) / 18) * Math.PI
    const k = Math.PI * waves * random.between(0.88, 1.12)
    return { kx: Math.cos(angle) * k, ky: Math.sin(angle) * k, phase: random.between(0, TAU) }
  })
  return (x, y) => parts.reduce((sum, p) => sum + Math.cos(p.kx * x + p.ky * y + p.phase), 0) / 3
}

/**
 * For each pattern of corners, the pairs of cell edges to join; edges are numbered top, right, bottom,
 * left.
 */
const JOINS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 2],
    [1, 0],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 3],
    [2, 1],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
}

/**
 * Closed loops in -1 … 1 around the regions where the field is positive (marching squares on an n × n
 * grid).
 */
export function loopsAbove(field: (x: number, y: number) => number, n: number): Point[][] {
  const values = new Float64Array(n * n)
  const place = (i: number) => (i / (n - 1)) * 2 - 1
  for (let y = 1; y < n - 1; y++)
    for (let x = 1; x < n - 1; x++) values[y * n + x] = field(place(x), place(y))
  // The border counts as negative, so that every loop closes.
  const at = (x: number, y: number) =>
    x < 1 || y < 1 || x >= n - 1 || y >= n - 1 ? -1 : (values[y * n + x] as number)
  const points = new Map<number, Point>()
  const next = new Map<number, number>()
  const crossing = (x: number, y: number, edge: number): number => {
    const [ax, ay, bx, by] =
      edge === 0
        ? [x, y, x + 1, y]
        : edge === 1
          ? [x + 1, y, x + 1, y + 1]
          : edge === 2
            ? [x, y + 1, x + 1, y + 1]
            : [x, y, x, y + 1]
    const key = (ay * n + ax) * 2 + (ax === bx ? 1 : 0)
    const [a, b] = [at(ax, ay), at(bx, by)]
    const t = a / (a - b)
    points.set(key, [place(ax + (bx - ax) * t), place(ay + (by - ay) * t)])
    return key
  }
  for (let y = 0; y < n - 1; y++)
    for (let x = 0; x < n - 1; x++) {
      const code =
        (at(x, y) > 0 ? 1 : 0) |
        (at(x + 1, y) > 0 ? 2 : 0) |
        (at(x + 1, y + 1) > 0 ? 4 : 0) |
        (at(x, y + 1) > 0 ? 8 : 0)
      for (const [a, b] of JOINS[code] ?? []) next.set(crossing(x, y, a), crossing(x, y, b))
    }
  return chained(points, next)
}

function chained(points: ReadonlyMap<number, Point>, next: Map<number, number>): Point[][] {
  const loops: Point[][] = []
  for (const start of [...next.keys()]) {
    const loop: Point[] = []
    for (let key: number | undefined = start; key !== undefined && next.has(key); ) {
      const point = points.get(key)
      if (point) loop.push(point)
      const following: number | undefined = next.get(key)
      next.delete(key)
      key = following
    }
    if (loop.length > 5) loops.push(loop)
  }
  return loops
}
