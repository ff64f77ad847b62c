import {
  boundingBox,
  clamp,
  distance,
  interpolate,
  itemClamped,
  itemCyclic,
  type Point,
  signedArea,
  simplify,
  simplifyClosed,
} from './geometry'
import { PathBuilder } from './path-builder'

/** How a pen stroke swells: thin-thick-thin, thick to a point, or even. */
export type StrokeProfile = 'swell' | 'taper' | 'even'

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
  readonly fill: PathBuilder
  readonly strokes = new Map<number, PathBuilder>()

  constructor(
    private readonly precision: number,
    private readonly fine: boolean,
    /** Least stray in units that a card keeps. */
    private readonly least = 0.45,
  ) {
    this.fill = new PathBuilder(precision)
  }

  get empty(): boolean {
    return this.fill.empty && this.strokes.size === 0
  }

  /** A closed smooth shape. */
  shape(points: readonly Point[], tolerance = 0.15): this {
    const outline = simplifyClosed(points, this.stray(tolerance))
    if (!this.fine && isTiny(outline)) this.fill.polygon(outline)
    else this.fill.loop(outline)
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

  pen(points: readonly Point[], width: number, profile: StrokeProfile = 'swell', tolerance = 0.25): this {
    const line = simplify(points, this.stray(tolerance))
    const [a, b, c] = line
    if (!a || !b) return this
    if (profile === 'taper' && line.length <= 3) this.thorn(a, c ? b : interpolate(a, b, 0.5), c ?? b, width)
    else if (!this.fine || profile === 'even')
      this.stroke(profile === 'even' ? width : width * 0.72).curve(line)
    else this.swelling(line, width, profile)
    return this
  }

  /**
   * A closed outline that swells where the form turns from the lamp (upper left). On a card it is an even line and,
   * over it, a heavier one on the shaded side; `traced` leaves out the even one because the sheet has drawn it.
   */
  contour(points: readonly Point[], width: number, options: ContourOptions = {}, traced = false): this {
    const { flip = 1, low = 0.35, tolerance = 0.16, skip } = options
    const outline = simplifyClosed(points, this.stray(tolerance))
    const side = signedArea(outline) > 0 ? 1 : -1
    const swell = (i: number): number => {
      const [nx, ny] = normalAt(itemCyclic(outline, i - 1), itemCyclic(outline, i + 1))
      const shade = clamp(0.5 + 0.5 * flip * side * (nx * 0.62 + ny * 0.78))
      return low + (1.25 - low) * shade * shade
    }
    if (this.fine) this.band(outline, side, (i) => width * swell(i) * (1 + 0.16 * Math.sin(i * 2.4)), skip)
    else this.coarseContour(outline, width, low, swell, skip, traced)
    return this
  }

  private band(
    outline: readonly Point[],
    side: number,
    widthAt: (i: number) => number,
    skip: ContourOptions['skip'],
  ): void {
    const [outer, inner]: [Point[], Point[]] = [[], []]
    outline.forEach((p, i) => {
      const [nx, ny] = normalAt(itemCyclic(outline, i - 1), itemCyclic(outline, i + 1))
      const half = ((skip?.(p) ? 0 : Math.max(0.05, widthAt(i))) / 2) * side
      outer.push([p[0] + nx * half, p[1] + ny * half])
      inner.push([p[0] - nx * half, p[1] - ny * half])
    })
    this.fill.loop(outer)
    this.fill.loop(inner.reverse())
  }

  private coarseContour(
    outline: readonly Point[],
    width: number,
    low: number,
    swell: (i: number) => number,
    skip: ContourOptions['skip'],
    traced: boolean,
  ): void {
    const whole = skip === undefined
    if (whole && isTiny(outline)) {
      this.stroke(width * 0.72).polygon(outline)
      return
    }
    const kept = (i: number) => !skip?.(itemCyclic(outline, i))
    if (low > 0 && whole && !traced) this.stroke(Math.max(0.5, width * (low + 0.1))).loop(outline)
    if (!whole)
      for (const run of stretches(outline, kept)) this.stroke(Math.max(0.5, width * (low + 0.1))).curve(run)
    for (const run of stretches(outline, (i) => kept(i) && swell(i) > 0.72))
      this.stroke(width * 0.95).curve(run)
  }

  /** A triangle with one bent flank: the cheapest stroke that tapers. */
  private thorn(a: Point, m: Point, b: Point, width: number): void {
    const [nx, ny] = normalAt(a, b)
    const half = width / 2
    const bend: Point = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2]
    const left: Point = [a[0] + nx * half, a[1] + ny * half]
    const right: Point = [a[0] - nx * half, a[1] - ny * half]
    if (distance(m, interpolate(a, b, 0.5)) < 0.35) {
      this.fill.polygon([left, b, right])
      return
    }
    this.fill.move(left)
    this.fill.quad([bend[0] + nx * half * 0.5, bend[1] + ny * half * 0.5], b)
    this.fill.quad([bend[0] - nx * half * 0.5, bend[1] - ny * half * 0.5], right)
    this.fill.close()
  }

  private swelling(line: readonly Point[], width: number, profile: StrokeProfile): void {
    const last = line.length - 1
    if (last < 3 && profile === 'swell') {
      this.lens(
        itemClamped(line, 0),
        last === 2 ? itemClamped(line, 1) : interpolate(itemClamped(line, 0), itemClamped(line, 1), 0.5),
        itemClamped(line, last),
        width,
      )
      return
    }
    const [left, right]: [Point[], Point[]] = [[], []]
    line.forEach((p, i) => {
      const [nx, ny] = normalAt(itemClamped(line, i - 1), itemClamped(line, i + 1))
      const u = i / last
      const half =
        (width / 2) * (profile === 'taper' ? 1 - u : Math.sin(Math.PI * clamp(u, 0.03, 0.97)) ** 0.6)
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

  private stroke(width: number): PathBuilder {
    const key = Math.max(1, Math.round(width * 5)) / 5
    const found = this.strokes.get(key)
    if (found) return found
    const made = new PathBuilder(this.precision)
    this.strokes.set(key, made)
    return made
  }

  private stray(tolerance: number): number {
    return this.fine ? tolerance : Math.max(tolerance * 2.4, this.least)
  }
}

/** The unit normal on the left of the way from `a` to `b`. */
function normalAt(a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dy / length, -dx / length]
}

/** So small on a card that its corners cannot be told from curves. */
function isTiny(outline: readonly Point[]): boolean {
  const [left, top, right, bottom] = boundingBox(outline)
  return right - left + bottom - top < 26
}

/** The stretches of a closed outline whose points are wanted, each with at least two points. */
function stretches(outline: readonly Point[], wanted: (i: number) => boolean): Point[][] {
  const start = outline.findIndex((_, i) => !wanted(i))
  if (start < 0) return [[...outline, outline[0] as Point]]
  const found: Point[][] = []
  let run: Point[] = []
  for (let i = start; i <= start + outline.length; i++) {
    if (wanted(((i % outline.length) + outline.length) % outline.length)) run.push(itemCyclic(outline, i))
    else {
      if (run.length > 1) found.push(run)
      run = []
    }
  }
  return found
}
