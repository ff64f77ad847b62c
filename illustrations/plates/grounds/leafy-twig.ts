/* design-tokens-allow: pigments of the plates */

import { darker } from '@illustrations/engine/colour'
import { interpolate, lerp, type Point, rotate, steps } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'

const LEAF = '#7c9150'

interface Twig {
  foot: Point
  head: Point
}

/** A thin twig with small, blunt-toothed leaves on both sides, as a living tree bears them. */
export function drawLeafyTwig(sheet: Sheet, random: SeededRandom, { foot, head }: Twig): void {
  sheet.layer({ host: true })
  const bend = random.between(-8, 8)
  const on = (u: number): Point => {
    const [x, y] = interpolate(foot, head, u)
    return [x, y + bend * Math.sin(u * Math.PI)]
  }
  sheet.draw(
    sheet.ink().pen(
      steps(9, (u) => on(u)),
      4.4,
      'even',
    ),
    '#6d5138',
  )
  const angle = Math.atan2(head[1] - foot[1], head[0] - foot[0])
  const count = 7
  for (let i = 0; i < count; i++) {
    const u = lerp(0.34, 1, i / (count - 1))
    const side = i === count - 1 ? 0 : i % 2 ? 1 : -1
    drawLeaf(sheet, on(u), angle + side * random.between(0.7, 1), random.between(13, 16.5))
  }
}

/** A leaf from its foot in a direction; `half` is half its length. */
function drawLeaf(sheet: Sheet, foot: Point, angle: number, half: number): void {
  const place = (along: number, across: number): Point =>
    rotate([foot[0] + along * half * 2, foot[1] + across * half], foot, angle)
  const edge = (side: 1 | -1) => (u: number) => {
    const tooth = sheet.fine ? 0.05 * Math.abs(Math.sin(u * 16)) : 0
    return place(0.08 + u * 0.92, side * (0.66 * Math.sin(Math.PI * u ** 0.8) ** 0.75 + tooth))
  }
  const outline = [...steps(22, edge(-1)), ...steps(22, (u) => edge(1)(1 - u)).slice(1)]
  wash(sheet, outline, LEAF, { depth: 0.26, shift: 0.12, rim: darker(LEAF, 0.4) }, () => {
    const veins = sheet.ink().pen([place(0, 0), place(0.95, 0)], 1.2, 'taper')
    for (let i = 1; i < 5; i++)
      for (const side of [-1, 1])
        veins.pen([place(i * 0.18, 0), place(i * 0.18 + 0.18, side * 0.42)], 0.7, 'even')
    sheet.draw(veins, '#4d5c2e', 0.7)
  })
  sheet.contour(outline, 1.1)
}
