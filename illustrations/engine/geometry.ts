/**
 * Plane geometry of the drawings. Lengths are viewBox units unless a comment says otherwise; y points
 * down.
 */
export type Point = readonly [x: number, y: number]

/** An axis-aligned bounding box: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export const TAU = 2 * Math.PI

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])
export const interpolate = (a: Point, b: Point, share: number): Point => [
  lerp(a[0], b[0], share),
  lerp(a[1], b[1], share),
]
export const translate = (p: Point, dx: number, dy: number): Point => [p[0] + dx, p[1] + dy]

/** Returns `count` values f(0) … f(1) at equal steps, both ends included. */
export function steps<T>(count: number, f: (share: number, index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => f(count > 1 ? i / (count - 1) : 0, i))
}

/** Returns `count` values at equal angles around a circle; the last is one step before the first. */
export function aroundCircle<T>(count: number, f: (angle: number, index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => f((i / count) * TAU, i))
}

/** The item at an index that wraps around either end. */
export function itemCyclic<T>(list: readonly T[], index: number): T {
  const n = list.length
  return list[((index % n) + n) % n] as T
}

/** The item at an index that is clamped to the ends. */
export function itemClamped<T>(list: readonly T[], index: number): T {
  return list[clamp(index, 0, list.length - 1)] as T
}

export function boundingBox(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points.length; i++) {
    const p = points[i] as Point
    const x = p[0]
    const y = p[1]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return [left, top, right, bottom]
}

export const uniteBoxes = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]

export const boxesOverlap = (a: Box, b: Box, margin = 0): boolean =>
  a[0] < b[2] + margin && b[0] < a[2] + margin && a[1] < b[3] + margin && b[1] < a[3] + margin

/** Whether a point lies inside a closed outline. */
export function isInside(p: Point, outline: readonly Point[]): boolean {
  const x = p[0]
  const y = p[1]
  let odd = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i] as Point
    const b = outline[j] as Point
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
  }
  return odd
}

/** Rotates `p` about `centre` by an angle in radians, clockwise on the page. */
export function rotate(p: Point, centre: Point, angle: number): Point {
  const [x, y] = [p[0] - centre[0], p[1] - centre[1]]
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [centre[0] + x * c - y * s, centre[1] + x * s + y * c]
}

/** Ramer-Douglas-Peucker: drops the points of an open line that deviate from it by less than `tolerance`. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points]
  const isKept = new Uint8Array(points.length)
  isKept[0] = isKept[points.length - 1] = 1
  const stack = [0, points.length - 1]
  while (stack.length > 0) {
    const to = stack.pop() as number
    const from = stack.pop() as number
    const index = farthest(points, from, to, tolerance)
    if (index < 0) continue
    isKept[index] = 1
    stack.push(from, index, index, to)
  }
  return points.filter((_, i) => isKept[i])
}

/** The index of the point that deviates most from the line between two others, or -1 below the tolerance. */
function farthest(points: readonly Point[], from: number, to: number, tolerance: number): number {
  const a = points[from] as Point
  const b = points[to] as Point
  const width = b[0] - a[0]
  const height = b[1] - a[1]
  const span = distance(a, b)
  let worst = tolerance
  let index = -1
  for (let i = from + 1; i < to; i++) {
    const p = points[i] as Point
    const stray =
      span < 1e-3 ? distance(p, a) : Math.abs(width * (a[1] - p[1]) - (a[0] - p[0]) * height) / span
    if (stray > worst) {
      worst = stray
      index = i
    }
  }
  return index
}

/** Simplifies a closed outline and keeps at least four points, so that it still encloses an area. */
export function simplifyClosed(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 8) return [...points]
  const half = points.length >> 1
  const first = simplify(points.slice(0, half + 1), tolerance)
  const second = simplify([...points.slice(half), points[0] as Point], tolerance)
  const out = [...first.slice(0, -1), ...second.slice(0, -1)]
  return out.length > 3 ? out : [...points]
}

/** Twice the signed area: positive when the outline runs clockwise on the page. */
export function signedArea(points: readonly Point[]): number {
  let sum = 0
  for (let i = 0; i < points.length; i++) {
    const p = points[i] as Point
    const q = points[i + 1 < points.length ? i + 1 : 0] as Point
    sum = sum + p[0] * q[1] - q[0] * p[1]
  }
  return sum
}

/**
 * The outer outline of several polygons, seen from the centre of their common box: the silhouette of a
 * solid of revolution with its waves and tilts. `count` is the number of rays.
 */
export function envelope(polygons: readonly (readonly Point[])[], count: number): Point[] {
  const [left, top, right, bottom] = polygons.map(boundingBox).reduce(uniteBoxes)
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const [sx, sy] = [(right - left) / 2 || 1, (bottom - top) / 2 || 1]
  const reach = new Float64Array(count)
  const rays = raysOf(count)
  for (const polygon of polygons) {
    let [ax, ay, from] = [0, 0, 0]
    // The first corner again at the end closes the polygon.
    for (let i = 0; i <= polygon.length; i++) {
      const p = polygon[i < polygon.length ? i : 0] as Point
      const bx = (p[0] - cx) / sx
      const by = (p[1] - cy) / sy
      const to = Math.atan2(by, bx)
      if (i > 0) castEdge(reach, rays, ax, ay, from, bx, by, to)
      ax = bx
      ay = by
      from = to
    }
  }
  return smoothRays(reach).map((r, k) => [
    cx + (rays.cos[k + count] as number) * r * sx,
    cy + (rays.sin[k + count] as number) * r * sy,
  ])
}

/** The directions of the rays -count … count. */
interface Rays {
  cos: Float64Array
  sin: Float64Array
}

const knownRays = new Map<number, Rays>()

function raysOf(count: number): Rays {
  const known = knownRays.get(count)
  if (known) return known
  const angles = Array.from({ length: 2 * count + 1 }, (_, i) => ((i - count) / count) * TAU)
  const rays = { cos: Float64Array.from(angles, Math.cos), sin: Float64Array.from(angles, Math.sin) }
  knownRays.set(count, rays)
  return rays
}

/** Extends each ray that meets the edge (ax, ay)-(bx, by), from one angle to another, beyond its current length. */
function castEdge(
  reach: Float64Array,
  rays: Rays,
  ax: number,
  ay: number,
  from: number,
  bx: number,
  by: number,
  to: number,
): void {
  const n = reach.length
  let sweep = to - from
  if (sweep > Math.PI) sweep -= TAU
  if (sweep < -Math.PI) sweep += TAU
  if (Math.abs(sweep) > 2) return
  const low = Math.min(from, from + sweep)
  const high = Math.max(from, from + sweep)
  const ex = bx - ax
  const ey = by - ay
  for (let k = Math.ceil((low / TAU) * n); k <= (high / TAU) * n; k++) {
    const dx = rays.cos[k + n] as number
    const dy = rays.sin[k + n] as number
    const cross = ex * dy - ey * dx
    if (Math.abs(cross) < 1e-9) continue
    const u = -(ax * dy - ay * dx) / cross
    const far = (ax + u * ex) * dx + (ay + u * ey) * dy
    const slot = ((k % n) + n) % n
    if (far > (reach[slot] as number)) reach[slot] = far
  }
}

/** Fills rays that met no edge, then smooths the steps between rings but keeps corners. */
function smoothRays(reach: Float64Array): number[] {
  const n = reach.length
  const around = (rays: readonly number[], k: number): number =>
    ((rays[k > 0 ? k - 1 : n - 1] as number) + (rays[k + 1 < n ? k + 1 : 0] as number)) / 2
  const gaps = Array.from(reach)
  let rays = gaps.map((r, k) => r || around(gaps, k))
  for (let pass = 0; pass < 2; pass++) {
    const before = rays
    rays = before.map((r, k) => {
      const middle = around(before, k)
      return lerp(r, middle, Math.abs(middle - r) < 0.02 ? 0.6 : 0.1)
    })
  }
  return rays
}
