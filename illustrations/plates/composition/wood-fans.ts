import type { Point } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import { mergeAnchors, type PartAnchors } from '@illustrations/plates/core/specimen'
import { drawFan } from '@illustrations/plates/forms/fan'
import { drawForm } from '@illustrations/plates/forms/form'
import { drawLog, drawStem } from '@illustrations/plates/grounds/wood'

/** A fan seen from below, which rises `rise` radii above its foot and reaches to one side. */
interface Raised {
  foot: Point
  radius: number
  side: 1 | -1
  rise: number
  reach: number
}

/** Distance from the middle of the wood, height on the plate, and size. */
type Place = readonly [dx: number, y: number, size: number]

/** Fans with a short stipe on a lying log: some rise from its upper edge, the others cover its side. */
export function logFans(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  sheet.layer({ host: true })
  const log = { left: 24, right: 296, top: 226, thick: 92, slope: 0, mossy: false }
  drawLog(sheet, random.fork('log'), log)
  sheet.density *= sheet.fine ? 0.55 : 0.34
  const raised = [
    [-40, 228, 60, 1.5],
    [56, 226, 56, 1.3],
    [-76, 237, 62, 0.55],
    [84, 239, 54, 0.5],
    [4, 233, 72, 0.72],
  ] as const
  // A card has no space for as many.
  const anchors = (sheet.fine ? raised : raised.slice(2)).map(([dx, y, radius, rise], i) => {
    const side = dx * flip > 0 ? 1 : -1
    return drawRaised(
      sheet,
      l,
      { foot: [160 + flip * dx, y], radius, side, rise, reach: 0.5 },
      random.fork(`raised${i}`),
    )
  })
  const near: readonly Place[] = [
    [-58, 281, 46],
    [60, 278, 49],
    [0, 257, 58],
  ]
  sheet.layer()
  near.forEach(([dx, y, radius], i) => {
    const cap = drawNear(sheet, l, [160 + flip * dx, y], radius, random.fork(`near${i}`))
    anchors.push({ cap: [cap] })
  })
  return anchors.reduceRight(mergeAnchors)
}

/** Fans without a stipe along a leaning branch: those at its edges are seen from below. */
export function branchFans(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  const stem = { foot: [160 - flip * 56, 400], head: [160 + flip * 56, 0], thick: [104, 90] } as const
  drawStem(sheet, random.fork('stem'), stem)
  const middle = (y: number) => 160 + (flip * 56 * (200 - y)) / 200
  const size = l.cm.cap < 5 ? 0.84 : 1
  sheet.density *= sheet.fine ? 0.5 : 0.3
  const edges: readonly Place[] = [
    [-38, 92, 46],
    [40, 142, 54],
    [-40, 212, 56],
    [40, 262, 50],
    [-40, 326, 42],
  ]
  // A card has no space for as many.
  const anchors = (sheet.fine ? edges : edges.slice(1, 3)).map(([dx, y, radius], i) => {
    const side = dx * flip > 0 ? 1 : -1
    const foot: Point = [middle(y) + flip * dx, y]
    const edge = { foot, radius: radius * size, side, rise: 0.2, reach: 0.62 } as const
    return drawRaised(sheet, l, edge, random.fork(`edge${i}`))
  })
  const near: readonly Place[] = [
    [14, 322, 40],
    [-18, 288, 46],
    [16, 246, 50],
    [-14, 200, 50],
    [18, 162, 46],
    [-14, 124, 42],
    [10, 84, 34],
  ]
  sheet.layer()
  ;(sheet.fine ? near : near.slice(0, -1)).forEach(([dx, y, radius], i) => {
    const cap = drawNear(sheet, l, [middle(y) + flip * dx, y], radius * size, random.fork(`near${i}`))
    anchors.push({ cap: [cap] })
  })
  return anchors.reduceRight(mergeAnchors)
}

function drawRaised(
  sheet: Sheet,
  l: ResolvedTraits,
  { foot, radius, side, rise, reach }: Raised,
  random: SeededRandom,
): PartAnchors {
  const grown = radius * random.between(0.95, 1.05)
  return drawForm(sheet, l, {
    foot,
    radius: grown,
    height: grown * rise,
    thick: grown * 0.15,
    age: 1,
    elevation: -21,
    tilt: side * 7,
    lean: side * grown * reach,
    random,
  })
}

/** Draws a fan that shows its upper side and returns a point on it. */
function drawNear(sheet: Sheet, l: ResolvedTraits, root: Point, radius: number, random: SeededRandom): Point {
  const fan = drawFan(sheet, l, {
    root,
    radius: radius * random.between(0.94, 1.06),
    elevation: 42,
    tilt: (root[0] - 160) * 0.1 + random.between(-5, 5),
    thick: radius * 0.06,
    wavy: l.margin === 'lobed' ? 0.15 : l.margin === 'wavy' ? 0.09 : 0.05,
    random,
  })
  return fan.top
}
