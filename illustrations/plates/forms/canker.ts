import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, interpolate, itemCyclic, type Point, TAU } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** A position on the lump: its angle, and its distance from the middle as a fraction of the radius. */
type OnLump = (angle: number, out: number) => Point

/** A burnt-looking lump that breaks out of the bark: blocks of char with rusty flesh in the cracks between. */
export function drawCanker(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius: r } = s
  const [cx, cy] = s.foot
  const [coarse, fine] = [wobble(random, 4, 2), wobble(random, 12, 9)]
  const place: OnLump = (a, k) => {
    const q = r * k * (1 + 0.15 * coarse(a) + 0.03 * k * fine(a))
    return [cx + Math.cos(a) * q * 0.9, cy + Math.sin(a) * q * 1.2]
  }
  const outline = aroundCircle(140, (a) => place(a, 1))
  const { cap, flesh } = l.tones
  sheet.layer()
  sheet.echo(sheet.shape(outline), 0, r * 0.07, { fill: sheet.inks.cast, opacity: 0.36 })
  const ground = sheet.radial([cx - r * 0.2, cy + r * 0.2], r, r * 1.25, 0, [
    [0, flesh.typical],
    [0.7, mix(flesh.dark, cap.dark, 0.35)],
    [1, cap.dark],
  ])
  wash(sheet, outline, ground, { depth: 0.34, shift: 0.08, gap: true, rim: cap.dark }, () =>
    drawChar(sheet, l, place, s),
  )
  sheet.contour(outline, 1.9)
  return { cap: [place(3.9, 0.5), place(5.4, 0.5)], flesh: [place(1, 0.4)], gills: [place(1.6, 0.98)] }
}

/** Angular blocks in rings; each is lit at its upper left, and a crack is left around it. */
function drawChar(sheet: Sheet, l: ResolvedTraits, place: OnLump, { random }: Specimen): void {
  const [blocks, lit, edges] = [sheet.ink(), sheet.ink(), sheet.ink()]
  const rings = Math.max(4, sheet.markCount(6, 5))
  for (let j = 0; j < rings; j++) {
    const count = Math.max(4, Math.round((j + 0.6) * 4.4))
    const half = Math.PI / count
    for (let i = 0; i < count; i++) {
      const angle = ((i + (j % 2) * 0.5 + random.between(-0.25, 0.25)) / count) * TAU
      const [out, size] = [(j + 0.5 + random.between(-0.22, 0.22)) / rings, random.between(0.75, 1.25)]
      const corners = aroundCircle(random.integer(5, 7), (a) => {
        const k = size * random.between(0.8, 1.15)
        return place(angle + Math.cos(a) * half * k, Math.max(0.01, out + (Math.sin(a) * 0.6 * k) / rings))
      })
      const peak = place(angle, out)
      blocks.polygon(corners)
      const bright = corners.filter(([x, y]) => x - peak[0] + (y - peak[1]) * 1.3 < 0)
      if (bright.length > 1)
        lit.polygon([...bright, ...bright.map((p) => interpolate(p, peak, 0.55)).reverse()])
      if (sheet.fine && random.chance(0.7))
        edges.pen([itemCyclic(corners, 0), peak, itemCyclic(corners, 3)], 0.9, 'swell')
    }
  }
  const { cap } = l.tones
  sheet.draw(blocks, cap.typical)
  sheet.draw(lit, lighter(cap.light, 0.1), 0.5)
  sheet.draw(edges, darker(cap.dark, 0.3), 0.8)
}
