import { clamp, distance, itemClamped, itemCyclic, type Point } from './geometry'

/**
 * Builds SVG path data. Coordinates are integer multiples of 1/precision viewBox unit, and every command
 * is relative to the rounded current point: few digits, and rounding errors do not accumulate.
 */
export class PathBuilder {
  private d = ''
  private last = ''
  /** What precedes the next number unless it has a sign. */
  private separator = ''
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0

  constructor(private readonly precision: number) {}

  get data(): string {
    return this.d
  }

  get empty(): boolean {
    return this.d === ''
  }

  move(p: Point): this {
    const x = this.snap(p[0])
    const y = this.snap(p[1])
    this.command('m')
    this.number(x - this.x)
    this.number(y - this.y)
    this.x = this.startX = x
    this.y = this.startY = y
    return this
  }

  line(p: Point): this {
    const x = this.snap(p[0])
    const y = this.snap(p[1])
    if (x === this.x && y === this.y) return this
    this.command('l')
    this.number(x - this.x)
    this.number(y - this.y)
    this.x = x
    this.y = y
    return this
  }

  quad(control: Point, p: Point): this {
    const x = this.snap(p[0])
    const y = this.snap(p[1])
    this.command('q')
    this.number(this.snap(control[0]) - this.x)
    this.number(this.snap(control[1]) - this.y)
    this.number(x - this.x)
    this.number(y - this.y)
    this.x = x
    this.y = y
    return this
  }

  close(): this {
    this.d += 'z'
    this.last = 'z'
    this.x = this.startX
    this.y = this.startY
    return this
  }

  /** A dot as wide as the stroke that paints it (needs round line caps). */
  dot(p: Point): this {
    this.move(p)
    this.d += 'h0'
    this.last = 'h'
    return this
  }

  polygon(points: readonly Point[]): this {
    const [first, ...rest] = points
    if (!first) return this
    this.move(first)
    for (const p of rest) this.line(p)
    return this.close()
  }

  /** An open Catmull-Rom curve through the points; `continues` starts at the current point. */
  curve(points: readonly Point[], continues = false): this {
    const [first] = points
    if (!first) return this
    if (continues) this.line(first)
    else this.move(first)
    if (points.length === 2) return this.line(points[1] as Point)
    for (let i = 0; i < points.length - 1; i++)
      this.span(
        itemClamped(points, i - 1),
        itemClamped(points, i),
        itemClamped(points, i + 1),
        itemClamped(points, i + 2),
        i > 0,
      )
    return this
  }

  /** A closed Catmull-Rom curve through the points. */
  loop(points: readonly Point[]): this {
    const [first] = points
    if (!first) return this
    this.move(first)
    for (let i = 0; i < points.length; i++)
      this.span(
        itemCyclic(points, i - 1),
        itemCyclic(points, i),
        itemCyclic(points, i + 1),
        itemCyclic(points, i + 2),
        i > 0,
      )
    return this.close()
  }

  /** One span b-c; its first control point mirrors the previous span's last, so that `s` can omit it. */
  private span(a: Point, b: Point, c: Point, d: Point, smooth: boolean): void {
    const ahead = handle(b, c, d)
    const x = this.snap(c[0])
    const y = this.snap(c[1])
    if (smooth) this.command('s')
    else {
      const out = handle(a, b, c)
      this.command('c')
      this.number(this.snap(b[0] + out[0]) - this.x)
      this.number(this.snap(b[1] + out[1]) - this.y)
    }
    this.number(this.snap(c[0] - ahead[0]) - this.x)
    this.number(this.snap(c[1] - ahead[1]) - this.y)
    this.number(x - this.x)
    this.number(y - this.y)
    this.x = x
    this.y = y
  }

  private snap(length: number): number {
    return Math.round(clamp(length, -4000, 4000) * this.precision)
  }

  private command(command: string): void {
    // A line after a move may omit its letter, and so may any repeated command except a move.
    const implied = command === this.last ? command !== 'm' : command === 'l' && this.last === 'm'
    if (!implied) this.d += command
    this.separator = implied ? ' ' : ''
    this.last = command
  }

  private number(n: number): void {
    this.d += n < 0 ? n : this.separator + n
    this.separator = ' '
  }
}

/**
 * The control handle at `b`: parallel to a-c and a sixth of its length, but limited by the shorter
 * neighbouring span, because a corner between a long and a short span would overshoot.
 */
function handle(a: Point, b: Point, c: Point): Point {
  const dx = (c[0] - a[0]) / 6
  const dy = (c[1] - a[1]) / 6
  const length = Math.hypot(dx, dy)
  const maxLength = 0.4 * Math.min(distance(a, b), distance(b, c))
  const k = length > maxLength ? maxLength / length : 1
  return [dx * k, dy * k]
}
