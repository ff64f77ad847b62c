/* design-tokens-allow: pigments of the plates */
import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** An outer skin split into rays that bend back, around a spore sac with a mouth. */
export function drawEarthstar(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius: r } = s
  const centre: Point = [s.foot[0], s.foot[1] - r * 0.4]
  sheet.layer({ gapAbove: s.foot[1] - 6 })
  if (s.age === 0) return drawEgg(sheet, l, s)
  const count = random.integer(6, 7)
  const turn = random.between(0, 1)
  const angles = aroundCircle(count, (a) => (a + turn) % TAU).sort((a, b) => Math.sin(a) - Math.sin(b))
  const behind = angles.filter((a) => Math.sin(a) < 0.1)
  const before = angles.filter((a) => Math.sin(a) >= 0.1)
  for (const a of behind) drawRay(sheet, l, s, centre, a, Math.PI / count)
  for (const a of before) drawRay(sheet, l, s, centre, a, Math.PI / count)
  drawCollar(sheet, l, centre, r, random)
  return drawSac(sheet, l, s, centre)
}

function drawRay(
  sheet: Sheet,
  l: ResolvedTraits,
  { radius: r, random }: Specimen,
  [cx, cy]: Point,
  angle: number,
  half: number,
): void {
  const { cap } = l.tones
  const place = (k: number, side: number): Point => {
    // Rays rise from the middle, then bend down to the ground and curl under at the tip.
    const rise = -r * 0.2 * Math.sin(Math.min(1, k) * Math.PI) + r * 0.36 * Math.max(0, k - 0.55)
    const width = half * 1.35 * (1 - k ** 1.7) + 0.02
    const a = angle + side * width
    return [cx + Math.cos(a) * r * k, cy + Math.sin(a) * r * 0.46 * k + rise]
  }
  const reach = random.between(1.08, 1.24)
  const outline = [
    ...steps(14, (u) => place(lerp(0.2, reach, u), -1)),
    ...steps(14, (u) => place(lerp(reach, 0.2, u), 1)),
  ]
  const paint = sheet.linear([cx, cy], place(1, 0), [
    [0, mix(cap.typical, cap.light, 0.3)],
    [0.6, cap.typical],
    [1, cap.dark],
  ])
  wash(sheet, outline, paint, { depth: 0.26, shift: 0.12, rim: cap.dark }, () => {
    const cracks = sheet.ink()
    for (let i = 0; i < 8; i++) {
      const [k, side] = [random.between(0.35, 0.85), random.between(-0.7, 0.7)]
      cracks.pen(
        [
          place(k, side),
          place(k + 0.03, side + random.between(-0.5, 0.5)),
          place(k + 0.06, side + random.between(-0.8, 0.8)),
        ],
        1,
      )
    }
    for (let i = 0; i < 6; i++)
      cracks.pen([place(0.96 * reach, 0), place(random.between(0.5, 0.7), random.between(-0.6, 0.6))], 0.7)
    sheet.draw(cracks, sheet.inks.inner, 0.48)
  })
  sheet.contour(outline, 1.4)
}

/** The cracked saucer that holds the sac. */
function drawCollar(
  sheet: Sheet,
  l: ResolvedTraits,
  [cx, cy]: Point,
  r: number,
  random: Specimen['random'],
): void {
  const collar = aroundCircle(
    26,
    (a) =>
      [
        cx + Math.cos(a) * r * 0.52 * random.between(0.97, 1.03),
        cy - r * 0.1 + Math.sin(a) * r * 0.22,
      ] as const,
  )
  wash(sheet, collar, lighter(l.tones.cap.light, 0.15), { depth: 0.3 })
  sheet.contour(collar, 1.2)
}

function drawSac(
  sheet: Sheet,
  l: ResolvedTraits,
  { radius: r, random }: Specimen,
  [cx, cy]: Point,
): PartAnchors {
  const { cap } = l.tones
  const ball = aroundCircle(
    60,
    (a) =>
      [
        cx + Math.cos(a) * r * 0.42,
        cy - r * 0.36 + Math.sin(a) * r * 0.36 - (Math.sin(a) < -0.9 ? r * 0.03 : 0),
      ] as const,
  )
  const skin = mix(cap.dark, cap.light, 0.35)
  wash(sheet, ball, skin, { depth: 0.3, shift: 0.14, rim: cap.dark, gap: true }, () => {
    const dots = sheet.ink()
    for (let i = 0; i < sheet.markCount(160, 80); i++) {
      const [u, v] = [random.between(-1, 1), random.between(-1, 1)]
      if (u * u + v * v < 0.95 && random.next() < 0.35 + 0.35 * (u + v))
        dots.dot([cx + u * r * 0.42, cy - r * 0.36 + v * r * 0.36], 0.9)
    }
    sheet.draw(dots, sheet.inks.inner, 0.5)
  })
  sheet.contour(ball, 1.5)
  const beak: Point[] = [
    [cx - r * 0.13, cy - r * 0.68],
    [cx - r * 0.03, cy - r * 0.86],
    [cx + r * 0.04, cy - r * 0.86],
    [cx + r * 0.14, cy - r * 0.68],
    [cx, cy - r * 0.63],
  ]
  sheet.draw(sheet.ink().shape(beak, 0), darker(skin, 0.2))
  const fibres = sheet.ink()
  for (let i = 0; i < 7; i++)
    fibres.pen(
      [
        [cx + (i - 3) * r * 0.04, cy - r * 0.66],
        [cx + (i - 3) * r * 0.012, cy - r * 0.85],
      ],
      0.8,
    )
  sheet.draw(fibres.contour(beak, 1, { tolerance: 0 }), sheet.inks.contour)
  return { cap: [[cx - r * 0.7, cy]], gills: [[cx, cy - r * 0.84]] }
}

/** An unopened bulb with a point. */
function drawEgg(sheet: Sheet, l: ResolvedTraits, { foot, radius: r, random }: Specimen): PartAnchors {
  const egg = aroundCircle(
    50,
    (a) =>
      [
        foot[0] + Math.cos(a) * r * 0.62,
        foot[1] -
          r * 0.52 +
          Math.sin(a) * r * 0.56 * (Math.sin(a) < -0.8 ? 1 + 1.6 * (-Math.sin(a) - 0.8) : 1),
      ] as const,
  )
  wash(sheet, egg, l.tones.cap.dark, { depth: 0.28, shift: 0.14, gap: true }, () => {
    const marks = sheet.ink()
    for (let i = 0; i < 40; i++) {
      const [x, y] = [foot[0] + random.between(-0.5, 0.5) * r, foot[1] - r * random.between(0.1, 0.9)]
      marks.pen(
        [
          [x, y],
          [x + 3, y + 1.5],
        ],
        0.8,
      )
    }
    sheet.draw(marks, sheet.inks.inner, 0.4)
  })
  sheet.contour(egg, 1.5)
  return {}
}
