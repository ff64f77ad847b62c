/* design-tokens-allow: pigments of the plates */

import { type Point, steps } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'

/** The edge of the wood from which a cut body grows, in units. */
export const ROOT = 96

/** A piece of the trunk, bark outside and wood inside; it continues above and below. */
export function drawWood(sheet: Sheet, random: SeededRandom): void {
  const wave = wobble(random, 4)
  sheet.layer({ fade: { top: [34, 84], bottom: [226, 276] } })
  const bark = (u: number, x: number): Point => [x + 2.4 * wave(u * 6 + x * 0.02), 34 + 242 * u]
  const block: Point[] = [...steps(16, (u) => bark(u, 34)), ...steps(16, (u) => bark(1 - u, ROOT + 1))]
  wash(sheet, block, '#c9ab7c', { depth: 0.2, shift: 0.08 }, () => {
    const [precision, rind, furrows] = [sheet.ink(), sheet.ink(), sheet.ink()]
    for (let i = 0; i < 9; i++)
      precision.pen(
        steps(8, (u) => [39 + i * 5.2 + 1.6 * wave(u * 3 + i * 0.3), 34 + 242 * u] as const),
        i % 3 === 0 ? 1.3 : 0.7,
      )
    rind.pen(
      steps(16, (u) => bark(u, ROOT - 7)),
      15,
      'even',
    )
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(ROOT - 13, ROOT - 2), random.between(36, 270)]
      furrows.pen(
        [
          [x, y],
          [x + random.between(-1.5, 1.5), y + 6],
          [x, y + random.between(9, 16)],
        ],
        1.6,
      )
    }
    sheet.draw(rind, '#7d6045')
    sheet.draw(furrows, '#4d3828', 0.8)
    sheet.draw(precision, sheet.inks.inner, 0.4)
  })
  sheet.contour(block, 1.5)
}
