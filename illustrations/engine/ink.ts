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

/** How the width of a stroke changes: thin-thick-thin, thick to a point, or constant. */
export type StrokeProfile = 'swell' | 'taper' | 'even'

export interface ContourOptions {
  /** -1 shades the lit side instead, for hollows. */
  flip?: 1 | -1
  /** Width on the lit side, as a fraction of the full width. */
  low?: number
  /** Points that deviate by fewer units are dropped. */
  tolerance?: number
  /** Omits part of the outline, such as a stipe's top under its cap. */
  skip?: (p: Point) => boolean
}

/**
 * Shapes and lines of one colour. On a page every line is a filled shape of varying width, as in an
 * engraving; on a card, where a line is narrower than a pixel, it is a plain stroke grouped by width,
 * which halves the bytes.
 */
export class Ink {
  readonly fill: PathBuilder
  readonly strokes = new Map<number, PathBuilder>()

  constructor(
    private readonly precision: number,
    private readonly fine: boolean,
    /** Smallest tolerance on a card, in units. */
    private readonly minTolerance = 0.45,
  ) {
    this.fill = new PathBuilder(precision)
  }

  get empty(): boolean {
    return this.fill.empty && this.strokes.size === 0
  }

  /** A closed smooth shape. */
  shape(points: readonly Point[], tolerance = 0.15): this {
    const outline = simplifyClosed(points, this.toleranceFor(tolerance))
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

  /** A line of constant width. */
  hair(points: readonly Point[], width: number, tolerance = 0.25): this {
    if (points.length > 1) this.stroke(width).curve(simplify(points, this.toleranceFor(tolerance)))
    return this
  }

  pen(points: readonly Point[], width: number, profile: StrokeProfile = 'swell', tolerance = 0.25): this {
    const line = simplify(points, this.toleranceFor(tolerance))
    const [a, b, c] = line
    if (!a || !b) return this
    if (profile === 'taper' && line.length <= 3)
      this.taperingStroke(a, c ? b : interpolate(a, b, 0.5), c ?? b, width)
    else if (!this.fine || profile === 'even')
      this.stroke(profile === 'even' ? width : width * 0.72).curve(line)
    else this.variableStroke(line, width, profile)
    return this
  }

  /**
   * A closed outline that thickens on the side away from the light (upper left). On a card it is a
   * constant line with a heavier one over it on the shaded side; `traced` omits the constant line because
   * the sheet has already drawn it.
   */
  contour(points: readonly Point[], width: number, options: ContourOptions = {}, traced = false): this {
    const { flip = 1, low = 0.35, tolerance = 0.16, skip } = options
    const outline = simplifyClosed(points, this.toleranceFor(tolerance))
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
    const isComplete = skip === undefined
    if (isComplete && isTiny(outline)) {
      this.stroke(width * 0.72).polygon(outline)
      return
    }
    const isDrawn = (i: number) => !skip?.(itemCyclic(outline, i))
    if (low > 0 && isComplete && !traced) this.stroke(Math.max(0.5, width * (low + 0.1))).loop(outline)
    if (!isComplete)
      for (const run of runsOf(outline, isDrawn)) this.stroke(Math.max(0.5, width * (low + 0.1))).curve(run)
    for (const run of runsOf(outline, (i) => isDrawn(i) && swell(i) > 0.72))
      this.stroke(width * 0.95).curve(run)
  }

  /** A triangle with one curved side: the smallest path for a tapering stroke. */
  private taperingStroke(a: Point, m: Point, b: Point, width: number): void {
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

  private variableStroke(line: readonly Point[], width: number, profile: StrokeProfile): void {
    const last = line.length - 1
    if (last < 3 && profile === 'swell') {
      this.swellingStroke(
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

  /** Two quadratic curves: a short stroke, thin at both ends. */
  private swellingStroke(a: Point, m: Point, b: Point, width: number): void {
    const [nx, ny] = normalAt(a, b)
    const bend: Point = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2]
    this.fill.move(a)
    this.fill.quad([bend[0] + nx * width, bend[1] + ny * width], b)
    this.fill.quad([bend[0] - nx * width, bend[1] - ny * width], a)
    this.fill.close()
  }

  private stroke(width: number): PathBuilder {
    const key = Math.max(1, Math.round(width * 5)) / 5
    const existing = this.strokes.get(key)
    if (existing) return existing
    const path = new PathBuilder(this.precision)
    this.strokes.set(key, path)
    return path
  }

  private toleranceFor(tolerance: number): number {
    return this.fine ? tolerance : Math.max(tolerance * 2.4, this.minTolerance)
  }
}

/** Draws nothing, for a sheet of which only the places of its parts are asked. */
export class DryInk extends Ink {
  override shape = (): this => this
  override polygon = (): this => this
  override dot = (): this => this
  override hair = (): this => this
  override pen = (): this => this
  override contour = (): this => this
}

/** The unit normal to the left of the direction from `a` to `b`. */
function normalAt(a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dy / length, -dx / length]
}

/** Whether an outline is so small on a card that its corners look like curves. */
function isTiny(outline: readonly Point[]): boolean {
  const [left, top, right, bottom] = boundingBox(outline)
  return right - left + bottom - top < 26
}

/** The runs of a closed outline whose points pass the test, each of at minTolerance two points. */
function runsOf(outline: readonly Point[], test: (i: number) => boolean): Point[][] {
  const start = outline.findIndex((_, i) => !test(i))
  if (start < 0) return [[...outline, outline[0] as Point]]
  const runs: Point[][] = []
  let run: Point[] = []
  for (let i = start; i <= start + outline.length; i++) {
    if (test(((i % outline.length) + outline.length) % outline.length)) run.push(itemCyclic(outline, i))
    else {
      if (run.length > 1) runs.push(run)
      run = []
    }
  }
  return runs
}
