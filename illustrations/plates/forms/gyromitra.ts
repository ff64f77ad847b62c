import { type Colour, darker, lighter, SHADE } from '@illustrations/engine/colour'
import { aroundCircle, envelope, type Point, translate } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import { foldField, loopsAbove } from '@illustrations/plates/core/labyrinth'
import type { ResolvedTraits, Tones } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { roundingHatch, stipeGradient } from '@illustrations/plates/parts/stipe'

/** Brain-like folds generated from a field: winding ridges with deep furrows between them. */
export function drawGyromitra(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius } = s
  sheet.layer({ gapAbove: s.foot[1] - 12 })
  const rise = Math.max(s.height * 0.9, radius * 0.5)
  const top: Point = [s.foot[0] + s.lean, s.foot[1] - rise]
  const stalk = new Stalk({
    base: s.foot,
    top: [top[0], top[1] - radius * 0.25],
    bow: -0.04,
    topRadius: radius * 0.36,
    baseRadius: radius * 0.38,
    bulb: 0.2,
  })
  wash(sheet, stalk.outline, stipeGradient(sheet, l, stalk), { depth: 0.26, shift: 0.2, gap: true }, () => {
    const folds = sheet.ink()
    for (let i = 0; i < 14; i++) {
      const [f, at] = [random.between(-1.3, 1.4), random.between(0, 0.4)]
      folds.pen([stalk.at(at, f), stalk.at(at + 0.2, f * 0.9), stalk.at(at + 0.45, f * 0.95)], 1.4)
    }
    sheet.draw(folds, sheet.inks.inner, 0.42)
    roundingHatch(sheet, stalk, random)
    const [x, y] = stalk.axis(0.8)
    sheet.ellipse([x + 3, y], radius * 0.6, radius * 0.3, SHADE, 0.4)
  })
  sheet.contour(stalk.outline, 1.45)
  const centre: Point = [top[0], top[1] - radius * 0.4]
  drawFoldedMass(sheet, l.tones.cap, {
    centre,
    rx: radius,
    ry: radius * 0.76,
    // Finer folds would run together on the grid of a card.
    waves: (radius > 40 ? 5.8 : 3.8) * (sheet.fine ? 1 : 0.68),
    random,
  })
  return {
    cap: [translate(centre, -radius * 0.6, -radius * 0.2), translate(centre, radius * 0.6, -radius * 0.2)],
    stipe: [stalk.at(0.4, 0.9), stalk.at(0.4, -0.9)],
  }
}

export interface FoldedMass {
  centre: Point
  rx: number
  ry: number
  /** Number of folds across the mass. */
  waves: number
  random: SeededRandom
  /** Irregularity of its outline, as a fraction. */
  wander?: number
}

/** A rounded mass of folds. */
function drawFoldedMass(sheet: Sheet, tones: Tones, mass: FoldedMass): Point[] {
  const { centre, rx, ry, waves, random, wander = 0.13 } = mass
  const wave = wobble(random, 5, 2)
  const notch = random.between(0, Math.PI * 2)
  // The square is projected on to a hemisphere: folds become denser towards the edge.
  const map = ([x, y]: Point): Point => {
    const m = Math.hypot(x, y) || 1e-6
    const angle = Math.atan2(y, x)
    const uneven = wander * wave(angle) - 0.1 * Math.max(0, Math.cos(2.5 * angle + notch)) ** 5
    const bulge = (Math.sin((Math.min(1, m) * Math.PI) / 2) / m) * (1 + uneven)
    return [centre[0] + x * bulge * rx, centre[1] + y * bulge * ry]
  }
  // Folds lie on both sides of the field's zero, and the furrow remains along it.
  const field = foldField(random, waves)
  const loops = loopsAbove(
    (x, y) => (Math.hypot(x, y) < 0.97 ? Math.abs(field(x, y)) - (sheet.fine ? 0.3 : 0.48) : -1),
    sheet.fine ? 92 : 66,
  )
    .filter((loop) => loop.length > 12)
    .map((loop) => loop.map(map))
  const edge = aroundCircle(100, (a) => map([Math.cos(a), Math.sin(a)]))
  const outline = envelope([edge, ...loops], sheet.sampleCount(120))
  const furrow: Colour = darker(tones.dark, 0.25)
  wash(sheet, outline, furrow, { depth: 0.2, gap: true }, () => {
    const ink = sheet.ink()
    for (const loop of loops) ink.shape(loop, 0.3)
    const folds = sheet.shapeFromInk(ink)
    const paint = sheet.radial([centre[0] - rx * 0.35, centre[1] - ry * 0.5], rx * 1.5, rx * 1.5, 0, [
      [0, lighter(tones.light, 0.12)],
      [0.5, tones.typical],
      [1, darker(tones.typical, 0.42)],
    ])
    sheet.echo(folds, 0, 0, { stroke: sheet.inks.inner, width: 1.6 })
    sheet.use(folds, paint)
    const turn = Math.min(2, rx * 0.035)
    // Each fold is round: a crescent of shade on one side and of light on the other.
    sheet.clipped(folds, () => {
      sheet.echo(folds, -turn, -turn * 1.2, {
        stroke: darker(tones.typical, 0.7),
        width: turn * 3.1,
        opacity: 0.5,
      })
      sheet.echo(folds, turn * 0.7, turn * 0.8, {
        stroke: lighter(tones.light, 0.4),
        width: turn * 2.1,
        opacity: 0.45,
      })
    })
  })
  sheet.contour(outline, 1.7)
  return outline
}
