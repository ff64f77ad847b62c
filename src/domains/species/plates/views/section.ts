import type { Chance } from '../core/chance'
import type { Likeness } from '../core/likeness'
import type { Sheet } from '../core/sheet'
import { isIcicles } from '../forms/form'
import { sectionBall } from './section-ball'
import { sectionBowl } from './section-bowl'
import { sectionBracket } from './section-bracket'
import { sectionCapped } from './section-capped'
import { sectionSolid } from './section-solid'

/** A cut through the middle: the flesh, the skin, where the spores are borne and how that meets the stipe. */
export function drawSection(sheet: Sheet, l: Likeness, chance: Chance): void {
  sheet.layer()
  switch (l.form) {
    case 'puffball':
    case 'truffle':
    case 'earthstar':
      return sectionBall(sheet, l, chance)
    case 'bracket':
    case 'shelf':
    case 'crust':
      return sectionBracket(sheet, l, chance)
    case 'cup':
    case 'birds-nest':
    case 'jelly':
      return sectionBowl(sheet, l, chance)
    case 'morel':
    case 'gyromitra':
    case 'coral':
    case 'club':
    case 'stinkhorn':
      return sectionSolid(sheet, l, chance)
    default:
      return isIcicles(l) ? sectionSolid(sheet, l, chance) : sectionCapped(sheet, l, chance)
  }
}
