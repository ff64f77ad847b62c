/* design-tokens-allow: pigments of the plates */

import { type Colour, darker } from '@illustrations/engine/colour'
import { clamp, distance, lerp, type Point, steps } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'

const HUSK: Colour = '#a9b468'
const KERNEL: Colour = '#e7bd4c'

/** The middle of the ear's foot and of its tip, and half its greatest width, in units. */
const FOOT: Point = [160, 352]
const TIP: Point = [160, 62]
const HALF = 47

/** An ear of maize in its opened husk; the upper kernels are missing where galls have taken their place. */
export function drawMaizeEar(sheet: Sheet, random: SeededRandom): void {
  sheet.layer({ host: true })
  drawHusk(sheet, random, [152, 360], [84, 250], [40, 120], 25)
  drawHusk(sheet, random, [168, 360], [240, 250], [284, 138], 25)
  drawSilk(sheet, random)
  drawCob(sheet, random)
  drawHusk(sheet, random, [150, 374], [108, 330], [92, 226], 30)
  drawHusk(sheet, random, [170, 374], [214, 334], [232, 244], 30)
  drawShank(sheet)
}

/** Half the ear's width, from its tip (0) to its foot (1). */
const halfAt = (along: number): number => HALF * clamp(along * 5 + 0.12) ** 0.5 * lerp(0.72, 1, along)

function drawCob(sheet: Sheet, random: SeededRandom): void {
  const on = (across: number, along: number): Point => [
    lerp(TIP[0], FOOT[0], along) + halfAt(along) * Math.sin((across * Math.PI) / 2),
    lerp(TIP[1], FOOT[1], along) + 4 * Math.cos((across * Math.PI) / 2),
  ]
  const outline = [...steps(24, (u) => on(-1, u)), ...steps(24, (u) => on(1, 1 - u))]
  wash(sheet, outline, darker(KERNEL, 0.24), { depth: 0.3, shift: 0.08, gap: true }, () => {
    const [kernels, lit] = [sheet.ink(), sheet.ink()]
    const [columns, rows] = [7, 19]
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const [a, b] = [(i / columns) * 2 - 1, ((i + 1) / columns) * 2 - 1]
        const row = j + (i % 2) * 0.5
        const [top, bottom] = [(row + 0.1) / rows, Math.min(1, (row + 0.96) / rows)]
        const inset = 0.022 + random.between(0, 0.012)
        kernels.shape(
          [on(a + inset, top), on(b - inset, top), on(b - inset, bottom), on(a + inset, bottom)],
          0,
        )
        lit.dot(on(lerp(a, b, 0.36), lerp(top, bottom, 0.3)), 2.2)
      }
    sheet.draw(kernels, KERNEL)
    sheet.draw(lit, '#f8e7ae', 0.8)
  })
  sheet.contour(outline, 1.5)
}

/** Dry threads that hang from the tip. */
function drawSilk(sheet: Sheet, random: SeededRandom): void {
  const silk = sheet.ink()
  for (let i = 0; i < sheet.markCount(26, 15); i++) {
    const [out, rise] = [random.between(-46, 46), random.between(-34, 2)]
    silk.pen(
      steps(
        7,
        (u) =>
          [
            TIP[0] + out * u + random.between(-2, 2),
            TIP[1] + 14 + rise * Math.sin(u * 2.6) * 1.3 + 12 * u * u,
          ] as const,
      ),
      random.between(0.9, 1.6),
    )
  }
  sheet.draw(silk, '#9a6a3c', 0.75)
  sheet.includeBox([TIP[0] - 46, TIP[1] - 30, TIP[0] + 46, TIP[1] + 30])
}

/** One leaf of the husk along a curve, with veins from its foot to its point. */
function drawHusk(
  sheet: Sheet,
  random: SeededRandom,
  from: Point,
  via: Point,
  to: Point,
  half: number,
): void {
  const middle = (u: number): Point => [
    lerp(lerp(from[0], via[0], u), lerp(via[0], to[0], u), u),
    lerp(lerp(from[1], via[1], u), lerp(via[1], to[1], u), u),
  ]
  const on = (across: number, u: number): Point => {
    const [a, b] = [middle(Math.max(0, u - 0.02)), middle(Math.min(1, u + 0.02))]
    const k = (across * half * Math.sin(Math.PI * clamp(0.16 + u * 0.84)) ** 0.8) / distance(a, b)
    const [x, y] = middle(u)
    return [x - (b[1] - a[1]) * k, y + (b[0] - a[0]) * k]
  }
  const outline = [...steps(20, (u) => on(-1, u)), ...steps(20, (u) => on(1, 1 - u)).slice(1)]
  const paint = sheet.linear(from, to, [
    [0, '#d5d79a'],
    [0.5, HUSK],
    [1, '#8f9b52'],
  ])
  wash(sheet, outline, paint, { depth: 0.22, shift: 0.1, gap: true, rim: darker(HUSK, 0.35) }, () => {
    const veins = sheet.ink()
    const count = sheet.markCount(9, 6)
    for (let i = 0; i < count; i++) {
      const across = ((i + 0.5) / count) * 1.8 - 0.9
      const end = random.between(0.78, 0.97)
      veins.pen(
        steps(8, (u) => on(across, 0.03 + u * end)),
        1,
      )
    }
    sheet.draw(veins, '#6a7538', 0.6)
  })
  sheet.contour(outline, 1.4)
}

/** The short stalk below the husk. */
function drawShank(sheet: Sheet): void {
  const outline: Point[] = [
    [144, 362],
    [176, 362],
    [173, 376],
    [175, 394],
    [147, 394],
    [148, 376],
  ]
  wash(sheet, outline, '#b6ba77', { depth: 0.26, gap: true })
  sheet.contour(outline, 1.4)
}
