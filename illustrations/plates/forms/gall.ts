import { darker, LIGHT, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, type Point, radians, rotate, steps, TAU } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** A position on the body: (u, v) in -1 … 1, projected on to the page. */
type OnBody = (u: number, v: number) => Point

/** The golden angle: points at its multiples are spread evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** A round growth on its host: a ball with pits all over, or a swelling full of spores, torn when it is old. */
export function drawGall(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  sheet.layer()
  const { random, radius: r } = s
  const isPitted = l.surfaces.has('pitted')
  const isTorn = !isPitted && s.age === 2
  const centre: Point = [s.foot[0], s.foot[1] - r * 0.84]
  const [rx, ry] = isPitted ? [r, r * 0.95] : [r * 0.9, r * 1.08]
  const wave = wobble(random, 3, 2)
  const rough = isPitted ? 0.02 : 0.075
  const onEdge = (a: number): Point => {
    const q = 1 + rough * wave(a)
    return rotate(
      [centre[0] + Math.cos(a) * rx * q, centre[1] + Math.sin(a) * ry * q],
      centre,
      radians(s.tilt),
    )
  }
  const at: OnBody = (u, v) => {
    const m = Math.min(1, Math.hypot(u, v))
    const [x, y] = onEdge(Math.atan2(v, u))
    const q = Math.sin((m * Math.PI) / 2)
    return [centre[0] + (x - centre[0]) * q, centre[1] + (y - centre[1]) * q]
  }
  const outline = aroundCircle(72, onEdge)
  const { cap } = l.tones
  const paint = sheet.radial(at(-0.35, -0.4), rx * 1.7, ry * 1.7, 0, [
    [0, lighter(cap.light, 0.35)],
    [0.4, cap.typical],
    [0.9, mix(cap.typical, cap.dark, 0.6)],
    [1, cap.dark],
  ])
  wash(sheet, outline, paint, { depth: 0.24, shift: 0.11, rim: cap.dark, gap: true }, () => {
    if (isPitted) drawPits(sheet, l, at, s)
    else drawSkin(sheet, l, at, s)
  })
  sheet.contour(outline, 1.5)
  return {
    cap: [at(-0.45, -0.4), at(0.5, -0.4)],
    gills: isPitted && s.age > 0 ? [at(0.15, 0.1)] : [],
    spores: isTorn ? [at(0.1, 0)] : [],
  }
}

/** Round pits, evenly spread, each with a pale rim; shallow dents on a young body. */
function drawPits(sheet: Sheet, l: ResolvedTraits, at: OnBody, { random, age }: Specimen): void {
  const [rims, pits, depths] = [sheet.ink(), sheet.ink(), sheet.ink()]
  const count = Math.max(16, sheet.markCount(44, 46))
  const size = (age === 0 ? 0.5 : 0.86) / Math.sqrt(count)
  const turn = random.between(0, TAU)
  for (let i = 0; i < count; i++) {
    // Equal areas of the half that faces the viewer.
    const m = (Math.acos(1 - (i + 0.5) / count) / Math.PI) * 2
    if (m > 0.94) continue
    const angle = turn + i * GOLDEN
    const [u, v, k] = [m * Math.cos(angle), m * Math.sin(angle), size * random.between(0.85, 1.12)]
    const ring = (share: number, fall = 0): Point[] =>
      aroundCircle(sheet.fine ? 9 : 7, (a) =>
        at(u + Math.cos(a) * k * share, v + Math.sin(a) * k * share + k * fall),
      )
    if (sheet.fine) rims.shape(ring(1.2), 0.2)
    pits.shape(ring(0.92), 0.2)
    if (age > 0) depths.shape(ring(0.66, -0.2), 0.2)
  }
  const { cap, hymenium } = l.tones
  sheet.draw(rims, lighter(cap.light, 0.25), 0.8)
  sheet.draw(pits, hymenium.typical)
  sheet.draw(depths, hymenium.dark, 0.85)
}

/** A silvery skin through which the spores show dark; on an old body it tears and sets them free. */
function drawSkin(sheet: Sheet, l: ResolvedTraits, at: OnBody, { random, age }: Specimen): void {
  const [stains, creases, gloss] = [sheet.ink(), sheet.ink(), sheet.ink()]
  for (let i = 0; i < 4 + age * 2; i++) {
    const [u, v] = [random.between(-0.5, 0.8), random.between(-0.4, 0.85)]
    const size = random.between(0.16, 0.34)
    stains.shape(blot(at, u, v, size, random), 0.3)
  }
  for (let i = 0; i < sheet.markCount(9, 5); i++) {
    const [u, v, a] = [random.between(-0.6, 0.6), random.between(-0.7, 0.7), random.between(-0.5, 0.5)]
    creases.pen(
      steps(4, (k) => at(u + 0.3 * k * Math.sin(a) + 0.05 * Math.sin(k * 5), v + 0.36 * k)),
      1,
    )
  }
  gloss.pen(
    steps(6, (k) => at(-0.62 + 0.1 * Math.sin(k * Math.PI), -0.1 - k * 0.5)),
    2.4,
  )
  const { marks } = l.tones
  sheet.draw(stains, marks.typical, 0.3)
  if (age === 2) drawTear(sheet, l, at, random)
  sheet.draw(creases, sheet.inks.inner, 0.4)
  sheet.draw(gloss, LIGHT, 0.6)
}

const blot = (at: OnBody, u: number, v: number, size: number, random: SeededRandom): Point[] =>
  aroundCircle(9, (a) => {
    const k = size * random.between(0.75, 1.25)
    return at(u + Math.cos(a) * k, v + Math.sin(a) * k)
  })

/** The open skin of a ripe body, and the dust inside. */
function drawTear(sheet: Sheet, l: ResolvedTraits, at: OnBody, random: SeededRandom): void {
  const mouth = blot(at, random.between(0, 0.2), random.between(-0.15, 0.1), 0.46, random)
  const { hymenium, cap } = l.tones
  sheet.draw(sheet.ink().shape(mouth, 0.1), hymenium.typical)
  const dust = sheet.ink()
  for (let i = 0; i < sheet.markCount(70, 30); i++)
    dust.dot(at(random.between(-0.4, 0.6), random.between(-0.5, 0.5)), random.chance(0.5) ? 1 : 1.6)
  sheet.draw(dust, darker(hymenium.dark, 0.3), 0.75)
  sheet.draw(sheet.ink().contour(mouth, 1.6, { flip: -1, low: 0.4 }), lighter(cap.light, 0.3))
}
