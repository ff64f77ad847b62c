import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, type Point, steps } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** A skin that spreads over wood, its upper edge lifted into a small shelf. */
export function drawCrust(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius: r } = s
  const [cx, cy] = s.foot
  sheet.layer()
  const wave = wobble(random, 6, 2)
  const place = (a: number, k: number): Point => [
    cx + Math.cos(a) * r * k * (1 + 0.14 * wave(a)),
    cy + Math.sin(a) * r * 0.66 * k * (1 + 0.14 * wave(a)),
  ]
  const outline = aroundCircle(80, (a) => place(a, 1))
  const { cap, hymenium } = l.tones
  const paint = sheet.radial([cx, cy], r * 1.1, r * 0.75, 0, [
    [0, mix(cap.typical, hymenium.typical, 0.3)],
    [0.7, cap.typical],
    [0.92, cap.light],
    [1, lighter(cap.light, 0.4)],
  ])
  wash(sheet, outline, paint, { depth: 0.2, shift: 0.07, rim: cap.dark, gap: true }, () => {
    const [zones, bumps, lights] = [sheet.ink(), sheet.ink(), sheet.ink()]
    for (const k of [0.88, 0.72, 0.52, 0.32])
      zones.contour(
        aroundCircle(36, (a) => place(a + 0.03 * Math.sin(a * 5), k)),
        1,
        { low: 0.15 },
      )
    for (let i = 0; i < sheet.markCount(30, 18); i++) {
      const [x, y] = place(random.between(0, 6.28), random.between(0, 0.8))
      bumps.pen(
        [
          [x - 3, y + 1],
          [x, y - 1.4],
          [x + 3, y + 1],
        ],
        1.1,
      )
      lights.dot([x - 0.6, y - 0.2], 1.6)
    }
    sheet.draw(zones, darker(cap.dark, 0.2), 0.5)
    sheet.draw(bumps, sheet.inks.inner, 0.42)
    sheet.draw(lights, lighter(cap.light, 0.5), 0.5)
  })
  sheet.contour(outline, 1.3)
  const shelf = [
    ...steps(24, (u) => place(Math.PI + u * Math.PI, 1.02)),
    ...steps(24, (u) => place(Math.PI * 2 - u * Math.PI, 0.8 + 0.06 * Math.sin(u * 12))),
  ]
  wash(sheet, shelf, cap.dark, { depth: 0.24 }, () => {
    const hairs = sheet.ink()
    for (let i = 0; i < 50; i++) {
      const a = Math.PI + random.next() * Math.PI
      hairs.pen([place(a, 1), place(a + 0.02, 0.86)], 0.9, 'taper')
    }
    sheet.draw(hairs, lighter(cap.light, 0.3), 0.6)
  })
  sheet.contour(shelf, 1.2)
  return { cap: [place(4.2, 0.9)], gills: [place(1.2, 0.5), place(2.2, 0.5)] }
}
