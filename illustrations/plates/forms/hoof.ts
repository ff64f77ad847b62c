import { darker, lighter, mix } from '@illustrations/engine/colour'
import { type Point, steps } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** Height of the body above its rim, as a fraction of its half width. */
const STEEP = { hoof: 1.3, cushion: 0.74 }

/** A thick bracket without stalk: a hoof if its cap is convex, else a cushion with a blunt rim. */
export function drawHoof(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { radius: r, random } = s
  const steep = l.shapes.includes('convex') ? STEEP.hoof : STEEP.cushion
  const wave = wobble(random, 4, 2)
  const [cx, cy] = s.foot
  /** From the rim (0) up to the attachment (1), from left (0) to right (1). */
  const place = (up: number, across: number): Point => {
    const a = Math.PI * (1 - across)
    const narrow = Math.cos((up * Math.PI) / 2) ** 0.52
    const sag = 0.34 * (1 - up) * Math.sin(a)
    return [
      cx + Math.cos(a) * r * narrow * (1 + 0.03 * wave(a)),
      cy - up * r * steep + sag * r * (1 + 0.08 * wave(a + 2)),
    ]
  }
  const arc = (up: number, count = 36) => steps(count, (u) => place(up, u))
  const rim = arc(0)
  const under = [
    ...rim,
    ...steps(24, (u): Point => {
      const [x, y] = place(0, 1 - u)
      return [cx + (x - cx) * 0.95, y + r * 0.13]
    }),
  ]
  const { cap, hymenium, marks } = l.tones
  sheet.layer()
  sheet.echo(sheet.shape(under), 1, r * 0.1, { fill: sheet.inks.cast, opacity: 0.26 })
  wash(sheet, under, hymenium.typical, { depth: 0.3, gap: true, rim: hymenium.dark })
  sheet.contour(under, 1.3)
  const side = (across: number) => steps(18, (u) => place(u * 0.995, across))
  const outline = [...rim, ...side(1).slice(1), ...side(0).reverse().slice(1)]
  const paint = sheet.linear(place(0, 0.5), place(1, 0.5), [
    [0, lighter(cap.light, 0.15)],
    [0.16, cap.light],
    [0.5, cap.typical],
    [1, mix(cap.typical, cap.dark, 0.7)],
  ])
  wash(sheet, outline, paint, { depth: 0.3, shift: 0.1, gap: true, rim: cap.dark }, () => {
    const [furrows, bands] = [sheet.ink(), sheet.ink()]
    const zones = l.surfaces.has('zoned') ? [0.12, 0.26, 0.38, 0.5, 0.62, 0.73, 0.83] : [0.1]
    zones.forEach((up, i) => {
      furrows.pen(arc(up), 1.5)
      if (i % 2 && zones.length > 1) bands.pen(arc(up - 0.05), r * 0.09, 'even')
    })
    sheet.draw(bands, marks.typical, 0.55)
    sheet.draw(furrows, darker(cap.dark, 0.2), 0.6)
    if (l.surfaces.has('cracked')) drawCracks(sheet, place, s)
  })
  sheet.contour(outline, 1.6)
  return { cap: [place(0.45, 0.4), place(0.3, 0.6)], gills: [[cx, place(0, 0.5)[1] + r * 0.06]] }
}

/** Short cracks through the skin. */
function drawCracks(sheet: Sheet, place: (up: number, across: number) => Point, { random }: Specimen): void {
  const cracks = sheet.ink()
  for (let i = 0; i < sheet.markCount(16, 9); i++) {
    const [up, across] = [random.between(0.15, 0.7), random.between(0.15, 0.85)]
    cracks.pen(
      steps(4, (u) => place(up + 0.04 * Math.sin(u * 7 + i), across + u * 0.09)),
      1.2,
    )
  }
  sheet.draw(cracks, sheet.inks.inner, 0.45)
}
