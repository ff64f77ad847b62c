import { darker, lighter } from '@illustrations/engine/colour'
import { type Point, steps } from '@illustrations/engine/geometry'
import {
  type DrawingContext,
  gleam,
  hatch,
  lines,
  patch,
  rod,
  shadow,
  solid,
} from '@illustrations/objects/kit/context'
import {
  AMBER,
  BRASS,
  DARK_WOOD,
  GLASS,
  IRON,
  LINEN,
  PAPER,
  PLUM,
  RUBBER,
  SLATE,
  STEEL,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { print, sheetOf } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundBends, roundCorners } from '@illustrations/objects/kit/shapes'
import { box, vessel } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part } from '@illustrations/objects/kit/surface'

export function microscope(context: DrawingContext): void {
  shadow(context, [164, 276], 104)
  const foot = roundCorners(parsePoints('92,262 118,246 230,246 238,262 236,276 96,278'), 8)
  solid(context, foot, IRON, { front: true, depth: 0.3 })
  lines(context, [parsePoints('98,264 160,263 234,263')], 1.4, { opacity: 0.7 })
  const limb = [
    ...roundBends(parsePoints('208,250 214,200 208,150 190,124 164,118'), 24),
    ...roundBends(parsePoints('170,84 214,96 240,140 242,206 236,250'), 24),
  ]
  solid(context, limb, context.tint, { front: true, depth: 0.3 }, () =>
    lines(context, [parsePoints('226,240 229,200 226,152 210,116')], 2, { opacity: 0.4 }),
  )
  solid(context, roundCorners(parsePoints('92,196 214,196 214,210 92,210'), 4), IRON, {
    front: true,
    depth: 0.24,
  })
  solid(context, roundCorners(parsePoints('104,190 168,190 168,196 104,196'), 1.5), GLASS, { line: 1.3 })
  patch(context, oval([136, 193], 8, 2), PLUM, 0.9)
  solid(context, roundCorners(parsePoints('122,210 152,210 148,226 126,226'), 3), STEEL, { line: 1.6 })
  solid(context, oval([138, 246], 22, 8), BRASS, { front: true, depth: 0.26 })
  solid(context, oval([138, 243], 13, 4), lighter(BRASS, 0.7), { line: 1.1 })
  const tilt = (u: number, v: number): Point => [138 + v * 0.96 + u * 0.28, 130 + v * 0.28 - u * 0.96]
  for (const [v, long] of parsePoints('-22,34 0,44 20,30'))
    solid(
      context,
      roundCorners(
        [
          tilt(-8, v - 8),
          tilt(-8, v + 8),
          tilt(-long + 8, v + 6),
          tilt(-long, v + 4),
          tilt(-long, v - 4),
          tilt(-long + 8, v - 6),
        ],
        2,
      ),
      v ? STEEL : BRASS,
      { line: 1.6, depth: 0.28 },
    )
  solid(context, roundCorners([tilt(-10, -32), tilt(-10, 32), tilt(6, 28), tilt(6, -28)], 5), IRON, {
    front: true,
    depth: 0.26,
  })
  solid(context, roundCorners([tilt(6, -20), tilt(6, 20), tilt(70, 20), tilt(70, -20)], 4), context.tint, {
    depth: 0.3,
    line: 1.9,
  })
  solid(context, roundCorners([tilt(70, -15), tilt(70, 15), tilt(98, 14), tilt(98, -14)], 3), BRASS, {
    depth: 0.3,
    line: 1.8,
  })
  solid(context, roundCorners([tilt(96, -19), tilt(96, 19), tilt(108, 17), tilt(108, -17)], 4), RUBBER, {
    depth: 0.3,
    line: 1.8,
  })
  gleam(context, [tilt(12, -11), tilt(64, -11)], 4, 0.5)
  for (const [x, y, r] of [
    [232, 178, 18],
    [236, 226, 13],
  ] as const) {
    solid(context, oval([x, y], r), BRASS, { front: true, depth: 0.3 })
    lines(
      context,
      steps(14, (_, i): Point[] => {
        const a = (i / 14) * Math.PI * 2
        return [
          [x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72],
          [x + Math.cos(a) * r * 0.98, y + Math.sin(a) * r * 0.98],
        ]
      }),
      1,
      { opacity: 0.5 },
    )
    solid(context, oval([x, y], r * 0.5), lighter(BRASS, 0.2), { line: 1.2 })
  }
}

/** An open case of instruments for a first look through the microscope. */
export function microscopyKit(context: DrawingContext): void {
  shadow(context, [164, 270], 124)
  const lid = flat([58, 92], [246, 70], [256, 166], [66, 190])
  solid(context, edge(lid, 0.01), WOOD, { front: true, depth: 0.16, shift: 0.05 })
  solid(context, edge(part(lid, 0.05, 0.08, 0.95, 0.94), 0.01), context.tint, { line: 1.5, depth: 0.2 })
  sheetOf(context, part(lid, 0.3, 0.26, 0.7, 0.66))
  print(context, part(lid, 0.34, 0.34, 0.66, 0.58), 2, 1.6)
  const tray = flat([66, 190], [256, 166], [284, 214], [90, 240])
  solid(context, edge(tray, 0.01), darker(context.tint, 0.25), { line: 1.6, depth: 0.2 })
  for (const s of [0.08, 0.2, 0.32]) {
    const slide = part(tray, s, 0.16, s + 0.09, 0.84)
    solid(context, edge(slide, 0.02), GLASS, { line: 1.2, depth: 0.1 })
    patch(context, oval(slide(0.5, 0.55), 4, 3), PLUM, 0.85)
  }
  for (const [i, s] of [0.52, 0.66].entries()) vial(context, tray(s, 0.62), i ? PLUM : AMBER)
  const at = (u: number, v: number): Point => tray(0.78 + u * 0.16, 0.18 + v * 0.7)
  rod(context, [at(0.1, 0.95), at(0.5, 0.4), at(0.9, 0)], 2, STEEL)
  rod(context, [at(0.4, 1), at(0.7, 0.5), at(0.92, 0)], 2, STEEL)
  const front = flat([90, 240], [284, 214], [284, 252], [90, 280])
  const side = flat([66, 190], [90, 240], [90, 280], [66, 228])
  solid(context, edge(side, 0.01), lighter(WOOD, 0.2), { line: 1.8, depth: 0.12 })
  solid(context, edge(front, 0.01), WOOD, { line: 1.9, depth: 0.2, shift: 0.06 }, () => {
    lines(
      context,
      [0.3, 0.55, 0.8].map((t) =>
        across(front, [context.random.between(0, 0.2), t], [context.random.between(0.6, 1), t], 4),
      ),
      0.9,
      { opacity: 0.4 },
    )
    hatch(context, front, 6, { reach: 0.24 })
  })
  solid(context, edge(part(front, 0.44, 0.06, 0.56, 0.5), 0.06), BRASS, { line: 1.4 })
}

function vial(context: DrawingContext, [x, y]: Point, colour: typeof AMBER): void {
  solid(
    context,
    roundCorners(
      [
        [x - 10, y - 22],
        [x + 10, y - 22],
        [x + 11, y + 10],
        [x - 11, y + 10],
      ],
      4,
    ),
    colour,
    { front: true, line: 1.5, depth: 0.3 },
  )
  solid(
    context,
    roundCorners(
      [
        [x - 8, y - 36],
        [x + 8, y - 36],
        [x + 8, y - 22],
        [x - 8, y - 22],
      ],
      3,
    ),
    LINEN,
    { line: 1.4 },
  )
  patch(
    context,
    roundCorners(
      [
        [x - 8, y - 12],
        [x + 8, y - 12],
        [x + 8, y + 2],
        [x - 8, y + 2],
      ],
      1,
    ),
    PAPER,
  )
}

/** A box of slides, one pulled out, and cover slips. */
export function accessories(context: DrawingContext): void {
  shadow(context, [166, 270], 120)
  const faces = box(context, { foot: [126, 256], left: [-66, -34], right: [130, -44], height: 66 }, WOOD)
  const interior = part(faces.top, 0.08, 0.06, 0.92, 0.94)
  solid(context, edge(interior, 0.02), DARK_WOOD, { line: 1.5, depth: 0.24 })
  for (let i = 0; i < 9; i++) {
    const [a, b] = [interior(0.06, 0.06 + i * 0.11), interior(0.94, 0.06 + i * 0.11)]
    const up = i === 4 ? 46 : 15 + (i % 3) * 2
    solid(
      context,
      edge(flat([a[0], a[1] - up], [b[0], b[1] - up], b, a), 0.02),
      GLASS,
      { line: 1.3, depth: 0.1 },
      () =>
        gleam(
          context,
          [
            [a[0] + 8, a[1] - up],
            [a[0] + 4, a[1]],
          ],
          3,
          0.8,
        ),
    )
    if (i === 4) patch(context, oval([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 26], 8, 5), PLUM, 0.85)
  }
  sheetOf(context, part(faces.rightFace, 0.3, 0.24, 0.7, 0.78))
  print(context, part(faces.rightFace, 0.34, 0.34, 0.66, 0.7), 2, 1.5)
  const slide = flat([172, 268], [262, 240], [290, 256], [198, 286])
  solid(context, edge(slide, 0.015), GLASS, { front: true, line: 1.6, depth: 0.12 }, () =>
    gleam(context, across(slide, [0.1, 0.3], [0.9, 0.3], 3), 4, 0.8),
  )
  patch(context, edge(part(slide, 0.02, 0.04, 0.24, 0.96)), context.tint, 0.9)
  solid(context, edge(part(slide, 0.46, 0.16, 0.76, 0.84), 0.03), lighter(GLASS, 0.5), {
    line: 1.1,
    depth: 0.08,
  })
  patch(context, arc(slide(0.61, 0.5), 9, 4, 0, 0.95, 14), PLUM, 0.85)
}

/** A phone in a clamp on an eyepiece, with what the microscope shows. */
export function phoneHolder(context: DrawingContext): void {
  shadow(context, [172, 274], 110)
  const tube = vessel(248, parsePoints('126,23 134,25 250,25 258,22 268,22'))
  solid(context, tube.outline, STEEL, { front: true, depth: 0.34 }, () =>
    gleam(context, across(tube.face(140, 246), [0.2, 0], [0.19, 1], 4), 5, 0.7),
  )
  const cup = vessel(248, parsePoints('94,24 98,29 122,29 130,25'))
  solid(context, cup.outline, RUBBER, { front: true, depth: 0.3 })
  rod(context, parsePoints('196,112 232,112'), 12, IRON)
  const phone = roundCorners(parsePoints('88,34 194,34 194,252 88,252'), 14)
  solid(context, phone, IRON, { front: true, depth: 0.2 })
  solid(context, roundCorners(parsePoints('97,50 185,50 185,236 97,236'), 5), darker(SLATE, 0.45), {
    line: 1.3,
    depth: 0.08,
  })
  solid(context, oval([141, 130], 39), lighter(GLASS, 0.4), { line: 1.4, depth: 0.1 })
  for (const [x, y, size] of [
    [124, 118, 9],
    [150, 108, 7],
    [156, 134, 10],
    [132, 146, 7],
    [146, 154, 5],
  ] as const)
    patch(context, oval([x, y], size, size * 0.72), PLUM, 0.85)
  patch(context, oval([141, 208], 9), PAPER, 0.9)
  for (const x of [78, 186])
    solid(
      context,
      roundCorners(
        [
          [x, 92],
          [x + 20, 92],
          [x + 20, 134],
          [x, 134],
        ],
        5,
      ),
      context.tint,
      {
        front: true,
        line: 1.7,
        depth: 0.24,
      },
    )
  gleam(context, parsePoints('104,58 104,226'), 5, 0.35)
}
