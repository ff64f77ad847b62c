import { darker, lighter, mix } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import { aroundCircle, type Point, steps } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { type ProfilePoint, smoothProfile } from '@illustrations/engine/solid-of-revolution'
import { wash } from '@illustrations/engine/wash'
import { foldField, loopsAbove } from '@illustrations/plates/core/labyrinth'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'
import { drawForm } from '@illustrations/plates/forms/form'
import { drawSpines } from '@illustrations/plates/parts/hymenium'

const AXIS = 160
const BASE = 286

/** Upright bodies without gills: a morel is one cavity, a false morel many chambers, a club solid flesh. */
export function sectionSolid(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  if (l.form === 'toothed') return cutMane(sheet, l, random)
  if (l.form === 'coral' || l.form === 'jelly') return cutCoral(sheet, l, random)
  return cutUpright(sheet, l, random)
}

function cutUpright(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const contour =
    l.form === 'morel' ? MOREL : l.form === 'gyromitra' ? BRAIN : l.form === 'stinkhorn' ? HORN : CLUB
  const wave = wobble(random, 5)
  const profile = smoothProfile(contour)
  const side = (sign: 1 | -1, inset: number) =>
    steps(70, (u) => {
      const [r, z] = profile(u)
      const bumps =
        l.form === 'morel' && z > 0.42
          ? 3.4 * Math.abs(Math.sin(u * 44))
          : l.form === 'gyromitra' && z > 0.4
            ? 5 * Math.abs(Math.sin(u * 26))
            : wave(u * 6) * 0.8
      return [
        AXIS + sign * Math.max(0, r * 250 + bumps - inset),
        BASE - z * 250 + (u > 0.9 ? inset * 0.6 : 0),
      ] as Point
    })
  const outline = [...side(-1, 0), ...side(1, 0).reverse()]
  castShadow(sheet, random, [AXIS + 6, BASE + 2], 52)
  const { cap, stipe, flesh } = l.tones
  const skin = sheet.linear(
    [AXIS, BASE - 250],
    [AXIS, BASE],
    [
      [0, cap.typical],
      [0.55, mix(cap.typical, cap.dark, 0.3)],
      [0.62, stipe.typical],
      [1, stipe.typical],
    ],
  )
  wash(sheet, outline, skin, { depth: 0.2 })
  const wall = l.form === 'stinkhorn' ? 7 : 6
  const cavityOutline = [...side(-1, wall), ...side(1, wall).reverse()]
  wash(sheet, cavityOutline, flesh.typical, { depth: 0.1, shift: 0.05 }, () => {
    if (l.form === 'gyromitra') drawChambers(sheet, l, random)
    else if (l.form === 'club') drawFibres(sheet, random)
  })
  if (l.form === 'morel' || l.form === 'stinkhorn') drawHollow(sheet, l, side)
  sheet.draw(sheet.ink().contour(cavityOutline, 0.8, { low: 0.6 }), sheet.inks.inner, 0.6)
  sheet.contour(outline, 1.6)
  return { cap: [[AXIS, BASE - 240]], stipe: [[AXIS, BASE - 50]], flesh: [[AXIS, BASE - 150]] }
}

/** Half widths and heights from base to tip, as fractions of 250 units. */
type Contour = readonly ProfilePoint[]
const MOREL: Contour = [
  [0.17, 0],
  [0.14, 0.1],
  [0.12, 0.36],
  [0.16, 0.41],
  [0.24, 0.46],
  [0.26, 0.6],
  [0.22, 0.82],
  [0.12, 0.96],
  [0, 1],
]
const BRAIN: Contour = [
  [0.15, 0],
  [0.13, 0.3],
  [0.14, 0.38],
  [0.34, 0.4],
  [0.42, 0.56],
  [0.38, 0.76],
  [0.24, 0.92],
  [0.08, 0.97],
  [0, 0.97],
]
const HORN: Contour = [
  [0.16, 0],
  [0.17, 0.08],
  [0.08, 0.14],
  [0.07, 0.7],
  [0.13, 0.72],
  [0.12, 0.84],
  [0.07, 0.98],
  [0.03, 1],
  [0, 1],
]
const CLUB: Contour = [
  [0.05, 0],
  [0.06, 0.2],
  [0.09, 0.5],
  [0.13, 0.8],
  [0.13, 0.9],
  [0.1, 0.97],
  [0.05, 1],
  [0.02, 1.005],
  [0, 1.005],
]

function drawHollow(sheet: Sheet, l: ResolvedTraits, side: (sign: 1 | -1, inset: number) => Point[]): void {
  const wall = l.form === 'morel' ? 17 : 13
  const cavity = [...side(-1, wall), ...side(1, wall).reverse()].filter(([, y]) => y < BASE - 10)
  wash(sheet, cavity, mix(l.tones.flesh.typical, l.tones.stipe.dark, 0.65), { depth: 0.34, shift: 0.1 })
  sheet.draw(sheet.ink().contour(cavity, 1.1, { flip: -1 }), sheet.inks.inner, 0.8)
}

function drawChambers(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): void {
  const field = foldField(random, 5)
  const [holes, edges] = [sheet.ink(), sheet.ink()]
  for (const loop of loopsAbove((x, y) => (Math.hypot(x, y) < 0.94 ? field(x, y) - 0.1 : -1), 56)) {
    const hole = loop.map(([x, y]) => [AXIS + x * 96, BASE - 168 + y * 66] as const)
    holes.shape(hole, 0.3)
    edges.contour(hole, 1, { flip: -1, tolerance: 0.3 })
  }
  sheet.crescent(holes.fill, mix(l.tones.flesh.typical, l.tones.cap.dark, 0.5), 1)
  sheet.draw(edges, sheet.inks.inner, 0.7)
}

function drawFibres(sheet: Sheet, random: SeededRandom): void {
  const lines = sheet.ink()
  for (let i = 0; i < 60; i++) {
    const [x, y] = [AXIS + random.between(-60, 60), BASE - random.between(6, 230)]
    lines.pen(
      [
        [x, y],
        [x + random.between(-1, 1), y - 8],
        [x, y - random.between(12, 22)],
      ],
      0.7,
    )
  }
  sheet.draw(lines, sheet.inks.inner, 0.3)
}

/** A halved lion's mane: branching flesh in the middle, spines on its lower side. */
function cutMane(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const [x, y, r] = [AXIS, 130, 86]
  const { flesh, cap, hymenium } = l.tones
  const spines = Array.from({ length: sheet.fine ? 90 : 64 }, (_, i) => {
    const a = Math.PI * (0.02 + 0.96 * (i / (sheet.fine ? 89 : 63)))
    const k = random.between(0.8, 0.98)
    return {
      root: [x + Math.cos(a) * r * k, y + Math.sin(a) * r * 0.8 * k] as Point,
      length: 40 + 50 * Math.sin(a) * random.between(0.7, 1.1),
    }
  })
  drawSpines(sheet, spines, hymenium.typical, 3)
  for (const { root, length } of spines) sheet.includeBox([root[0], root[1], root[0], root[1] + length])
  const wave = wobble(random, 5)
  const body = aroundCircle(
    80,
    (a) =>
      [x + Math.cos(a) * r * (1 + 0.04 * wave(a)), y + Math.sin(a) * r * 0.8 * (1 + 0.04 * wave(a))] as const,
  )
  wash(sheet, body, flesh.typical, { depth: 0.12, rim: cap.dark }, () => {
    const branches = sheet.ink()
    for (let i = 0; i < 22; i++) {
      const a = random.between(0.1, Math.PI - 0.1)
      branches.pen(
        steps(
          5,
          (u) =>
            [
              x + Math.cos(a) * r * u * 0.95,
              y - 20 + (Math.sin(a) * r * 0.8 + 20) * u + 2 * wave(u * 6 + i),
            ] as const,
        ),
        2.4,
      )
    }
    sheet.draw(branches, darker(lighter(flesh.dark, 0.1), 0.15), 0.5)
  })
  sheet.contour(body, 1.6)
  return { flesh: [[x, y]], gills: [[x, y + r * 0.95]], cap: [[x, y - r * 0.75]] }
}

/** A coral consists of branches or ribbons, so it is shown entire with the cut face of its foot. */
function cutCoral(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const anchors = drawForm(sheet, l, {
    foot: [AXIS, BASE],
    radius: 104,
    height: 216,
    thick: 20,
    age: 1,
    elevation: 0,
    tilt: 0,
    lean: 0,
    random,
  })
  const face = aroundCircle(40, (a) => [AXIS + Math.cos(a) * 27, BASE - 2 + Math.sin(a) * 11] as const)
  wash(sheet, face, l.tones.flesh.typical, { depth: 0.12 }, () => {
    const precision = sheet.ink()
    for (let i = 0; i < 40; i++)
      precision.dot([AXIS + random.between(-22, 22), BASE - 2 + random.between(-8, 8)], 0.9)
    sheet.draw(precision, sheet.inks.inner, 0.4)
  })
  sheet.contour(face, 1.3)
  return { ...anchors, flesh: [[AXIS, BASE - 2]] }
}
