import { darker, lighter, mix } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import { interpolate, lerp, type Point, steps } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { type ProfilePoint, smoothProfile } from '@illustrations/engine/solid-of-revolution'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'

const AXIS = 160
const BASE = 286
const TOP = 44

/** Half the width of the cap and the distance below its top, in units. */
const BELL: readonly ProfilePoint[] = [
  [0, 0],
  [26, 4],
  [46, 26],
  [56, 62],
  [62, 104],
]

/** A thimble morel: the cap hangs free from the tip of a stem that is stuffed with pith. */
export function sectionThimble(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  castShadow(sheet, random, [AXIS + 6, BASE + 2], 46)
  const stalk = new Stalk({
    base: [AXIS, BASE],
    top: [AXIS, TOP + 8],
    topRadius: 21,
    baseRadius: 31,
    bulb: 0.1,
    flare: 0,
  })
  cutStem(sheet, l, stalk, random)
  const bell = smoothProfile(BELL)
  const edge = (side: 1 | -1, inset: number) =>
    steps(40, (u): Point => {
      const [r, z] = bell(u)
      const fold = inset === 0 ? 2 * Math.abs(Math.sin(u * 17)) : 0
      return [AXIS + side * Math.max(0, r + fold - inset), TOP + z + inset * (1 - u)]
    })
  const outline = [...edge(-1, 0).reverse(), ...edge(1, 0), ...edge(1, 8).reverse(), ...edge(-1, 8)]
  const { cap, flesh } = l.tones
  wash(sheet, outline, flesh.typical, { depth: 0.16, rim: cap.dark }, () => {
    const skin = sheet.ink()
    for (const side of [-1, 1] as const) skin.pen(edge(side, 1.5), 5, 'even')
    sheet.draw(skin, cap.typical)
  })
  sheet.contour(outline, 1.5)
  const rim = (side: 1 | -1): Point =>
    interpolate(edge(side, 0)[30] as Point, edge(side, 8)[30] as Point, 0.5)
  return {
    cap: [rim(1), rim(-1)],
    stipe: [stalk.at(0.3, 1.3), stalk.at(0.3, -1.3)],
    flesh: [stalk.axis(0.5)],
  }
}

/** The wall of the stem and the cottony pith in it. */
function cutStem(sheet: Sheet, l: ResolvedTraits, stalk: Stalk, random: SeededRandom): void {
  const { stipe, flesh } = l.tones
  wash(sheet, stalk.outline, mix(stipe.typical, flesh.typical, 0.5), { depth: 0.2, shift: 0.1 })
  const inside = (s: number, side: 1 | -1): Point => {
    const [x, y] = stalk.axis(s)
    return [x + side * (stalk.radius(s) - 8), y]
  }
  const pith = [
    ...steps(20, (u) => inside(lerp(0.03, 0.93, u), -1)),
    ...steps(20, (u) => inside(lerp(0.93, 0.03, u), 1)),
  ]
  const shade = mix(flesh.typical, stipe.dark, 0.5)
  wash(sheet, pith, shade, { depth: 0.22, shift: 0.06 }, () => {
    const [tufts, threads] = [sheet.ink(), sheet.ink()]
    for (let i = 0; i < sheet.markCount(150, 80); i++) {
      const [x, y] = stalk.at(random.between(0.03, 0.93), random.between(-0.9, 0.9))
      const [dx, dy] = [random.between(-6, 6), random.between(3, 9)]
      const thread: Point[] = [
        [x, y],
        [x + dx, y + dy * 0.4],
        [x + dx * 0.3, y + dy],
      ]
      ;(i % 2 ? tufts : threads).pen(thread, i % 2 ? 2 : 0.8)
    }
    sheet.draw(tufts, lighter(flesh.light, 0.3), 0.85)
    sheet.draw(threads, darker(stipe.dark, 0.2), 0.5)
  })
  sheet.draw(sheet.ink().contour(pith, 0.8, { low: 0.6 }), sheet.inks.inner, 0.7)
  sheet.contour(stalk.outline, 1.5)
}
