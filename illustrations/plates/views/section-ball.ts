import { darker, lighter, mix } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import { aroundCircle, type Point } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import { foldField, loopsAbove } from '@illustrations/plates/core/labyrinth'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'

/** Round bodies: rind, flesh and gleba; a truffle's is marbled, an earthstar's sits on its opened rays. */
export function sectionBall(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const centre: Point = [160, 160]
  const r = l.form === 'earthstar' ? 66 : 104
  castShadow(sheet, random, [160, 160 + r * 0.94], r * 0.9)
  if (l.form === 'earthstar') drawRays(sheet, l, centre, r)
  const wave = wobble(random, 5)
  const stem = l.form === 'puffball' && l.hasStipe ? 0.5 : 0
  const ring = (k: number, drop = 0) =>
    aroundCircle(110, (a) => {
      const low = Math.max(0, Math.sin(a))
      const w = k * (1 + 0.025 * wave(a)) * (1 - stem * low ** 1.6)
      return [
        centre[0] + Math.cos(a) * r * w,
        centre[1] + Math.sin(a) * r * 0.92 * k + stem * r * 0.6 * low ** 2 * k - drop,
      ] as const
    })
  const { cap, flesh, hymenium } = l.tones
  const outer = ring(1)
  wash(sheet, outer, mix(cap.typical, cap.dark, 0.3), { depth: 0.24 })
  const inner = ring(0.955)
  sheet.draw(sheet.ink().shape(inner), flesh.typical)
  const core = ring(l.form === 'truffle' ? 0.94 : 0.86, stem * r * 0.22)
  wash(sheet, core, hymenium.typical, { depth: 0.14, shift: 0.05 }, () => {
    if (l.form === 'truffle') drawMarbling(sheet, l, random, centre, r)
    else drawGrains(sheet, l, random, centre, r)
  })
  sheet.draw(sheet.ink().contour(core, 0.9, { low: 0.6 }), sheet.inks.inner, 0.7)
  sheet.contour(outer, 1.7)
  return { cap: [[centre[0] - r * 0.7, centre[1] - r * 0.66]], gills: [centre], flesh: [centre] }
}

function drawMarbling(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, [x, y]: Point, r: number): void {
  const field = foldField(random, 5.4)
  const veins = sheet.ink()
  const half = l.surfaces.has('smooth') ? 0.3 : 0.2
  // Both banks of the field's zero, so that thin veins branch and close like a net.
  for (const loop of loopsAbove((u, v) => half - Math.abs(field(u, v)), 90))
    veins.shape(
      loop.map(([u, v]) => [x + u * r * 1.05, y + v * r] as const),
      0.3,
    )
  sheet.crescent(veins.fill, l.tones.flesh.light, 0.9)
}

function drawGrains(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, [x, y]: Point, r: number): void {
  const [grains, threads] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < (sheet.fine ? 900 : 420); i++) {
    const p: Point = [x + random.between(-1, 1) * r * 0.9, y + random.between(-1, 1) * r * 0.9]
    grains.dot(p, random.chance(0.4) ? 1.4 : 0.9)
    if (i % 8 === 0)
      threads.pen(
        [
          p,
          [p[0] + random.between(-7, 7), p[1] + random.between(-6, 6)],
          [p[0] + random.between(-12, 12), p[1] + random.between(-10, 10)],
        ],
        0.9,
      )
  }
  sheet.draw(grains, darker(l.tones.hymenium.dark, 0.1), 0.5)
  sheet.draw(threads, lighter(l.tones.hymenium.light, 0.1), 0.6)
}

function drawRays(sheet: Sheet, l: ResolvedTraits, [x, y]: Point, r: number): void {
  for (const side of [-1, 1]) {
    const at = (u: number, v: number): Point => [x + side * u * r, y + v * r]
    const ray = [
      at(0, 0.86),
      at(0.6, 0.74),
      at(1.1, 0.6),
      at(1.6, 0.8),
      at(1.86, 1.25),
      at(1.74, 1.3),
      at(1.5, 0.98),
      at(1.1, 0.84),
      at(0.6, 1),
      at(0, 1.08),
    ]
    wash(sheet, ray, l.tones.cap.light, { depth: 0.26 })
    sheet.contour(ray, 1.4, { tolerance: 0.05 })
  }
}
