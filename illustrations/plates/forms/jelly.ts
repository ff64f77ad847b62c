import { LIGHT, lighter, mix } from '@illustrations/engine/colour'
import {
  aroundCircle,
  boundingBox,
  distance,
  interpolate,
  type Point,
  radians,
  rotate,
  steps,
  TAU,
  translate,
} from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/**
 * An ear of radius R around a centre, attached at its upper edge; some show the downy back, some the
 * veined inside.
 */
export function drawJelly(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius: r } = s
  const centre: Point = [s.foot[0], s.foot[1]]
  const wave = wobble(random, 4, 2)
  const angle = radians(s.tilt)
  const back = s.elevation > 0
  sheet.layer()
  const place = (a: number, k: number): Point => {
    const notch = Math.exp(-((wrapped(a + Math.PI / 2) / 0.5) ** 2))
    const q = k * (1 + 0.06 * wave(a) + 0.13 * Math.cos(2 * a + 0.9) - 0.3 * notch)
    return rotate(
      [centre[0] + Math.cos(a) * r * q, centre[1] + Math.sin(a) * r * 0.86 * q + r * 0.1 * (1 - k)],
      centre,
      angle,
    )
  }
  const root = rotate([centre[0], centre[1] - r * 0.52], centre, angle)
  const outline = aroundCircle(90, (a) => place(a, 1))
  const [left, top, right, bottom] = boundingBox(outline)
  const { cap, marks } = l.tones
  const paint = sheet.linear(
    [left, top],
    [right, bottom],
    back
      ? [
          [0, mix(cap.typical, marks.typical, 0.6)],
          [0.5, cap.typical],
          [1, cap.dark],
        ]
      : [
          [0, lighter(cap.light, 0.3)],
          [0.5, cap.light],
          [1, cap.typical],
        ],
  )
  wash(sheet, outline, paint, { depth: 0.26, shift: 0.09, gap: true, rim: cap.dark }, () => {
    if (back) drawDown(sheet, l, place, random)
    else drawCup(sheet, l, place, root, s)
    const gloss = sheet
      .ink()
      .pen(
        steps(12, (u) => place(Math.PI * 0.98 + u * 0.55, 0.91)),
        r * 0.075,
      )
      .pen(
        steps(5, (u) => place(Math.PI * 0.8 + u * 0.16, 0.91)),
        r * 0.05,
      )
    sheet.draw(gloss, LIGHT, back ? 0.28 : 0.65)
  })
  sheet.contour(outline, 1.6)
  return back ? { cap: [place(3.6, 0.6)] } : { gills: [place(1.4, 0.5), place(0.4, 0.5)] }
}

const wrapped = (a: number): number => ((((a + Math.PI) % TAU) + TAU) % TAU) - Math.PI
type Place = (a: number, k: number) => Point

/** Short pale hairs on the back. */
function drawDown(sheet: Sheet, l: ResolvedTraits, place: Place, random: Specimen['random']): void {
  const [hairs, folds] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < sheet.markCount(240, 90); i++) {
    const [a, k] = [random.between(0, TAU), Math.sqrt(random.next()) * 0.98]
    hairs.pen([place(a, k), place(a + 0.05, Math.min(1, k + 0.07))], 0.85, 'taper')
  }
  for (let j = 0; j < 3; j++)
    folds.pen(
      steps(14, (u) => place(-0.5 + u * 2.3, 0.45 + j * 0.2)),
      1.1,
    )
  sheet.draw(hairs, lighter(l.tones.marks.typical, 0.2), 0.65)
  sheet.draw(folds, sheet.inks.inner, 0.5)
}

/** The inside: a rolled margin and veins that start at the attachment. */
function drawCup(
  sheet: Sheet,
  l: ResolvedTraits,
  place: Place,
  root: Point,
  { random, radius: r }: Specimen,
): void {
  const { cap, hymenium } = l.tones
  const inner = aroundCircle(60, (a, i) => place(a, 0.83 * (1 + 0.02 * Math.sin(i * 1.05))))
  const paint = sheet.radial(root, r * 1.5, r * 1.5, 0, [
    [0, cap.dark],
    [0.3, mix(cap.dark, cap.typical, 0.6)],
    [0.7, hymenium.typical],
    [1, hymenium.light],
  ])
  sheet.draw(sheet.ink().shape(inner, 0.3), paint)
  const [veins, lights, lines] = [sheet.ink(), sheet.ink(), sheet.ink()]
  for (let i = -3; i <= 3; i++) {
    const a = Math.PI / 2 + i * 0.42 + random.between(-0.12, 0.12)
    const vein = [
      root,
      ...steps(5, (u) =>
        interpolate(
          root,
          place(a + 0.16 * Math.sin((u * 5 + 1) * 1.9 + i), 0.86),
          (u * 0.8 + 0.2) * random.between(0.7, 0.84),
        ),
      ),
    ]
    vein.sort((p, q) => distance(p, root) - distance(q, root))
    veins.pen(vein, r * 0.085, 'taper')
    lights.pen(
      vein.map((p) => translate(p, -r * 0.045, -r * 0.02)),
      r * 0.04,
    )
  }
  sheet.draw(veins, cap.dark, 0.5)
  sheet.draw(lights, lighter(cap.light, 0.45), 0.6)
  sheet.draw(sheet.ink().contour(inner, 1.5, { flip: -1, low: 0.05 }), sheet.inks.inner, 0.75)
  for (let j = 0; j < (sheet.fine ? 8 : 4); j++)
    lines.pen(
      steps(12, (u) => place(-0.3 + j * 0.04 + u * 1.6, 0.85 + j * (sheet.fine ? 0.019 : 0.036))),
      0.75,
    )
  sheet.draw(lines, sheet.inks.inner, 0.4)
}
