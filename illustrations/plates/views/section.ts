import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'
import { isCanker, isFrilled, isIcicles, isSaddle, isThimble } from '@illustrations/plates/forms/form'
import type { GrowthForm } from '@illustrations/plates/vocabulary'
import { sectionBall } from './section-ball'
import { sectionBowl } from './section-bowl'
import { sectionBracket } from './section-bracket'
import { sectionCanker } from './section-canker'
import { sectionCapped } from './section-capped'
import { sectionGall } from './section-gall'
import { sectionSaddle } from './section-saddle'
import { sectionSolid } from './section-solid'
import { sectionThimble } from './section-thimble'

type Cut = (sheet: Sheet, l: ResolvedTraits, random: SeededRandom) => PartAnchors

const CUTS: Record<GrowthForm, Cut> = {
  agaric: sectionCapped,
  bolete: sectionCapped,
  chanterelle: sectionCapped,
  toothed: sectionCapped,
  bracket: sectionBracket,
  shelf: sectionBracket,
  crust: sectionBracket,
  coral: sectionSolid,
  club: sectionSolid,
  morel: sectionSolid,
  gyromitra: sectionSolid,
  stinkhorn: sectionSolid,
  puffball: sectionBall,
  truffle: sectionBall,
  earthstar: sectionBall,
  cup: sectionBowl,
  'birds-nest': sectionBowl,
  jelly: sectionBowl,
  gall: sectionGall,
}

/** A cut through the middle: flesh, skin, the spore-bearing surface and its attachment to the stipe. */
export function drawSection(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  sheet.layer()
  return cutOf(l)(sheet, l, random)
}

function cutOf(l: ResolvedTraits): Cut {
  if (isIcicles(l) || isFrilled(l)) return sectionSolid
  if (isThimble(l)) return sectionThimble
  if (isSaddle(l)) return sectionSaddle
  return isCanker(l) ? sectionCanker : CUTS[l.form]
}
