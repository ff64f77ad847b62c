/* design-tokens-allow: pigments of the plates */
import { type Chance, wobble } from '@/ui/drawing/chance'
import { darker } from '@/ui/drawing/colour'
import { between, lerp, type Point, steps } from '@/ui/drawing/geometry'
import type { Sheet } from '@/ui/drawing/sheet'
import { wash } from '@/ui/drawing/wash'
import type { Likeness } from '../core/likeness'
import type { Pins } from '../core/specimen'

/** A shelf cut away from the wood it grows on: crust, flesh and beneath it the tubes, gills or a smooth skin. */
export function sectionBracket(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  const wave = wobble(chance, 4)
  const reach = 200
  const thick =
    l.form === 'crust' ? 12 : l.cm.cap > 12 || l.surfaces.has('lacquered') ? 46 : l.form === 'shelf' ? 40 : 18
  const tubes = l.hymenium === 'gills' ? 30 : l.hymenium === 'pores' ? Math.max(9, thick * 0.5) : 5
  const [x0, y0] = [92, 138]
  const upper = (u: number): Point => [
    x0 + reach * u,
    y0 - thick * 0.6 * (1 - u ** 2) - 6 * Math.sin(u * 4) + wave(u * 4) * 1.6,
  ]
  const lower = (u: number): Point => [x0 + reach * u * 0.985, y0 + thick * 0.5 * (1 - u ** 1.6) + 2]
  const edge = (u: number): Point => [lower(u)[0], lower(u)[1] + tubes * Math.min(1, (1 - u) * 5) ** 0.6]
  drawWood(sheet, chance)
  const { cap, flesh, hymenium } = l.tones
  const layer = [...steps(30, (u) => lower(0.99 * u)), ...steps(30, (u) => edge(0.99 * (1 - u)))]
  wash(sheet, layer, hymenium.typical, { depth: 0.16, shift: 0.06 }, () => {
    const lines = sheet.ink()
    const count = l.hymenium === 'pores' ? 64 : l.hymenium === 'gills' ? 24 : 8
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count
      lines.pen(
        [
          lower(u),
          [
            lower(u)[0] + (l.hymenium === 'gills' ? 7 : 0),
            lerp(lower(u)[1], edge(u)[1], l.hymenium === 'gills' ? 0.85 : 1),
          ],
        ],
        0.85,
        l.hymenium === 'pores' ? 'even' : 'lens',
      )
    }
    sheet.draw(lines, darker(hymenium.typical, 0.6), 0.6)
  })
  sheet.contour(layer, 1.1)
  const body = [...steps(36, upper), ...steps(36, (u) => lower(1 - u))]
  wash(sheet, body, flesh.typical, { depth: 0.12, shift: 0.05 }, () => {
    const [fibres, zones] = [sheet.ink(), sheet.ink()]
    for (let i = 0; i < (sheet.fine ? 90 : 46); i++) {
      const [u, v] = [chance.in(0, 0.92), chance.in(0.1, 0.9)]
      const at = (w: number): Point => [lerp(upper(w)[0], lower(w)[0], v), lerp(upper(w)[1], lower(w)[1], v)]
      fibres.pen([at(u), at(u + 0.05), at(Math.min(1, u + 0.1))], 0.6)
    }
    if (l.surfaces.has('zoned') || l.surfaces.has('lacquered'))
      for (const k of [0.3, 0.5, 0.68, 0.83])
        zones.pen(
          steps(
            6,
            (v) =>
              [lerp(upper(k)[0], lower(k - 0.06)[0], v), lerp(upper(k)[1], lower(k - 0.06)[1], v)] as const,
          ),
          1.4,
        )
    sheet.draw(zones, flesh.dark, 0.6)
    sheet.draw(fibres, sheet.inks.inner, 0.3)
  })
  const crust = [
    ...steps(36, upper),
    ...steps(
      36,
      (u) => [upper(1 - u)[0] - 0.5, upper(1 - u)[1] + (l.surfaces.has('lacquered') ? 4 : 2.6)] as const,
    ),
  ]
  sheet.draw(
    sheet.ink().polygon(crust),
    sheet.linear(upper(0), upper(1), [
      [0, cap.dark],
      [0.6, cap.typical],
      [1, cap.light],
    ]),
  )
  const hull = [...steps(36, upper), ...steps(36, (u) => lower(1 - u))]
  sheet.contour(hull, 1.5)
  return {
    cap: [upper(0.5)],
    gills: [between(lower(0.45), edge(0.45), 0.5)],
    flesh: [between(upper(0.3), lower(0.3), 0.5)],
  }
}

/** A piece of the stem, its bark outside and wood within. */
function drawWood(sheet: Sheet, chance: Chance): void {
  const wave = wobble(chance, 4)
  const block: Point[] = [
    ...steps(16, (u) => [36 + 3 * wave(u * 5), 60 + 200 * u] as const),
    ...steps(16, (u) => [94 + 2 * wave(u * 6 + 1), 260 - 200 * u] as const),
  ]
  wash(sheet, block, '#c9ab7c', { depth: 0.22, shift: 0.08 }, () => {
    const [grain, bark] = [sheet.ink(), sheet.ink()]
    for (let i = 0; i < 18; i++)
      grain.pen(
        steps(6, (u) => [38 + i * 2.6 + 2 * wave(u * 4 + i * 0.2), 58 + 204 * u] as const),
        0.9,
      )
    bark.pen(
      steps(16, (u) => [90 + 2 * wave(u * 6 + 1), 60 + 200 * u] as const),
      11,
      'even',
    )
    sheet.draw(bark, '#7d6045')
    sheet.draw(grain, sheet.inks.inner, 0.4)
  })
  sheet.contour(block, 1.5)
}
