import type { Chance } from '@illustrations/engine/chance'
import type { Sheet } from '@illustrations/engine/sheet'
import { composeAttached, isAttached } from './composition/attached'
import { composeTroop } from './composition/troop'
import type { Likeness } from './core/likeness'
import type { Pins } from './core/specimen'

/** Draws the whole habit plate. Returns where the legend may point. */
export function compose(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  return isAttached(l) ? composeAttached(sheet, l, chance) : composeTroop(sheet, l, chance)
}
