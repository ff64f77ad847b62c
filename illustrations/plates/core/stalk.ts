import { clamp, lerp, type Point, steps } from '@illustrations/engine/geometry'

export interface StalkOptions {
  base: Point
  top: Point
  /** Sideways curvature of the axis, as a fraction of its length; positive bends to the right. */
  bow?: number
  /** Radius at the top and at the base, in units. */
  topRadius: number
  baseRadius: number
  /** Swelling of the base, 0-1; negative tapers it to a root. */
  bulb?: number
  /** Widening directly under the cap, as a fraction. */
  flare?: number
  /** How far rings curve towards the viewer, as a fraction of the radius. */
  sag?: number
}

/**
 * A stipe: a curved axis with a radius. Surface points are (s, f): from base 0 to top 1, and -π/2 left …
 * π/2 right.
 */
export class Stalk {
  readonly length: number
  readonly outline: Point[]
  private readonly control: Point

  constructor(readonly options: StalkOptions) {
    const { base, top, bow = 0 } = options
    const [dx, dy] = [top[0] - base[0], top[1] - base[1]]
    this.length = Math.hypot(dx, dy) || 1
    this.control = [(base[0] + top[0]) / 2 - dy * bow, (base[1] + top[1]) / 2 + dx * bow]
    this.outline = this.outlined()
  }

  axis(s: number): Point {
    const { base, top } = this.options
    const u = 1 - s
    return [
      u * u * base[0] + 2 * u * s * this.control[0] + s * s * top[0],
      u * u * base[1] + 2 * u * s * this.control[1] + s * s * top[1],
    ]
  }

  /** Unit direction from base to top. */
  direction(s: number): Point {
    const [a, b] = [this.axis(clamp(s - 0.01)), this.axis(clamp(s + 0.01))]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  }

  /** Marks may be jittered beyond either end, so the position is clamped. */
  radius(place: number): number {
    const s = clamp(place)
    const { topRadius, baseRadius, bulb = 0, flare = 0.08 } = this.options
    const taper = lerp(baseRadius, topRadius, s ** 0.8)
    // A bulb is as high as it is wide, whatever the length of the stipe.
    const reach = clamp((baseRadius * 2.6) / this.length, 0.1, 0.5)
    const swell = bulb >= 0 ? bulb * Math.exp(-((s / reach) ** 2)) : bulb * Math.exp(-((s / 0.38) ** 2))
    return taper + baseRadius * swell + topRadius * flare * Math.exp(-(((1 - s) / 0.06) ** 2))
  }

  at(s: number, f: number): Point {
    const [p, t, r] = [this.axis(s), this.direction(s), this.radius(s)]
    const sag = -r * Math.cos(f) * (this.options.sag ?? 0.22)
    const side = r * Math.sin(f)
    return [p[0] - t[1] * side + t[0] * sag, p[1] + t[0] * side + t[1] * sag]
  }

  /** Degrees from the vertical at s. */
  lean(s: number): number {
    const t = this.direction(s)
    return (Math.atan2(t[0], -t[1]) * 180) / Math.PI
  }

  /** Whether a page point is at the very top, where the cap hides the outline. */
  isTop = (p: Point): boolean => {
    const [a, t] = [this.axis(1), this.direction(1)]
    return (p[0] - a[0]) * t[0] + (p[1] - a[1]) * t[1] > -this.radius(1) * 0.1
  }

  private outlined(): Point[] {
    const half = Math.PI / 2
    const left = steps(24, (s) => this.at(s, -half))
    const right = steps(24, (s) => this.at(1 - s, half))
    return [...left, ...this.end(1, 5, 0.42), ...right, ...this.end(0, 7, 0.34)]
  }

  /** The rounded end at s = 1 or 0, without its corners. */
  private end(s: 0 | 1, count: number, bulge: number): Point[] {
    const [t, r] = [this.direction(s), this.radius(s)]
    const sign = s === 1 ? 1 : -1
    return Array.from({ length: count }, (_, i) => {
      const f = lerp(-Math.PI / 2, Math.PI / 2, (i + 1) / (count + 1)) * sign
      const p = this.at(s, f)
      const out = sign * Math.cos(f) * r * bulge
      return [p[0] + t[0] * out, p[1] + t[1] * out] as Point
    })
  }
}
