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
  for (const [x, y] of points) {
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
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i] as Point, outline[j] as Point]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
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
  const stack: [number, number][] = [[0, points.length - 1]]
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range
    const [a, b] = [points[from] as Point, points[to] as Point]
    const length = distance(a, b)
    let [worst, index] = [tolerance, -1]
    for (let i = from + 1; i < to; i++) {
      const p = points[i] as Point
      const stray =
        length < 1e-3
          ? distance(p, a)
          : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
      if (stray > worst) [worst, index] = [stray, i]
    }
    if (index < 0) continue
    isKept[index] = 1
    stack.push([from, index], [index, to])
  }
  return points.filter((_, i) => isKept[i])
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
  return points.reduce((sum, p, i) => {
    const q = itemCyclic(points, i + 1)
    return sum + p[0] * q[1] - q[0] * p[1]
  }, 0)
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
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i++) {
      const [p, q] = [polygon[i] as Point, itemCyclic(polygon, i + 1)]
      castEdge(reach, (p[0] - cx) / sx, (p[1] - cy) / sy, (q[0] - cx) / sx, (q[1] - cy) / sy)
    }
  }
  return smoothRays(reach).map((r, k) => [
    cx + Math.cos((k / count) * TAU) * r * sx,
    cy + Math.sin((k / count) * TAU) * r * sy,
  ])
}

/** Extends each ray that meets the edge (ax, ay)-(bx, by) beyond its current length. */
function castEdge(reach: Float64Array, ax: number, ay: number, bx: number, by: number): void {
  const n = reach.length
  const from = Math.atan2(ay, ax)
  let sweep = Math.atan2(by, bx) - from
  if (sweep > Math.PI) sweep -= TAU
  if (sweep < -Math.PI) sweep += TAU
  if (Math.abs(sweep) > 2) return
  const [low, high] = [Math.min(from, from + sweep), Math.max(from, from + sweep)]
  const [ex, ey] = [bx - ax, by - ay]
  for (let k = Math.ceil((low / TAU) * n); k <= (high / TAU) * n; k++) {
    const angle = (k / n) * TAU
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
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
  let rays = Array.from(reach)
  rays = rays.map((r, k) => r || (itemCyclic(rays, k - 1) + itemCyclic(rays, k + 1)) / 2)
  for (let pass = 0; pass < 2; pass++) {
    const before = rays
    rays = before.map((r, k) => {
      const middle = (itemCyclic(before, k - 1) + itemCyclic(before, k + 1)) / 2
      return lerp(r, middle, Math.abs(middle - r) < 0.02 ? 0.6 : 0.1)
    })
  }
  return rays
}
