import { darker, LIGHT, lighter, mix } from '@illustrations/engine/colour'
import { boundingBox, lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { hatch, wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'

/** A bracket on a lateral stalk: a lacquered kidney shape with hard highlights along concentric furrows. */
export function drawReishi(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius, elevation } = s
  sheet.layer({ gapAbove: s.foot[1] - 8 })
  const side = s.lean >= 0 ? Math.PI - 0.15 : 0.15
  const wave = wobble(random, 3)
  const fold = (a: number) => Math.exp(-((wrapped(a - side) / 0.42) ** 2))
  const lobe = (a: number) => -0.42 * fold(a) + 0.025 * wave(a) - 0.12 * Math.cos(a - side)
  const lift = (a: number) => 0.02 * wave(a)
  const at: Point = [s.foot[0] + s.lean, s.foot[1] - s.height]
  const shared = { radius, elevation, tilt: s.tilt, at, lobe, lift }
  const top = new SolidOfRevolution({
    profile: [
      [0, 0.1],
      [0.3, 0.15],
      [0.6, 0.16],
      [0.85, 0.1],
      [0.97, 0.01],
      [1, -0.06],
    ],
    ...shared,
  })
  const rim = new SolidOfRevolution({
    profile: [
      [1, -0.04],
      [1, -0.1],
      [0.98, -0.17],
      [0.9, -0.2],
      [0.3, -0.2],
    ],
    ...shared,
  })
  const joint = top.at(0.5, side)
  const stalk = new Stalk({
    base: s.foot,
    top: [joint[0], joint[1] + radius * 0.1],
    bow: s.lean >= 0 ? 0.13 : -0.13,
    topRadius: s.thick,
    baseRadius: s.thick * 1.15,
    bulb: 0.15,
  })
  drawStalk(sheet, l, stalk, s)
  drawPoreRim(sheet, l, rim, top)
  drawTop(sheet, l, top, s)
  return {
    cap: [top.at(0.6, 1.85 * Math.PI), top.at(0.6, 1.2 * Math.PI)],
    stipe: [stalk.at(0.4, 0.6), stalk.at(0.4, -0.6)],
    gills: [rim.at(0.5, 0.6), rim.at(0.5, 1.4), rim.at(0.5, 2.4)],
  }
}

const wrapped = (a: number): number => ((((a + Math.PI) % TAU) + TAU) % TAU) - Math.PI

function drawStalk(sheet: Sheet, l: ResolvedTraits, stalk: Stalk, s: Specimen): void {
  const { stipe } = l.tones
  wash(
    sheet,
    stalk.outline,
    stipe.typical,
    { depth: 0.3, shift: 0.25, fall: 0.2, gap: true, rim: stipe.dark },
    () => {
      const lines = sheet.ink()
      for (let i = 0; i < 16; i++)
        lines.pen([stalk.at(i / 16, -1.3), stalk.at(i / 16 + 0.012, 0), stalk.at(i / 16, 1.4)], 0.9)
      sheet.draw(lines, sheet.inks.inner, 0.4)
      sheet.draw(
        sheet.ink().pen(
          steps(9, (u) => stalk.at(0.1 + u * 0.72, -0.55)),
          s.radius * 0.05,
        ),
        lighter(stipe.light, 0.75),
        0.5,
      )
    },
  )
  sheet.contour(stalk.outline, 1.5)
}

function drawPoreRim(sheet: Sheet, l: ResolvedTraits, rim: SolidOfRevolution, top: SolidOfRevolution): void {
  const outline = rim.silhouette(sheet.sampleCount(120))
  sheet.cutGap(sheet.shape(top.silhouette(sheet.sampleCount(60))))
  wash(sheet, outline, l.tones.hymenium.typical, { depth: 0.24, shift: 0.04, gap: true }, () => {
    const lines = sheet.ink()
    for (const t of [0.3, 0.42, 0.52])
      for (const line of rim.run((u) => [t, u * TAU], 70)) lines.pen(line, 0.6)
    sheet.draw(lines, sheet.inks.inner, 0.35)
  })
  sheet.contour(outline, 1.5)
}

function drawTop(
  sheet: Sheet,
  l: ResolvedTraits,
  body: SolidOfRevolution,
  { random, radius }: Specimen,
): void {
  const { cap, marks } = l.tones
  const outline = body.silhouette(sheet.sampleCount(130))
  wash(sheet, outline, cap.light, { depth: 0.24, shift: 0.07 }, () => {
    const bands: readonly (readonly [number, string])[] = [
      [0.97, cap.light],
      [0.92, mix(cap.light, marks.typical, 0.6)],
      [0.86, marks.typical],
      [0.78, mix(marks.typical, cap.typical, 0.55)],
      [0.68, cap.typical],
      [0.57, mix(cap.typical, cap.dark, 0.35)],
      [0.47, cap.typical],
      [0.36, mix(cap.typical, cap.dark, 0.6)],
      [0.25, cap.dark],
      [0.14, mix(cap.dark, cap.typical, 0.4)],
    ]
    const [furrows, lights] = [sheet.ink(), sheet.ink()]
    bands.forEach(([t, colour], i) => {
      const ring = body.ring(t, 60)
      sheet.draw(sheet.ink().shape(ring, 0.25), colour, 0.92)
      furrows.contour(ring, i % 2 ? 0.8 : 1.15, { low: 0.1, tolerance: 0.3 })
      if (!l.surfaces.has('lacquered')) return
      for (const line of body.run((u) => [t - 0.035, Math.PI * 1.02 + u * 1.35], 20))
        lights.pen(line, radius * (i % 2 ? 0.014 : 0.03))
      for (const line of body.run((u) => [t - 0.04, 0.3 + u * 0.5], 10)) lights.pen(line, radius * 0.012)
    })
    sheet.draw(furrows, sheet.inks.inner, 0.5)
    const [left, top, right, bottom] = boundingBox(outline)
    const turn = sheet.linear(
      [left, top],
      [right, bottom],
      [
        [0, LIGHT, 0.28],
        [0.45, LIGHT, 0],
        [1, darker(cap.dark, 0.6), 0.5],
      ],
    )
    sheet.use(sheet.lastShape, turn)
    sheet.draw(lights, LIGHT, 0.6)
    const lines = sheet.ink()
    hatch(lines, body, random, { lines: 9, threshold: 0.45, width: 0.8 }, sheet.density)
    for (let i = 0; i < 40; i++) {
      const [a, t] = [random.between(0, TAU), random.between(0.2, 0.85)]
      for (const line of body.run((u) => [lerp(t, t + 0.1, u), a], 3)) lines.pen(line, 0.8)
    }
    sheet.draw(lines, sheet.inks.inner, 0.32)
  })
  sheet.contour(outline, 1.6)
}
