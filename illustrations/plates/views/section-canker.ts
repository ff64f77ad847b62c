import { darker, mix } from '@illustrations/engine/colour'
import { aroundCircle, lerp, type Point, TAU } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'
import { drawWood } from './section-wood'

/** The middle of the lump, and half its width and height in units. */
const CENTRE: Point = [156, 156]
const HALF: Point = [106, 78]

/** A lump that breaks out of wood: a thin crust of char over mottled, corky flesh. */
export function sectionCanker(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const [coarse, fine] = [wobble(random, 4, 2), wobble(random, 10, 11)]
  const place = (a: number, k: number, rough = 1): Point => {
    const q = k * (1 + 0.07 * coarse(a) + rough * 0.045 * fine(a))
    return [CENTRE[0] + Math.cos(a) * HALF[0] * q, CENTRE[1] + Math.sin(a) * HALF[1] * q]
  }
  const { cap, flesh } = l.tones
  const crust = aroundCircle(150, (a) => place(a, 1))
  wash(sheet, crust, cap.typical, { depth: 0.26 })
  const inner = aroundCircle(110, (a) => place(a, 0.86, 0.6))
  wash(sheet, inner, flesh.typical, { depth: 0.18, shift: 0.06, rim: flesh.dark }, () => {
    const [veins, grain] = [sheet.ink(), sheet.ink()]
    for (let i = 0; i < sheet.markCount(170, 90); i++) {
      const [a, k] = [random.between(0, TAU), lerp(0.05, 0.84, Math.sqrt(random.next()))]
      const [x, y] = place(a, k, 0)
      const [dx, dy] = [random.between(-9, 9), random.between(-4, 4)]
      const line: Point[] = [
        [x, y],
        [x + dx * 0.5, y + dy],
        [x + dx, y + dy * 0.4],
      ]
      ;(i % 3 ? grain : veins).pen(line, i % 3 ? 1 : 2.6)
    }
    sheet.draw(veins, flesh.light, 0.8)
    sheet.draw(grain, darker(flesh.dark, 0.25), 0.55)
  })
  sheet.draw(sheet.ink().contour(inner, 0.9, { low: 0.6 }), mix(cap.dark, sheet.inks.inner, 0.5), 0.7)
  sheet.contour(crust, 1.7)
  drawWood(sheet, random)
  return {
    cap: [place(5.3, 0.95), place(0.9, 0.95)],
    gills: [place(0.2, 0.95)],
    flesh: [place(0, 0.4)],
  }
}
