import { darker, lighter } from '@illustrations/engine/colour'
import { aroundCircle, itemClamped, lerp, type Point, steps } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { type ProfilePoint, SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { hatch, wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { Stalk } from '@illustrations/plates/core/stalk'

/** A pendent skirt, a thin flaring ring, a cottony collar, a double-edged movable ring, a loose low ring, a mere zone. */
type RingKind = 'skirt' | 'thin' | 'collar' | 'double' | 'loose' | 'wisp'

const PROFILES: Record<RingKind, readonly ProfilePoint[]> = {
  skirt: [
    [1, 0.3],
    [1.14, 0],
    [1.42, -0.7],
    [1.72, -1.4],
    [1.95, -1.95],
  ],
  thin: [
    [1, 0.34],
    [1.16, 0.22],
    [1.34, -0.14],
    [1.44, -0.58],
    [1.46, -0.74],
  ],
  collar: [
    [1.02, 0.6],
    [1.4, 0.55],
    [1.75, 0.2],
    [1.66, -0.08],
    [1.4, -0.2],
  ],
  double: [
    [1.04, 0.7],
    [1.5, 0.66],
    [2.05, 0.5],
    [2.16, 0.3],
    [2.0, 0.12],
    [1.6, -0.1],
  ],
  loose: [
    [1.08, 0.35],
    [1.5, 0.2],
    [1.66, -0.1],
    [1.6, -0.5],
  ],
  wisp: [
    [1, 0.26],
    [1.22, 0.18],
    [1.36, -0.06],
    [1.36, -0.3],
  ],
}

/** Infers the kind of ring, which is not recorded, from the other traits. */
function ringKind(l: ResolvedTraits): RingKind {
  if (l.volva) return 'skirt'
  if (l.surfaces.has('shaggy')) return 'loose'
  if (l.attachment === 'free' && l.cm.cap > 12) return 'double'
  if (l.cm.thickness < 0.75) return 'wisp'
  if (l.habit === 'cluster') return 'collar'
  return 'thin'
}

/** How high on the stipe the ring sits. */
export function ringHeight(l: ResolvedTraits): number {
  const kind = ringKind(l)
  return kind === 'loose'
    ? 0.32
    : kind === 'skirt'
      ? 0.82
      : kind === 'collar'
        ? 0.83
        : kind === 'double'
          ? 0.66
          : 0.76
}

export function drawRing(sheet: Sheet, l: ResolvedTraits, stalk: Stalk, random: SeededRandom): Point[] {
  const kind = ringKind(l)
  const s = ringHeight(l)
  const radius = stalk.radius(s)
  const big = kind === 'skirt'
  const wave = wobble(random, 3, 5)
  const body = new SolidOfRevolution({
    profile: PROFILES[kind],
    radius,
    // A ring is a membrane: it is no thicker on a thick stipe than on a slender one.
    rise: big ? radius : Math.min(radius, 3 + radius * 0.42),
    elevation: big ? 12 : 18,
    tilt: stalk.lean(s),
    at: stalk.axis(s),
    lobe: (a) => wave(a) * 0.025,
    lift: (a) => wave(a + 1) * 0.05,
  })
  const outline = body.silhouette(sheet.sampleCount(80))
  wash(sheet, outline, l.tones.ring.typical, { depth: 0.2, shift: 0.1 }, () => {
    const pleats = sheet.ink()
    const step = (big ? 0.2 : 0.3) / Math.max(0.3, sheet.fine ? 1 : sheet.density * 0.85)
    for (let a = 0.12; a < Math.PI; a += step) {
      const [from, to, sway] = [
        lerp(0.12, 0.22, random.next()),
        random.between(0.75, 1),
        random.between(-0.03, 0.03),
      ]
      const [line] = body.run((u) => [lerp(from, to, u), a + sway], 6)
      if (line) pleats.pen(line, 0.75)
    }
    sheet.draw(pleats, sheet.inks.inner, radius < 5 ? 0.3 : 0.45)
    if (radius > 5) {
      const lines = sheet.ink()
      hatch(lines, body, random, { lines: 6, threshold: 0.1, width: 0.6 }, sheet.density)
      sheet.draw(lines, sheet.inks.inner, 0.4)
    }
  })
  const edge = sheet.ink().contour(outline, radius < 5 ? 1 : 1.25)
  if (kind === 'double' || big)
    for (const line of body.run((u) => [0.93, u * Math.PI], 30))
      edge.pen(
        line.map(([x, y]) => [x, y - 0.6] as const),
        0.7,
      )
  sheet.draw(edge, sheet.inks.contour)
  return [body.at(0.8, 0.35), body.at(0.8, Math.PI - 0.35)]
}

/**
 * A cobweb veil: threads from the margin to the stipe on a young cap, a rusty fibrous zone on an open
 * one.
 */
export function drawCortina(
  sheet: Sheet,
  l: ResolvedTraits,
  stalk: Stalk,
  margin: (angle: number) => Point,
  young: boolean,
  random: SeededRandom,
): Point[] {
  const threads = sheet.ink()
  const s = young ? 0.62 : 0.74
  if (young)
    for (let i = 0; i < 22; i++) {
      const a = Math.PI * (0.06 + 0.88 * (i / 21))
      const foot = stalk.at(s + random.between(-0.05, 0.05), Math.PI / 2 - a + random.between(-0.15, 0.15))
      threads.pen([margin(a), lerpDown(margin(a), foot, random.between(0.4, 0.6)), foot], 0.55)
    }
  for (let i = 0; i < 26; i++) {
    const f = random.between(-1.45, 1.45)
    const at = s + random.between(-0.035, 0.035)
    threads.pen([stalk.at(at, f), stalk.at(at + 0.012, f + 0.2), stalk.at(at - 0.01, f + 0.42)], 0.8)
  }
  const colour = young ? lighter(l.tones.ring.typical, 0.35) : darker(l.tones.hymenium.dark, 0.1)
  sheet.draw(threads, colour, 0.9)
  return [stalk.at(s, 1.1), stalk.at(s, -1.1)]
}

const lerpDown = (a: Point, b: Point, u: number): Point => [lerp(a[0], b[0], u), lerp(a[1], b[1], u) + 1.5]

/** Whether the volva is only broken girdles on the bulb, as in the fly agaric, instead of a sack. */
export const girdleVolva = (l: ResolvedTraits): boolean =>
  l.volva && (l.surfaces.has('warty') || l.pattern === 'girdled')

/** Rings of warts on a bulb. */
export function drawGirdles(sheet: Sheet, l: ResolvedTraits, stalk: Stalk, random: SeededRandom): Point[] {
  const [warts, edges] = [sheet.ink(), sheet.ink()]
  const width = stalk.options.baseRadius
  for (let j = 0; j < 4; j++)
    for (let f = -1.3; f <= 1.3; f += sheet.fine ? 0.34 : 0.45) {
      const [x, y] = stalk.at((0.3 + j * 0.42) * (width / stalk.length), f + random.between(-0.06, 0.06))
      const k = width * (0.22 - j * 0.025)
      const wart = aroundCircle(
        7,
        (a) =>
          [
            x + Math.cos(a) * k * 1.25 * Math.cos(f) + random.between(-0.4, 0.4),
            y + Math.sin(a) * k * 0.7 + random.between(-0.3, 0.3),
          ] as const,
      )
      warts.shape(wart, 0.05)
      if (sheet.fine) edges.contour(wart, 0.75, { tolerance: 0.05 })
    }
  const fill = lighter(l.tones.volva.typical, 0.3)
  sheet.echo(
    sheet.shapeFromInk(warts),
    0,
    0,
    sheet.fine ? { fill } : { fill, stroke: sheet.inks.inner, width: 0.5 },
  )
  sheet.draw(edges, sheet.inks.inner, 0.7)
  return [stalk.at(0.06, 1), stalk.at(0.06, -1)]
}

/**
 * The sack of a universal veil around the foot: the inner back is drawn before the stipe, the front after
 * it.
 */
export class Sack {
  private readonly body: SolidOfRevolution

  constructor(
    private readonly sheet: Sheet,
    private readonly l: ResolvedTraits,
    stalk: Stalk,
    foot: Point,
    private readonly random: SeededRandom,
  ) {
    const width = stalk.radius(0)
    const wave = wobble(random, 3, 2)
    // Rounded lobes with a tear between them, at another place on each specimen.
    const tear = random.pick([-0.3, 1.8]) + random.between(-0.25, 0.25)
    const lobes = (a: number) => Math.abs(Math.sin(a * 1.5 + tear)) ** 0.8
    this.body = new SolidOfRevolution({
      profile: [
        [0.2, -0.8],
        [0.66, -0.72],
        [1.12, -0.35],
        [1.32, 0.3],
        [1.28, 1],
        [1.16, 1.55],
        [1.1, 1.85],
        [1.16, 2.02],
      ],
      radius: width,
      elevation: 14,
      tilt: stalk.lean(0),
      at: [foot[0], foot[1] - width * 0.12],
      lobe: (a) => wave(a) * 0.07,
      lift: (a) => 0.36 * lobes(a) + 0.1 * Math.sin(a + tear * 4) + 0.05 * wave(a * 2) - 0.3,
      outward: -1,
    })
  }

  back(): void {
    const { sheet, l } = this
    const interior = this.body.silhouette(sheet.sampleCount(50), 0.88, 1)
    sheet.cutGap(sheet.shape(this.body.silhouette(sheet.sampleCount(60)), 0.5))
    sheet.draw(sheet.ink().shape(interior), darker(l.tones.volva.typical, 0.3))
    sheet.contour(interior, 1.1)
  }

  front(): Point[] {
    const { sheet, l, random } = this
    const outline = this.frontOutline()
    wash(sheet, outline, l.tones.volva.typical, { depth: 0.22, shift: 0.16, rim: l.tones.volva.dark }, () => {
      const folds = sheet.ink()
      for (let a = 0.2; a < Math.PI; a += 0.22 / Math.max(0.35, sheet.fine ? 1 : sheet.density * 0.85)) {
        const [end, sway] = [random.between(0.45, 0.7), random.between(-0.05, 0.05)]
        for (const line of this.body.run((u) => [lerp(0.98, end, u), a + sway], 6))
          folds.pen(line, 0.9, 'taper')
      }
      hatch(folds, this.body, random, { lines: 8, threshold: 0.1, width: 0.7 }, sheet.density)
      sheet.draw(folds, sheet.inks.inner, 0.44)
    })
    sheet.contour(outline, 1.6)
    return [this.body.at(0.6, 0.6), this.body.at(0.6, Math.PI - 0.6)]
  }

  private frontOutline(): Point[] {
    const rim = steps(33, (u) => this.body.at(1, Math.PI * (1 - u)))
    const right = steps(12, (u) => this.body.at(lerp(0.93, 0.12, u), 0))
    const bottom = steps(5, (u) => this.body.at(0.02, lerp(0.3, Math.PI - 0.3, u)))
    const left = steps(12, (u) => this.body.at(lerp(0.12, 0.93, u), Math.PI))
    return [...rim, ...right, ...bottom, ...left]
  }
}

/** Shreds of the veil that hang from the margin. */
export function drawShreds(
  sheet: Sheet,
  l: ResolvedTraits,
  margin: (angle: number) => Point,
  radius: number,
  random: SeededRandom,
): void {
  const [shreds, edges] = [sheet.ink(), sheet.ink()]
  const colour = l.cortina ? l.tones.marks.light : lighter(l.tones.cap.light, 0.4)
  for (let i = 0; i < 15; i++) {
    const a = random.between(0.05, Math.PI - 0.05)
    const [p, q] = [margin(a), margin(a + random.between(0.05, 0.12))]
    const drop = radius * random.between(0.03, 0.075)
    const shred: Point[] = [
      p,
      q,
      [q[0] + random.between(-0.5, 0.5), q[1] + drop * 0.8],
      [(p[0] + q[0]) / 2, q[1] + drop],
    ]
    shreds.polygon(shred)
    edges.pen([p, itemClamped(shred, 3), itemClamped(shred, 2)], 0.6)
  }
  sheet.draw(shreds, colour)
  sheet.draw(edges, sheet.inks.inner, 0.55)
}
