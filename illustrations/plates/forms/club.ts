import { darker, LIGHT, lighter, mix } from '@illustrations/engine/colour'
import { clamp, type Point, steps } from '@illustrations/engine/geometry'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { roundingHatch } from '@illustrations/plates/parts/stipe'

/**
 * An upright club: wrinkled when it grows from the ground, pimpled with fruiting bodies when it grows
 * from an insect.
 */
export function drawClub(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random } = s
  sheet.layer({ gapAbove: s.foot[1] - 10 })
  const tall = Math.max(s.height, s.radius * 2.4)
  const wide = clamp(s.radius, 4, tall * 0.17)
  const stalk = new Stalk({
    base: s.foot,
    top: [s.foot[0] + s.lean * 0.8, s.foot[1] - tall],
    bow: s.lean > 0 ? -0.05 : 0.05,
    topRadius: wide,
    baseRadius: wide * 0.45,
    bulb: 0,
    flare: 0,
  })
  const head: Point = stalk.axis(0.9)
  const outline = domedOutline(stalk)
  const { cap, stipe } = l.tones
  const paint = sheet.linear(stalk.axis(1), stalk.axis(0), [
    [0, cap.light],
    [0.3, cap.typical],
    [0.75, mix(cap.typical, cap.dark, 0.4)],
    [1, mix(stipe.light, cap.typical, 0.4)],
  ])
  wash(sheet, outline, paint, { depth: 0.26, shift: 0.2, fall: 0.2, rim: cap.dark, gap: true }, () => {
    if (l.ground === 'insect') drawPimples(sheet, l, stalk, s)
    else drawFurrows(sheet, stalk, s)
    roundingHatch(sheet, stalk, random)
  })
  sheet.contour(outline, 1.5)
  return { cap: [head, stalk.at(0.75, -0.8)], stipe: [stalk.at(0.2, 0.5), stalk.at(0.2, -0.5)] }
}

/** The stalk's outline with a dome at the top. */
function domedOutline(stalk: Stalk): Point[] {
  const taper = (s: number) => stalk.radius(s) * Math.sqrt(Math.max(0, 1 - clamp((s - 0.86) / 0.14) ** 2.4))
  const side = (s: number, sign: 1 | -1): Point => {
    const [p, t] = [stalk.axis(s), stalk.direction(s)]
    return [p[0] - t[1] * taper(s) * sign, p[1] + t[0] * taper(s) * sign]
  }
  const left = steps(30, (u) => side(u, -1))
  const right = steps(30, (u) => side(1 - u, 1))
  return [...left, ...right]
}

function drawFurrows(sheet: Sheet, stalk: Stalk, { random }: Specimen): void {
  const [dark, pale] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < 18; i++) {
    const [f, s, length] = [random.between(-1.2, 1.3), random.between(0, 0.7), random.between(0.12, 0.26)]
    ;(i % 3 ? dark : pale).pen(
      steps(4, (u) => stalk.at(s + length * u, f + 0.08 * Math.sin(u * 5 + i))),
      i % 3 ? 1 : 1.6,
    )
  }
  sheet.draw(pale, LIGHT, 0.35)
  sheet.draw(dark, sheet.inks.inner, 0.42)
}

function drawPimples(sheet: Sheet, l: ResolvedTraits, stalk: Stalk, { random }: Specimen): void {
  const [dots, rims] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < 90; i++) {
    const [s, f] = [random.between(0.42, 0.97), random.between(-1.4, 1.4)]
    const [x, y] = stalk.at(s, f)
    rims.dot([x + 0.6, y + 0.7], 2.4)
    dots.dot([x, y], 1.8)
  }
  sheet.draw(rims, darker(l.tones.cap.dark, 0.35), 0.7)
  sheet.draw(dots, lighter(l.tones.cap.light, 0.1))
}
