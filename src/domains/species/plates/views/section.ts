import type { Chance } from '../core/chance'
import type { Likeness } from '../core/likeness'
import type { Sheet } from '../core/sheet'
import { drawForm } from '../forms/form'

export function drawSection(sheet: Sheet, l: Likeness, chance: Chance): void {
  drawForm(sheet, l, { foot: [160, 260], radius: 90, height: 100, thick: 20, age: 1, elevation: 0, tilt: 0, lean: 0, chance })
}
