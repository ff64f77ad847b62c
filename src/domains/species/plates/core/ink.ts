import { between, clamp, cyclic, distance, held, type Point, simplify, simplifyClosed, turning } from './geometry'
import { Trace } from './trace'

/** How a pen stroke swells: thin-thick-thin, thick to a point, or even. */
export type Nib = 'lens' | 'thorn' | 'even'

export interface ContourOptions {
  /** -1 shades the lit side instead: for hollows. */
  flip?: 1 | -1
  /** Share of the width that is left on the lit side. */
  low?: number
  /** Stray in units below which a point is dropped. */
  tolerance?: number
  /** Where the outline is left out, such as a stipe's top under its cap. */
  skip?: (p: Point) => boolean
}

/**
 * Marks of one colour. On a page every line is a filled shape whose width swells, as a graver's does; on a card,
 * where a line is narrower than a pixel, the same lines are plain strokes sorted by width: half the bytes.
 */
export class Ink {
  readonly fill: Trace
  readonly strokes = new Map<number, Trace>()

  constructor(
    private readonly grain: number,
    private readonly fine: boolean,
  ) {
    this.fill = new Trace(grain)
  }

  get empty(): boolean {
    return this.fill.empty && this.strokes.size === 0
  }

  /** A closed smooth shape. */
  shape(points: readonly Point[], tolerance = 0.15): this {
    this.fill.loop(simplifyClosed(points, this.stray(tolerance)))
    return this
  }

  polygon(points: readonly Point[]): this {
    this.fill.polygon(points)
    return this
  }

  /** A round dot; widths are in units. */
  dot(p: Point, width: number): this {
    this.stroke(width).dot(p)
    return this
  }

  /** A line of even width. */
  hair(points: readonly Point[], width: number, tolerance = 0.25): this {
    if (points.length > 1) this.stroke(width).curve(simplify(points, this.stray(tolerance)))
    return this
  }

  pen(points: readonly Point[], width: number, nib: Nib = 'lens', tolerance = 0.25): this {
    const line = simplify(points, this.stray(tolerance))
    const [a, b, c] = line
    if (!a || !b) return this
    if (nib === 'thorn' && line.length <= 3) this.thorn(a, c ? b : between(a, b, 0.5), c ?? b, width)
    else if (!this.fine || nib === 'even') this.stroke(nib === 'even' ? width : width * 0.72).curve(line)
    else this.swelling(line, width, nib)
    return this
  }

  /** A closed outline that swells where the form turns from the lamp (upper left). */
  contour(points: readonly Point[], width: number, options: ContourOptions = {}): this {
    const { flip = 1, low = 0.35, tolerance = 0.16, skip } = options
    const outline = simplifyClosed(points, this.stray(tolerance))
    const side = turning(outline) > 0 ? 1 : -1
    const [outer, inner]: [Point[], Point[]] = [[], []]
    outline.forEach((p, i) => {
      const [nx, ny] = normalAt(cyclic(outline, i - 1), cyclic(outline, i + 1))
      const shade = clamp(0.5 + 0.5 * flip * side * (nx * 0.62 + ny * 0.78))
      const swell = width * (low + (1.25 - low) * shade * shade) * (1 + 0.16 * Math.sin(i * 2.4))
      const half = (skip?.(p) ? 0 : Math.max(0.05, swell)) / 2
      outer.push([p[0] + nx * side * half, p[1] + ny * side * half])
      inner.push([p[0] - nx * side * half, p[1] - ny * side * half])
    })
    this.fill.loop(outer)
    this.fill.loop(inner.reverse())
    return this
  }

  /** A triangle with one bent flank: the cheapest stroke that tapers. */
  private thorn(a: Point, m: Point, b: Point, width: number): void {
    const [nx, ny] = normalAt(a, b)
    const half = width / 2
    const bend: Point = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2]
    const left: Point = [a[0] + nx * half, a[1] + ny * half]
    const right: Point = [a[0] - nx * half, a[1] - ny * half]
    if (distance(m, between(a, b, 0.5)) < 0.35) {
      this.fill.polygon([left, b, right])
      return
    }
    this.fill.move(left)
    this.fill.quad([bend[0] + nx * half * 0.5, bend[1] + ny * half * 0.5], b)
    this.fill.quad([bend[0] - nx * half * 0.5, bend[1] - ny * half * 0.5], right)
    this.fill.close()
  }

  private swelling(line: readonly Point[], width: number, nib: Nib): void {
    const last = line.length - 1
    if (last < 3 && nib === 'lens') {
      this.lens(held(line, 0), last === 2 ? held(line, 1) : between(held(line, 0), held(line, 1), 0.5), held(line, last), width)
      return
    }
    const [left, right]: [Point[], Point[]] = [[], []]
    line.forEach((p, i) => {
      const [nx, ny] = normalAt(held(line, i - 1), held(line, i + 1))
      const u = i / last
      const half = (width / 2) * (nib === 'thorn' ? 1 - u : Math.sin(Math.PI * clamp(u, 0.03, 0.97)) ** 0.6)
      left.push([p[0] + nx * half, p[1] + ny * half])
      right.push([p[0] - nx * half, p[1] - ny * half])
    })
    this.fill.curve(left)
    this.fill.curve(right.reverse(), true)
    this.fill.close()
  }

  /** Two quadratics: a short stroke, thin at both ends. */
  private lens(a: Point, m: Point, b: Point, width: number): void {
    const [nx, ny] = normalAt(a, b)
    const bend: Point = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2]
    this.fill.move(a)
    this.fill.quad([bend[0] + nx * width, bend[1] + ny * width], b)
    this.fill.quad([bend[0] - nx * width, bend[1] - ny * width], a)
    this.fill.close()
  }

  private stroke(width: number): Trace {
    const key = Math.max(1, Math.round(width * 5)) / 5
    const found = this.strokes.get(key)
    if (found) return found
    const made = new Trace(this.grain)
    this.strokes.set(key, made)
    return made
  }

  private stray(tolerance: number): number {
    return this.fine ? tolerance : Math.max(tolerance * 2.2, 0.35)
  }
}

/** The unit normal on the left of the way from `a` to `b`. */
function normalAt(a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dy / length, -dx / length]
}
