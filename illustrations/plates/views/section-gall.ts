import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'

const CENTRE: Point = [160, 160]
const RADIUS = 104

/** A position by its angle and its distance from the middle, as a fraction of the radius. */
type InGall = (angle: number, out: number) => Point

/** A ball with cups sunk into its flesh, or a thin skin round chambers full of spores. */
export function sectionGall(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const isPitted = l.surfaces.has('pitted')
  const wave = wobble(random, 4, 2)
  const at: InGall = (a, k) => {
    const q = RADIUS * k * (1 + (isPitted ? 0.02 : 0.07) * wave(a))
    return [CENTRE[0] + Math.cos(a) * q, CENTRE[1] + Math.sin(a) * q * 0.94]
  }
  const outline = aroundCircle(120, (a) => at(a, 1))
  const { cap, flesh } = l.tones
  wash(sheet, outline, mix(cap.typical, cap.dark, 0.2), { depth: 0.2 })
  const inner = aroundCircle(110, (a) => at(a, 0.95))
  wash(sheet, inner, flesh.typical, { depth: 0.16, shift: 0.05, rim: flesh.dark }, () => {
    if (isPitted) drawFibres(sheet, l, at, random)
    else drawChambers(sheet, l, at, random)
  })
  sheet.draw(sheet.ink().contour(inner, 0.8, { low: 0.6 }), sheet.inks.inner, 0.6)
  if (isPitted) drawCups(sheet, l, at)
  sheet.contour(outline, 1.7)
  return {
    cap: [at(3.9, 0.98), at(5.5, 0.98)],
    gills: [at(0.36, isPitted ? 0.8 : 0.5)],
    flesh: [at(2, isPitted ? 0.4 : 0.15)],
  }
}

/** Threads that spread from the foot to the cups. */
function drawFibres(sheet: Sheet, l: ResolvedTraits, at: InGall, random: SeededRandom): void {
  const fibres = sheet.ink()
  for (let i = 0; i < sheet.markCount(90, 44); i++) {
    const a = random.between(0, TAU)
    const [from, to] = [random.between(0.12, 0.4), random.between(0.45, 0.66)]
    fibres.pen(
      steps(4, (u) => at(a + 0.12 * Math.sin(u * 3), lerp(from, to, u))),
      1,
    )
  }
  sheet.draw(fibres, darker(l.tones.flesh.dark, 0.22), 0.5)
}

/** Cups side by side below the surface, each lined with the layer that forms the spores and open outwards. */
function drawCups(sheet: Sheet, l: ResolvedTraits, at: InGall): void {
  const [linings, hollows] = [sheet.ink(), sheet.ink()]
  const count = 15
  // The foot, by which it is fixed, has none.
  for (let i = 0; i < count; i++) {
    const a = Math.PI / 2 + 0.5 + ((i + 0.5) / count) * (TAU - 1)
    const half = ((TAU - 1) / count) * 0.42
    linings.shape(cup(at, a, half, 0.68), 0.1)
    hollows.shape(cup(at, a, half * 0.7, 0.76), 0.1)
  }
  const { hymenium } = l.tones
  sheet.draw(linings, hymenium.typical)
  sheet.draw(hollows, hymenium.dark, 0.9)
}

const cup = (at: InGall, angle: number, half: number, floor: number): Point[] =>
  steps(13, (u) => {
    const turn = u * Math.PI
    return at(
      angle - Math.cos(turn) * half * (0.7 + 0.5 * Math.sin(turn)),
      lerp(0.99, floor, Math.sin(turn) ** 0.7),
    )
  })

/** Chambers packed with spores, between pale walls of swollen tissue. */
function drawChambers(sheet: Sheet, l: ResolvedTraits, at: InGall, random: SeededRandom): void {
  const [chambers, dust, walls] = [sheet.ink(), sheet.ink(), sheet.ink()]
  const rings = [
    { count: 5, out: 0.26, size: 0.2 },
    { count: 11, out: 0.66, size: 0.22 },
  ]
  for (const { count, out, size } of rings)
    for (let i = 0; i < count; i++) {
      const a = ((i + random.between(-0.12, 0.12)) / count) * TAU
      const k = out * random.between(0.92, 1.08)
      const wide = (Math.PI / count) * 0.8
      const chamber = aroundCircle(10, (t) => {
        const q = random.between(0.82, 1.15)
        return at(a + Math.cos(t) * wide * q, k + Math.sin(t) * size * 0.86 * q)
      })
      chambers.shape(chamber, 0.2)
      walls.contour(chamber, 0.9, { low: 0.5 })
      for (let n = 0; n < sheet.markCount(16, 7); n++)
        dust.dot(
          at(a + random.between(-0.8, 0.8) * wide, k + random.between(-0.7, 0.7) * size),
          random.chance(0.4) ? 1.7 : 1.1,
        )
    }
  const { hymenium } = l.tones
  sheet.draw(chambers, hymenium.typical)
  sheet.draw(dust, lighter(hymenium.light, 0.1), 0.55)
  sheet.draw(walls, sheet.inks.inner, 0.5)
}
