import type { Sheet } from '@illustrations/engine/sheet'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import { bareSoil, buriedWood, burntGround, insect, leafLitter, needleLitter } from './earth'
import type { Ground, Scene } from './scene'
import { dung, grass, moss } from './turf'

/** The ground of every form that does not grow on wood. */
export function groundOf(sheet: Sheet, l: ResolvedTraits, scene: Scene): Ground {
  switch (l.ground) {
    case 'leaf-litter':
      return leafLitter(sheet, scene)
    case 'needles':
      return needleLitter(sheet, scene)
    case 'moss':
      return moss(sheet, scene)
    case 'grass':
      return grass(sheet, scene)
    case 'dung':
      return dung(sheet, scene)
    case 'buried-wood':
      return buriedWood(sheet, scene)
    case 'burnt-ground':
      return burntGround(sheet, scene)
    case 'insect':
      return insect(sheet, scene)
    default:
      return bareSoil(sheet, scene)
  }
}
