import { mix } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import { itemClamped, lerp, type Point, steps } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { type ProfilePoint, smoothProfile } from '@illustrations/engine/solid-of-revolution'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'

const AXIS = 160
const BASE = 286
const DIP = 122

/** Half the thickness of the cap, in units. */
const HALF = 5

/** From the hem over the tip to the dip: distance from the axis, and height above the dip, in units. */
const FLAP: readonly ProfilePoint[] = [
  [62, -66],
  [86, -48],
  [96, -8],
  [94, 40],
  [84, 66],
  [64, 44],
  [34, 12],
  [0, 0],
]

/** A saddle-shaped false morel: a thin cap over the hollow stem, with a hollow under each lobe. */
export function sectionSaddle(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  castShadow(sheet, random, [AXIS + 6, BASE + 2], 42)
  const stalk = new Stalk({
    base: [AXIS, BASE],
    top: [AXIS, DIP + HALF],
    topRadius: 26,
    baseRadius: 29,
    bulb: 0.15,
    flare: 0,
  })
  cutStem(sheet, l, stalk)
  const flap = smoothProfile(FLAP)
  const half = (side: 1 | -1) =>
    steps(44, (u): Point => {
      const [r, z] = flap(u)
      return [AXIS + side * r, DIP - z]
    })
  const middle = [...half(-1), ...half(1).reverse().slice(1)]
  const outside = parallel(middle, -HALF)
  const outline = [...outside, ...parallel(middle, HALF).reverse()]
  const { cap, flesh } = l.tones
  wash(sheet, outline, flesh.typical, { depth: 0.14 }, () => {
    sheet.draw(sheet.ink().pen(parallel(middle, -HALF + 1.2), 4.4, 'even'), cap.typical)
  })
  sheet.contour(outline, 1.5)
  return {
    cap: [itemClamped(outside, 14), itemClamped(outside, outside.length - 15)],
    stipe: [stalk.at(0.3, 1.3), stalk.at(0.3, -1.3)],
    flesh: [itemClamped(middle, 8)],
  }
}

/** The wall of the stem and the hollow in it, which a partition divides. */
function cutStem(sheet: Sheet, l: ResolvedTraits, stalk: Stalk): void {
  const { stipe, flesh } = l.tones
  wash(sheet, stalk.outline, flesh.typical, { depth: 0.16, rim: stipe.dark })
  const inside = (s: number, side: 1 | -1): Point => {
    const [x, y] = stalk.axis(s)
    return [x + side * (stalk.radius(s) - 8), y]
  }
  const ends = [
    [0.06, 0.34],
    [0.39, 0.95],
  ] as const
  for (const [from, to] of ends) {
    const hollow = [
      ...steps(14, (u) => inside(lerp(from, to, u), -1)),
      ...steps(14, (u) => inside(lerp(to, from, u), 1)),
    ]
    wash(sheet, hollow, mix(flesh.typical, stipe.dark, 0.65), { depth: 0.3, shift: 0.1 })
    sheet.draw(sheet.ink().contour(hollow, 0.9, { flip: -1 }), sheet.inks.inner, 0.7)
  }
  sheet.contour(stalk.outline, 1.5)
}

/** The line at a distance beside another; negative distances lie to its left. */
function parallel(line: readonly Point[], distance: number): Point[] {
  return line.map(([x, y], i): Point => {
    const [a, b] = [itemClamped(line, i - 1), itemClamped(line, i + 1)]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy) || 1
    return [x - (dy / length) * distance, y + (dx / length) * distance]
  })
}
