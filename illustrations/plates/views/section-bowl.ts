/* design-tokens-allow: pigments of the plates */

import { darker, lighter } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import { interpolate, lerp, type Point, steps } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'

/** A cut bowl: a wall with the hymenium on its inside; a nest contains its eggs. */
export function sectionBowl(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const wave = wobble(random, 4)
  const nest = l.form === 'birds-nest'
  const [deep, wide] = [nest ? 150 : l.form === 'jelly' ? 74 : 104, nest ? 84 : 116]
  const top = 160 - deep * 0.5
  const outer = (u: number): Point => [
    160 + wide * u * (1 + 0.02 * wave(u * 3)),
    top + deep * (1 - Math.abs(u) ** (nest ? 3.2 : 2.2)),
  ]
  const inner = (u: number): Point => [
    160 + wide * 0.92 * u,
    top + (deep - (nest ? 20 : 15)) * (1 - Math.abs(u) ** (nest ? 3.4 : 2.3)),
  ]
  castShadow(sheet, random, [164, top + deep + 4], wide * 0.5)
  const back = [
    ...steps(40, (u) => inner(u * 2 - 1)),
    ...steps(
      20,
      (u) =>
        [
          lerp(160 + wide * 0.92, 160 - wide * 0.92, u),
          top - 12 * Math.sin(Math.PI * u) + 2 * wave(u * 5),
        ] as const,
    ),
  ]
  wash(sheet, back, nest ? darker(l.tones.cap.dark, 0.2) : l.tones.cap.dark, { depth: 0.3 })
  sheet.contour(back, 1)
  if (nest) drawEggs(sheet, random, top + deep - 26)
  const wall = [...steps(48, (u) => outer(u * 2 - 1)), ...steps(48, (u) => inner(1 - u * 2))]
  wash(sheet, wall, l.tones.flesh.typical, { depth: 0.14, shift: 0.05 }, () => {
    const precision = sheet.ink()
    for (let i = 0; i < 90; i++) {
      const u = random.between(-0.98, 0.98)
      const [p, q] = [outer(u), inner(u)]
      precision.dot([lerp(p[0], q[0], random.next()), lerp(p[1], q[1], random.next())], 0.9)
    }
    sheet.draw(precision, sheet.inks.inner, 0.4)
    sheet.draw(
      sheet.ink().pen(
        steps(48, (u) => outer(u * 2 - 1)),
        4,
        'even',
      ),
      lighter(l.tones.cap.light, 0.1),
    )
  })
  sheet.draw(
    sheet.ink().pen(
      steps(48, (u) => inner(u * 2 - 1)),
      5,
      'even',
    ),
    l.tones.cap.typical,
  )
  sheet.contour(wall, 1.4)
  return { cap: [outer(0.6)], gills: [inner(-0.5)], flesh: [interpolate(outer(0), inner(0), 0.5)] }
}

function drawEggs(sheet: Sheet, random: SeededRandom, y: number): void {
  for (const [dx, dy] of [
    [-26, -2],
    [24, -4],
    [-4, 4],
    [-12, -18],
    [14, -20],
  ] as const) {
    const at: Point = [160 + dx + random.between(-2, 2), y + dy]
    sheet.draw(sheet.ink().pen([at, [at[0] + 4, at[1] + 8], [at[0] + 1, at[1] + 16]], 1.4, 'even'), '#d8cbb2')
    sheet.ellipse(at, 14, 7.5, '#cfc6b6')
    sheet.ellipse([at[0] - 3, at[1] - 2], 7, 2.6, '#f0eadc', 0.9)
  }
}
