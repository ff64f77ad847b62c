import { darker, lighter } from '@illustrations/engine/colour'
import { aroundCircle, interpolate, type Point, steps } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** A burnt-looking lump that breaks out of the bark; its flesh shows in the cracks. */
export function drawCanker(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius: r } = s
  const [cx, cy] = s.foot
  const [coarse, fine] = [wobble(random, 5, 2), wobble(random, 14, 7)]
  const place = (a: number, k: number): Point => {
    const q = k * (1 + 0.16 * coarse(a) + 0.06 * fine(a))
    return [cx + Math.cos(a) * r * q, cy + Math.sin(a) * r * 1.2 * q]
  }
  const outline = aroundCircle(140, (a) => place(a, 1))
  const { cap, flesh } = l.tones
  sheet.layer()
  wash(sheet, outline, cap.typical, { depth: 0.34, shift: 0.08, gap: true, rim: cap.dark }, () => {
    const [cracks, glow, lights] = [sheet.ink(), sheet.ink(), sheet.ink()]
    for (let i = 0; i < sheet.markCount(150, 80); i++) {
      const [a, k] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.95]
      const turn = random.between(-0.5, 0.5)
      const line = steps(4, (u) =>
        place(a + turn * u * 0.5 + 0.03 * Math.sin(u * 9 + i), k + 0.16 * u * turn),
      )
      ;(i % 3 ? cracks : glow).pen(line, i % 3 ? 2 : 3, 'swell')
      const [from, to] = [line[0] as Point, line[line.length - 1] as Point]
      lights.dot(interpolate(from, to, 0.5), 1.6)
    }
    sheet.draw(lights, lighter(cap.light, 0.25), 0.7)
    sheet.draw(cracks, darker(cap.dark, 0.3), 0.9)
    sheet.draw(glow, flesh.typical, 0.9)
  })
  sheet.contour(outline, 1.9)
  return { cap: [place(3.9, 0.5), place(5.4, 0.5)], flesh: [place(1, 0.4)], gills: [place(1.6, 0.98)] }
}
