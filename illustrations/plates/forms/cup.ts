/* design-tokens-allow: pigments of the plates */

import { darker, LIGHT, lighter, mix } from '@illustrations/engine/colour'
import { lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { type ProfilePoint, SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { hatch, wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** An open bowl with the spores on its inside: bright inside, paler and mealy outside. */
export function drawCup(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const vase = vaseOf(s, l.hasStipe ? 1 : 0.72, l.margin === 'even' ? 0.05 : 0.1, 26)
  sheet.layer({ gapAbove: s.foot[1] - 6 })
  const { cap } = l.tones
  drawOutside(sheet, vase, mix(lighter(cap.light, 0.35), cap.typical, 0.25), s, 'mealy')
  drawInside(
    sheet,
    vase,
    [
      [0, darker(cap.dark, 0.3)],
      [0.5, cap.dark],
      [0.85, cap.typical],
      [1, lighter(cap.typical, 0.15)],
    ],
    s,
  )
  return {
    gills: [vase.interior.at(0.55, 4.4)],
    cap: [vase.exterior.at(0.6, 2.2), vase.exterior.at(0.6, 0.9)],
  }
}

/** Splash cups on wood, fluted inside, each with a few flat eggs. */
export function drawNest(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const vase = vaseOf(s, 1.5, 0.02, 34, 0.42)
  sheet.layer({ gapAbove: s.foot[1] - 6 })
  const { cap } = l.tones
  drawOutside(sheet, vase, cap.typical, s, 'shaggy')
  if (s.age === 0) {
    drawLid(sheet, vase, l)
    return { cap: [vase.exterior.at(0.5, 2)] }
  }
  drawInside(
    sheet,
    vase,
    [
      [0, darker(cap.dark, 0.4)],
      [0.6, cap.dark],
      [1, cap.light],
    ],
    s,
    () => {
      const flutes = sheet.ink()
      for (let i = 0; i < 30; i++)
        for (const line of vase.interior.run((u) => [lerp(0.02, 0.55, u), (i / 30) * TAU], 6))
          flutes.pen(line, 0.9, 'taper')
      sheet.draw(flutes, sheet.inks.inner, 0.5)
      const [x, y] = vase.interior.at(1, 0)
      for (let i = 0; i < 5; i++) {
        const p: Point = [x + (i - 2) * s.radius * 0.2, y + s.radius * (i % 2 ? 0.1 : -0.06)]
        sheet.ellipse([p[0] + 0.8, p[1] + 1.2], s.radius * 0.18, s.radius * 0.11, '#1d130c', 0.5)
        sheet.ellipse(p, s.radius * 0.17, s.radius * 0.1, '#cfc6b6')
        sheet.ellipse(
          [p[0] - s.radius * 0.03, p[1] - s.radius * 0.03],
          s.radius * 0.09,
          s.radius * 0.045,
          '#ece6d8',
          0.9,
        )
      }
    },
  )
  return {
    gills: [vase.interior.at(0.5, 4.5)],
    cap: [vase.exterior.at(0.5, 2.2), vase.exterior.at(0.5, 0.9)],
  }
}

interface Vase {
  exterior: SolidOfRevolution
  interior: SolidOfRevolution
}

/** `depth` is the height of the wall and `floor` the depth of the hollow, in radii. */
function vaseOf(s: Specimen, depth: number, ruffle: number, elevation: number, floor = depth * 0.82): Vase {
  const [across, up] = [wobble(s.random, 4), wobble(s.random, 3, 2)]
  const shared = {
    radius: s.radius,
    elevation,
    tilt: s.tilt,
    at: [s.foot[0] + s.lean * 0.2, s.foot[1] - s.radius * depth * 0.9] as Point,
    lobe: (a: number) => across(a) * ruffle,
    lift: (a: number) => up(a) * ruffle * 1.2,
  }
  const wall: ProfilePoint[] = [
    [1, 0],
    [0.94, -0.25 * depth],
    [0.74, -0.62 * depth],
    [0.42, -0.9 * depth],
    [0.26, -1.06 * depth],
    [0.2, -1.14 * depth],
  ]
  const hollow: ProfilePoint[] = [
    [0.97, -0.01],
    [0.88, -0.32 * floor],
    [0.66, -0.68 * floor],
    [0.34, -0.93 * floor],
    [0, -floor],
  ]
  return {
    exterior: new SolidOfRevolution({ profile: wall, ...shared }),
    interior: new SolidOfRevolution({ profile: hollow, ...shared, outward: -1 }),
  }
}

function drawOutside(
  sheet: Sheet,
  { exterior }: Vase,
  colour: string,
  s: Specimen,
  finish: 'mealy' | 'shaggy',
): void {
  const outline = exterior.silhouette(sheet.sampleCount(110))
  wash(sheet, outline, colour, { depth: 0.26, shift: 0.12, rim: darker(colour, 0.3), gap: true }, () => {
    const marks = sheet.ink()
    for (let i = 0; i < sheet.markCount(160, 80); i++) {
      const [t, a] = [s.random.between(0.05, 0.95), s.random.between(0, Math.PI)]
      if (exterior.facing(t, a) < 0.05) continue
      if (finish === 'mealy') marks.dot(exterior.at(t, a), 1)
      else
        marks.pen(
          [exterior.at(t, a), exterior.at(Math.min(1, t + 0.08), a + s.random.between(-0.1, 0.1))],
          1,
          'taper',
        )
    }
    sheet.draw(marks, darker(colour, 0.5), 0.5)
    const lines = sheet.ink()
    hatch(lines, exterior, s.random, { lines: 10, threshold: 0.1 }, sheet.density)
    sheet.draw(lines, sheet.inks.inner, 0.42)
  })
  sheet.contour(outline, 1.55)
}

function drawInside(
  sheet: Sheet,
  { interior }: Vase,
  stops: readonly (readonly [number, string])[],
  s: Specimen,
  marks?: () => void,
): void {
  const outline = interior.ring(0, sheet.sampleCount(90))
  const [x, y] = interior.at(0, Math.PI / 2)
  const top = interior.at(0, -Math.PI / 2)
  const paint = sheet.radial(
    [x, (y + top[1]) / 2 + 2],
    s.radius,
    (y - top[1]) / 2,
    s.tilt,
    stops.map(([o, c]) => [o, c] as const),
  )
  const shape = sheet.shape(outline)
  sheet.use(shape, paint)
  sheet.clipped(shape, () => {
    const lines = sheet.ink()
    for (let j = 0; j < 7; j++)
      for (const line of interior.run((u) => [0.1 + j * 0.09, Math.PI * (1 + u * 0.55)], 22))
        lines.pen(line, 0.75)
    sheet.draw(lines, sheet.inks.inner, 0.38)
    marks?.()
  })
  const edge = sheet.ink().contour(outline, 1.2, { flip: -1, low: 0.5 })
  sheet.draw(edge, sheet.inks.contour)
  const lip = sheet.ink().pen(
    steps(24, (u) => interior.at(0.015, lerp(0.2, Math.PI - 0.2, u))),
    1.6,
  )
  sheet.draw(lip, LIGHT, 0.5)
}

/** A pale skin closes a young nest. */
function drawLid(sheet: Sheet, { interior }: Vase, l: ResolvedTraits): void {
  const lid = interior.ring(0.02, 60)
  wash(sheet, lid, lighter(l.tones.cap.light, 0.55), { depth: 0.14 })
  sheet.contour(lid, 1.1)
}
