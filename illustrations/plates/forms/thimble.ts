import { lighter, SHADE } from '@illustrations/engine/colour'
import { lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { roundingHatch, stipeGradient } from '@illustrations/plates/parts/stipe'

const FOLDS = 22

/** A bell with lengthwise folds that hangs free around the top of its stalk, as in thimble morels. */
export function drawThimble(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius } = s
  sheet.layer({ gapAbove: s.foot[1] - 12 })
  const tall = Math.max(s.height, radius * 2.6)
  const top: Point = [s.foot[0] + s.lean, s.foot[1] - tall]
  const stalk = new Stalk({
    base: s.foot,
    top: [top[0], top[1] + radius * 0.4],
    bow: 0.04,
    topRadius: radius * 0.44,
    baseRadius: radius * 0.56,
    bulb: 0.12,
  })
  drawStalk(sheet, l, stalk, s)
  const wave = wobble(random, 5)
  const bell = new SolidOfRevolution({
    profile: [
      [0, 1],
      [0.34, 0.94],
      [0.64, 0.68],
      [0.84, 0.16],
      [0.95, -0.42],
      [1, -0.78],
    ],
    radius,
    elevation: 8,
    tilt: s.tilt * 0.6,
    at: [top[0], top[1] + radius],
    lobe: (angle) => 0.035 * Math.sin(angle * FOLDS) + wave(angle) * 0.04,
    lift: (angle) => wave(angle + 1) * 0.06,
  })
  const outline = bell.silhouette(sheet.sampleCount(150))
  const { cap, hymenium } = l.tones
  const paint = sheet.linear(bell.at(0.1, Math.PI / 2), bell.at(1, Math.PI / 2), [
    [0, lighter(cap.light, 0.08)],
    [0.45, cap.typical],
    [1, cap.dark],
  ])
  wash(sheet, outline, paint, { depth: 0.26, rim: hymenium.dark, gap: true }, () => drawFolds(sheet, bell, s))
  sheet.contour(outline, 1.7)
  return {
    cap: [bell.at(0.5, 2.4), bell.at(0.5, 0.7)],
    stipe: [stalk.at(0.45, 0.9), stalk.at(0.45, -0.9)],
  }
}

/** A smooth stalk with fine grains, in the shade of the bell at its top. */
function drawStalk(sheet: Sheet, l: ResolvedTraits, stalk: Stalk, { random, radius }: Specimen): void {
  wash(sheet, stalk.outline, stipeGradient(sheet, l, stalk), { depth: 0.22, shift: 0.2, gap: true }, () => {
    const grains = sheet.ink()
    for (let i = 0; i < sheet.markCount(70, 34); i++)
      grains.dot(stalk.at(random.next(), random.between(-1.3, 1.3)), random.between(0.8, 1.4))
    sheet.draw(grains, sheet.inks.inner, 0.3)
    roundingHatch(sheet, stalk, random)
    const [x, y] = stalk.axis(0.74)
    sheet.ellipse([x + 2, y], radius * 0.6, radius * 0.34, SHADE, 0.42)
  })
  sheet.contour(stalk.outline, 1.45)
}

/** Furrows from the top to the edge; some fork halfway down. */
function drawFolds(sheet: Sheet, bell: SolidOfRevolution, { random, radius }: Specimen): void {
  const [furrows, forks] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < FOLDS; i++) {
    const angle = ((i + random.between(-0.25, 0.25)) / FOLDS) * TAU
    if (bell.facing(0.6, angle) < 0.04) continue
    const sway = random.between(-0.09, 0.09)
    const line = (from: number, drift: number) =>
      steps(7, (u) => bell.at(lerp(from, 0.985, u), angle + sway * Math.sin(u * TAU) + drift * u))
    furrows.pen(line(random.between(0.1, 0.26), 0), radius * 0.05)
    if (random.chance(0.6))
      forks.pen(line(random.between(0.42, 0.6), random.between(0.1, 0.17)), radius * 0.035)
  }
  sheet.draw(furrows, sheet.inks.inner, 0.85)
  sheet.draw(forks, sheet.inks.inner, 0.65)
}
