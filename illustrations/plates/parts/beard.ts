import { darker, lighter } from '@illustrations/engine/colour'
import { type Point, TAU } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { CapTones } from '@illustrations/plates/core/specimen'

/** The visible margin of a cap: its points by angle, the radius of the cap and its colours. */
interface Margin {
  at: (angle: number) => Point
  radius: number
  tones: CapTones
  /** How far around the cap the visible margin reaches, from the right. */
  turn: number
  random: SeededRandom
}

/** Curled woolly hairs that hang over the margin, as on a woolly milkcap. */
export function drawBeard(
  sheet: Sheet,
  l: ResolvedTraits,
  { at, radius, tones, turn, random }: Margin,
): void {
  const [pale, dark] = [sheet.ink(), sheet.ink()]
  const count = Math.round((sheet.markCount(140, 44) * turn) / TAU)
  for (let i = 0; i < count; i++) {
    const angle = ((i + random.next()) / count) * turn
    const [x, y] = at(angle)
    const [length, curl] = [radius * random.between(0.08, 0.19), random.between(-0.5, 0.5)]
    const target = i % 3 ? pale : dark
    target.pen(
      [
        [x, y - radius * 0.03],
        [x + length * curl * 0.3 + Math.cos(angle) * length * 0.3, y + length * 0.6],
        [x + length * curl + Math.cos(angle) * length * 0.2, y + length],
      ],
      radius * (i % 3 ? 0.034 : 0.018),
      'swell',
    )
  }
  sheet.draw(dark, l.hasMarkColour ? l.tones.marks.dark : darker(tones.disc, 0.3), 0.9)
  sheet.draw(pale, lighter(tones.edge, 0.3))
}
