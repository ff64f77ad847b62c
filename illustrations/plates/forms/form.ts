import type { Sheet } from '@illustrations/engine/sheet'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import type { GrowthForm } from '@illustrations/plates/vocabulary'
import { drawCapped } from './capped'
import { drawClub } from './club'
import { drawCoral } from './coral'
import { drawCrust } from './crust'
import { drawCup, drawNest } from './cup'
import { drawEarthstar } from './earthstar'
import { drawFrills } from './frills'
import { drawGall } from './gall'
import { drawGyromitra } from './gyromitra'
import { drawIcicles } from './icicles'
import { drawJelly } from './jelly'
import { drawMorel } from './morel'
import { drawOyster } from './oyster'
import { drawPuffball } from './puffball'
import { drawReishi } from './reishi'
import { drawSaddle } from './saddle'
import { drawStinkhorn } from './stinkhorn'
import { drawThimble } from './thimble'
import { drawTruffle } from './truffle'

type Draw = (sheet: Sheet, l: ResolvedTraits, specimen: Specimen) => PartAnchors

const FORMS: Record<GrowthForm, Draw> = {
  agaric: drawCapped,
  bolete: drawCapped,
  chanterelle: drawCapped,
  bracket: drawReishi,
  shelf: drawOyster,
  toothed: drawCapped,
  coral: drawCoral,
  club: drawClub,
  puffball: drawPuffball,
  earthstar: drawEarthstar,
  cup: drawCup,
  morel: drawMorel,
  gyromitra: drawGyromitra,
  jelly: drawJelly,
  truffle: drawTruffle,
  stinkhorn: drawStinkhorn,
  'birds-nest': drawNest,
  crust: drawCrust,
  gall: drawGall,
}

/** Whether spines hang from a cushion instead of a cap on a stipe. */
export const isIcicles = (l: ResolvedTraits): boolean => l.form === 'toothed' && !l.hasStipe

/** Whether a crust is one lump that breaks out of the bark instead of patches on it. */
export const isCanker = (l: ResolvedTraits): boolean => l.form === 'crust' && l.habit === 'single'

/** Whether a morel has folds instead of pits, on a cap that hangs free. */
export const isThimble = (l: ResolvedTraits): boolean => l.form === 'morel' && l.surfaces.has('wrinkled')

/** Whether a false morel has a smooth saddle instead of brain-like folds. */
export const isSaddle = (l: ResolvedTraits): boolean => l.form === 'gyromitra' && l.surfaces.has('smooth')

/** Whether it is a mass of ribbons instead of a bush or an ear. */
export const isFrilled = (l: ResolvedTraits): boolean =>
  (l.form === 'coral' || l.form === 'jelly') && l.margin === 'lobed'

function drawingOf(l: ResolvedTraits): Draw {
  if (isIcicles(l)) return drawIcicles
  if (isThimble(l)) return drawThimble
  if (isSaddle(l)) return drawSaddle
  return isFrilled(l) ? drawFrills : FORMS[l.form]
}

/** Draws one fruit body of any growth form. */
export function drawForm(sheet: Sheet, l: ResolvedTraits, specimen: Specimen): PartAnchors {
  return drawingOf(l)(sheet, l, specimen)
}
