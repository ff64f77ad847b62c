import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import { mergeAnchors, type PartAnchors, type Specimen } from '@illustrations/plates/core/specimen'
import { drawGall } from '@illustrations/plates/forms/gall'
import { drawLeafyTwig } from '@illustrations/plates/grounds/leafy-twig'
import { drawMaizeEar } from '@illustrations/plates/grounds/maize'
import { drawStem } from '@illustrations/plates/grounds/wood'

/** Middle of a gall from the middle of the plate and from its top, radius, tilt and age. */
type Place = readonly [dx: number, y: number, radius: number, tilt: number, age: Specimen['age']]

/** In place of the kernels, those at the sides first, because the others cover them. */
const ON_EAR: readonly Place[] = [
  [-30, 84, 21, -38, 1],
  [26, 78, 23, 30, 1],
  [-2, 64, 24, -4, 1],
  [-54, 126, 25, -62, 1],
  [52, 122, 26, 58, 1],
  [-58, 178, 23, -78, 0],
  [60, 176, 26, 74, 1],
  [54, 228, 20, 84, 0],
  [-50, 222, 21, -84, 1],
  [8, 106, 31, 10, 1],
  [-24, 134, 29, -20, 1],
  [28, 152, 31, 24, 2],
  [-22, 188, 33, -14, 1],
  [30, 206, 26, 20, 1],
  [4, 236, 23, 4, 1],
  [-26, 244, 17, -20, 0],
  [30, 250, 15, 16, 0],
]

/** On the swelling of a branch and around it. */
const ON_BRANCH: readonly Place[] = [
  [-66, 148, 25, 0, 1],
  [70, 158, 27, 0, 1],
  [-78, 204, 27, 0, 1],
  [82, 214, 24, 0, 0],
  [-70, 260, 22, 0, 0],
  [66, 266, 26, 0, 1],
  [-20, 132, 24, 0, 0],
  [28, 140, 29, 0, 1],
  [-36, 178, 34, 0, 1],
  [30, 196, 37, 0, 1],
  [-32, 240, 33, 0, 1],
  [26, 262, 31, 0, 1],
  [-6, 292, 25, 0, 1],
]

/** Galls on an ear of maize where the species grows on maize, and on the swollen branch of a tree elsewhere. */
export function galls(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const isOnMaize = l.ground === 'maize'
  const flip = random.chance(0.5) ? 1 : -1
  if (host && isOnMaize) drawMaizeEar(sheet, random.fork('ear'))
  else if (host) drawSwollenBranch(sheet, random, flip)
  sheet.density *= 0.55
  const places = isOnMaize ? ON_EAR : ON_BRANCH
  let anchors: PartAnchors = {}
  places.forEach(([dx, y, radius, tilt, age], i) => {
    const gallRandom = random.fork(`gall${i}`)
    const grown = radius * gallRandom.between(0.94, 1.06)
    const drawn = drawGall(sheet, l, {
      foot: [160 + flip * dx + gallRandom.between(-3, 3), y + grown * 0.84 + gallRandom.between(-3, 3)],
      radius: grown,
      height: 0,
      thick: 0,
      age,
      elevation: 0,
      tilt: flip * tilt,
      lean: 0,
      random: gallRandom,
    })
    // The front ones are not covered, so the legend points at them first.
    anchors = mergeAnchors(drawn, anchors)
  })
  return anchors
}

function drawSwollenBranch(sheet: Sheet, random: SeededRandom, flip: 1 | -1): void {
  const [foot, head] = [
    [160 - flip * 34, 398],
    [160 + flip * 30, 4],
  ] as const
  drawLeafyTwig(sheet, random.fork('twig'), { foot: [160 + flip * 40, 62], head: [160 + flip * 132, 34] })
  drawLeafyTwig(sheet, random.fork('low'), { foot: [160 - flip * 51, 338], head: [160 - flip * 128, 312] })
  drawStem(sheet, random.fork('stem'), { foot, head, thick: [58, 44], swelling: 92 })
}
