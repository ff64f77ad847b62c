import { aroundCircle, clamp, envelope, itemClamped, lerp, type Point, radians, steps, TAU } from './geometry'

/** A profile point: distance from the axis and height, both in radii of the body. */
export type ProfilePoint = readonly [r: number, z: number]

export interface RevolutionOptions {
  profile: readonly ProfilePoint[]
  /** Radius in units; `rise`, if present, scales the heights instead. */
  radius: number
  rise?: number
  /** Degrees of the viewer above the horizon; negative looks up from below. */
  elevation: number
  /** Degrees the axis leans to the right on the page. */
  tilt?: number
  at: Point
  /** Relative change of the radius around the axis; fades towards the axis. */
  lobe?: (angle: number) => number
  /** Change of height around the axis, in radii; fades towards the axis. */
  lift?: (angle: number) => number
  /** -1 for a profile that runs upwards, or for the inside of a hollow. */
  outward?: 1 | -1
}

type Space = readonly [x: number, y: number, z: number]

/** What a ring needs to know of one angle. */
interface Spoke {
  cos: number
  sin: number
  lobe: number
  lift: number
}

const SAMPLES = 96

/** A smooth profile parametrised by arc length: 0 at its first point, 1 at its last. */
export function smoothProfile(points: readonly ProfilePoint[]): (t: number) => ProfilePoint {
  const dense: ProfilePoint[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const a = itemClamped(points, i - 1)
    const b = itemClamped(points, i)
    const c = itemClamped(points, i + 1)
    const d = itemClamped(points, i + 2)
    for (let k = 0; k < 10; k++)
      dense.push([spline(a[0], b[0], c[0], d[0], k / 10), spline(a[1], b[1], c[1], d[1], k / 10)])
  }
  dense.push(itemClamped(points, points.length - 1))
  const table = byLength(dense)
  return (t) => {
    const s = clamp(t) * SAMPLES
    const i = Math.min(SAMPLES - 1, Math.floor(s))
    const a = table[i] as ProfilePoint
    const b = table[i + 1] as ProfilePoint
    return [lerp(a[0], b[0], s - i), lerp(a[1], b[1], s - i)]
  }
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
}

/** Resamples at equal arc lengths, so that evaluation is one table look-up. */
function byLength(dense: readonly ProfilePoint[]): ProfilePoint[] {
  const lengths = [0]
  for (let i = 1; i < dense.length; i++) {
    const p = dense[i - 1] as ProfilePoint
    const q = dense[i] as ProfilePoint
    lengths.push((lengths[i - 1] as number) + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  const total = itemClamped(lengths, lengths.length - 1) || 1
  let i = 1
  return steps(SAMPLES + 1, (share) => {
    const want = share * total
    while (i < lengths.length - 1 && (lengths[i] as number) < want) i++
    const from = itemClamped(lengths, i - 1)
    const to = itemClamped(lengths, i)
    const u = to > from ? (want - from) / (to - from) : 0
    const p = itemClamped(dense, i - 1)
    const q = itemClamped(dense, i)
    return [lerp(p[0], q[0], u), lerp(p[1], q[1], u)] as const
  })
}

/**
 * A profile rotated around an axis, seen from an elevation and tilted on the page. Surface points are (t, angle): along
 * the profile 0-1, and around the axis with 0 to the right and a quarter turn towards the viewer.
 */
export class SolidOfRevolution {
  readonly profile: (t: number) => ProfilePoint
  readonly radius: number
  private readonly rise: number
  private readonly ce: number
  private readonly se: number
  private readonly ct: number
  private readonly st: number
  private readonly lobe: (angle: number) => number
  private readonly lift: (angle: number) => number
  private readonly outward: number
  private readonly spokes = new Map<number, Spoke[]>()
  /** A surface point and its normal, because how it faces the viewer and the light is asked in turn. */
  private normalT = Number.NaN
  private normalAngle = Number.NaN
  private lastNormal: Space = [0, 0, 0]

  constructor(private readonly options: RevolutionOptions) {
    this.profile = smoothProfile(options.profile)
    this.radius = options.radius
    this.rise = options.rise ?? options.radius
    const [e, tilt] = [radians(options.elevation), radians(options.tilt ?? 0)]
    ;[this.ce, this.se, this.ct, this.st] = [Math.cos(e), Math.sin(e), Math.cos(tilt), Math.sin(tilt)]
    this.lobe = options.lobe ? tabulate(options.lobe) : level
    this.lift = options.lift ? tabulate(options.lift) : level
    this.outward = options.outward ?? 1
  }

  /** Projects a point of the surface on to the page. */
  at(t: number, angle: number): Point {
    return this.project(this.space(t, angle))
  }

  /** How directly the surface faces the viewer; negative when it faces away. */
  facing(t: number, angle: number): number {
    const n = this.normal(t, angle)
    return n[1] * this.ce + n[2] * this.se
  }

  /** How directly the surface faces the light, which is upper left and in front of the page. */
  light(t: number, angle: number): number {
    const n = this.normal(t, angle)
    const up = -n[2] * this.ce + n[1] * this.se
    const x = n[0] * this.ct - up * this.st
    const y = n[0] * this.st + up * this.ct
    return -0.6 * x - 0.62 * y + 0.5 * (n[1] * this.ce + n[2] * this.se)
  }

  ring(t: number, count = 64): Point[] {
    const place = this.profile(t)
    return this.spokesOf(count).map((spoke) => this.project(this.spaceOn(place, spoke)))
  }

  rings(from = 0, to = 1, count = 40, rays = 56): Point[][] {
    return steps(count + 1, (u) => this.ring(lerp(from, to, u), rays))
  }

  silhouette(rays: number, from = 0, to = 1, rings = rays > 90 ? 40 : 26): Point[] {
    return envelope(this.rings(from, to, rings, Math.max(40, rays >> 1)), rays)
  }

  /** A local plane chart of the surface: maps units along the profile and around the axis to page points. */
  patch(t: number, angle: number): (along: number, across: number) => Point {
    const p = this.at(t, angle)
    const h = 0.02
    const [a, b] = [this.space(Math.max(0, t - h), angle), this.space(Math.min(1, t + h), angle)]
    const [c, d] = [this.space(Math.max(t, 0.04), angle - h), this.space(Math.max(t, 0.04), angle + h)]
    const [lu, lv] = [spaceDistance(a, b), spaceDistance(c, d)]
    const [a2, b2, c2, d2] = [this.project(a), this.project(b), this.project(c), this.project(d)]
    const [ux, uy, vx, vy] = [
      (b2[0] - a2[0]) / lu,
      (b2[1] - a2[1]) / lu,
      (d2[0] - c2[0]) / lv,
      (d2[1] - c2[1]) / lv,
    ]
    return (u, v) => [p[0] + ux * u + vx * v, p[1] + uy * u + vy * v]
  }

  /** The visible parts of a line on the surface; `path` gives (t, angle) for 0-1. */
  run(
    path: (u: number) => readonly [t: number, angle: number],
    count: number,
    isIncluded?: (t: number, angle: number) => boolean,
  ): Point[][] {
    const runs: Point[][] = []
    let current: Point[] = []
    for (let i = 0; i <= count; i++) {
      const [t, angle] = path(i / count)
      if (this.facing(t, angle) > 0.03 && (!isIncluded || isIncluded(t, angle)))
        current.push(this.at(t, angle))
      else {
        if (current.length > 1) runs.push(current)
        current = []
      }
    }
    if (current.length > 1) runs.push(current)
    return runs
  }

  get tilt(): number {
    return this.options.tilt ?? 0
  }

  private space(t: number, angle: number): Space {
    return this.spaceOn(this.profile(t), this.spoke(angle))
  }

  private spaceOn(place: ProfilePoint, spoke: Spoke): Space {
    const r = place[0]
    const reach = r * this.radius * (1 + spoke.lobe * r * r)
    return [reach * spoke.cos, reach * spoke.sin, place[1] * this.rise + spoke.lift * r * r * this.radius]
  }

  private spoke(angle: number): Spoke {
    return { cos: Math.cos(angle), sin: Math.sin(angle), lobe: this.lobe(angle), lift: this.lift(angle) }
  }

  /** The angles of a ring, which are the same for all rings of a silhouette. */
  private spokesOf(count: number): Spoke[] {
    const known = this.spokes.get(count)
    if (known) return known
    const spokes = aroundCircle(count, (a) => this.spoke(a))
    this.spokes.set(count, spokes)
    return spokes
  }

  private project(place: Space): Point {
    const x = place[0]
    const up = -place[2] * this.ce + place[1] * this.se
    return [this.options.at[0] + x * this.ct - up * this.st, this.options.at[1] + x * this.st + up * this.ct]
  }

  private normal(t: number, angle: number): Space {
    if (t === this.normalT && angle === this.normalAngle) return this.lastNormal
    const h = 0.012
    const spoke = this.spoke(angle)
    const a = this.spaceOn(this.profile(Math.max(0, t - h)), spoke)
    const b = this.spaceOn(this.profile(Math.min(1, t + h)), spoke)
    const place = this.profile(Math.max(t, 0.02))
    const c = this.spaceOn(place, this.spoke(angle - h))
    const d = this.spaceOn(place, this.spoke(angle + h))
    const ux = b[0] - a[0]
    const uy = b[1] - a[1]
    const uz = b[2] - a[2]
    const vx = d[0] - c[0]
    const vy = d[1] - c[1]
    const vz = d[2] - c[2]
    const nx = vy * uz - vz * uy
    const ny = vz * ux - vx * uz
    const nz = vx * uy - vy * ux
    const length = -this.outward * (Math.hypot(nx, ny, nz) || 1)
    this.normalT = t
    this.normalAngle = angle
    this.lastNormal = [nx / length, ny / length, nz / length]
    return this.lastNormal
  }
}

const level = (): number => 0

/**
 * Caches a function of the angle in a table, because it is a sum of sines that is called thousands of
 * times.
 */
function tabulate(f: (angle: number) => number): (angle: number) => number {
  const count = 240
  const table = Float64Array.from({ length: count + 1 }, (_, i) => f((i / count) * TAU))
  return (angle) => {
    const turns = angle / TAU
    const s = (turns - Math.floor(turns)) * count
    const i = Math.floor(s)
    const from = table[i] as number
    return from + ((table[i + 1] as number) - from) * (s - i)
  }
}

const spaceDistance = (a: Space, b: Space): number => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) || 1
