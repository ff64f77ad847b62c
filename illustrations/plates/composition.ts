import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { composeAttached, isAttached } from './composition/attached'
import { composeTroop } from './composition/troop'
import type { ResolvedTraits } from './core/resolved-traits'
import type { PartAnchors } from './core/specimen'

/** Draws the habit plate and returns the points the legend can refer to. */
export function drawHabit(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  return isAttached(l) ? composeAttached(sheet, l, random) : composeTroop(sheet, l, random)
}
