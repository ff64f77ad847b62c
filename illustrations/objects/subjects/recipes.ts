/* design-tokens-allow: pigments of the drawings */

import { type Colour, darker, lighter } from '@illustrations/engine/colour'
import { lerp, type Point, steps } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import { type BodiesPlace, bodies } from '@illustrations/objects/kit/bodies'
import {
  type DrawingContext,
  gleam,
  hatch,
  lines,
  rod,
  shadow,
  solid,
} from '@illustrations/objects/kit/context'
import { mushroom } from '@illustrations/objects/kit/growth'
import {
  CAPS,
  DARK_WOOD,
  FERN,
  FLESH,
  IRON,
  LINEN,
  MOSS,
  MYCELIUM,
  OCHRE,
  PAPER,
  RUSSET,
  STEEL,
  STRAW,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { arc, oval, parsePoints, roundBends, roundCorners } from '@illustrations/objects/kit/shapes'
import { vessel } from '@illustrations/objects/kit/solids'
import { steam } from './food'

/** A slice of mushroom ready for the pan. */
function slice(
  context: DrawingContext,
  [x, y]: Point,
  size: number,
  turn: number,
  colour: Colour = CAPS[0],
): void {
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size]
  const at = (u: number, v: number): Point => [x + u * c - v * s, y + (u * s + v * c) * 0.72]
  const outline = [
    ...arc([0, 0], 1, 0.72, 0.5, 1, 11).map(([u, v]) => at(u, v)),
    at(0.84, 0.2),
    at(0.28, 0.1),
    at(0.24, 0.76),
    at(-0.24, 0.76),
    at(-0.28, 0.1),
    at(-0.84, 0.2),
  ]
  solid(context, outline, FLESH, { line: 1.5, depth: 0.18 })
  context.sheet.draw(
    context.sheet.ink().pen(
      arc([0, 0], 0.92, 0.64, 0.53, 0.97, 9).map(([u, v]) => at(u, v)),
      size * 0.2,
    ),
    colour,
  )
}

/** What a slice is drawn at: its middle, its size and its turn, and the colour of its cap if it is not any. */
type Slice = readonly [x: number, y: number, size: number, turn: number, colour?: Colour]

/** The mushrooms of a dish: those of its species, or slices of mushrooms that are no species. */
function mushrooms(context: DrawingContext, place: BodiesPlace, slices: readonly Slice[]): void {
  if (bodies(context, 'heap', place)) return
  for (const [x, y, size, turn, colour] of slices)
    slice(context, [x, y], size, turn, colour ?? context.random.pick(CAPS))
}

/** A sprig of herbs. */
function sprig(context: DrawingContext, [x, y]: Point, size: number, turn: number): void {
  const at = (u: number, v: number): Point => [
    x + (u * Math.cos(turn) - v * Math.sin(turn)) * size,
    y + (u * Math.sin(turn) + v * Math.cos(turn)) * size * 0.8,
  ]
  lines(context, [[at(-1, 0), at(0, 0.08), at(1, 0)]], 2, { colour: MOSS })
  for (const [u, side] of parsePoints('-0.5,1 -0.2,-1 0.15,1 0.45,-1 0.8,1')) {
    const leaf = [at(u, 0), at(u + 0.2, side * 0.3), at(u + 0.5, side * 0.42), at(u + 0.36, side * 0.1)]
    context.sheet.draw(context.sheet.ink().shape(leaf, 0), side > 0 ? FERN : MOSS)
    context.sheet.draw(
      context.sheet.ink().contour(leaf, 0.9, { tolerance: 0 }),
      context.sheet.inks.inner,
      0.7,
    )
  }
}

export function pan(context: DrawingContext): void {
  shadow(context, [170, 256], 130)
  const grip = roundCorners(parsePoints('246,180 356,116 370,124 364,138 258,200'), 8)
  solid(context, grip, WOOD, { front: true, depth: 0.3 })
  solid(context, oval([352, 130], 5, 4), darker(WOOD, 0.6), { line: 1.2 })
  solid(
    context,
    [...arc([156, 196], 118, 52, 0.5, 0, 19), ...arc([156, 222], 104, 46, 0.02, 0.48, 17)],
    darker(IRON, 0.1),
    { front: true, depth: 0.3 },
  )
  solid(context, oval([156, 196], 118, 52, 34), IRON, { depth: 0.24 })
  solid(context, oval([156, 200], 104, 43, 30), darker(IRON, 0.34), { line: 1.4 })
  gleam(context, arc([156, 196], 112, 48, 0.54, 0.68, 9), 3, 0.5)
  mushrooms(context, { at: [152, 236], width: 170, height: 104 }, [
    [104, 186, 25, 0.3],
    [150, 180, 25, -0.5],
    [204, 188, 25, 0.9],
    [88, 212, 25, -0.8],
    [134, 216, 25, 0.4],
    [182, 216, 25, -0.2],
    [224, 210, 25, 2.6],
    [166, 198, 25, 2.9],
  ])
  sprig(context, [212, 216], 34, -0.5)
  steam(context, parsePoints('120,140 156,134 192,140'))
}

/** A bowl on a plate; `drawContent` draws on the surface of the food. */
function bowl(context: DrawingContext, filling: Colour, drawContent: () => void): void {
  shadow(context, [196, 268], 140)
  solid(context, oval([196, 258], 142, 22, 34), MYCELIUM, { front: true, depth: 0.16 })
  lines(context, [arc([196, 256], 100, 13, 0, 0.5, 13)], 1.1, { opacity: 0.5 })
  const body = vessel(196, parsePoints('160,112 180,108 214,88 238,60 250,46'), 0.26)
  solid(context, body.outline, MYCELIUM, { front: true, depth: 0.3 }, () => {
    lines(context, [arc([196, 178], 109, 28, 0.03, 0.47, 15)], 4, { colour: context.tint, profile: 'even' })
    lines(context, [arc([196, 186], 106, 28, 0.03, 0.47, 15)], 1.4, { colour: context.tint, profile: 'even' })
    hatch(context, body.face(190, 244), 9, { reach: 0.28 })
  })
  solid(context, oval([196, 160], 112, 29, 34), LINEN, { line: 1.8, depth: 0.1 })
  solid(context, oval([196, 164], 99, 22, 32), filling, { line: 1.3, depth: 0.14 }, drawContent)
}

export function soup(context: DrawingContext): void {
  bowl(context, '#d9bd8c', () => {
    const swirl = steps(
      28,
      (u): Point => [
        196 + Math.cos(u * 11) * 64 * (1 - u * 0.8),
        164 + Math.sin(u * 11) * 13 * (1 - u * 0.8),
      ],
    )
    lines(context, [swirl], 5, { colour: PAPER, opacity: 0.9 })
  })
  mushrooms(context, { at: [190, 180], width: 124, height: 74 }, [
    [164, 160, 22, 0.3, CAPS[0]],
    [222, 164, 24, -0.4, CAPS[0]],
    [194, 170, 18, 2.8, CAPS[0]],
  ])
  sprig(context, [232, 166], 24, 0.2)
  steam(context, parsePoints('160,118 196,112 232,118'))
  context.sheet.layer()
  rod(context, parsePoints('356,252 338,208 322,160'), 4, STEEL)
  solid(context, oval([360, 264], 14, 20), STEEL, { line: 1.7, depth: 0.28 })
}

export function pasta(context: DrawingContext): void {
  const tangle = (count: number, rise: number): void => {
    const strands = Array.from({ length: count }, (): Point[] => {
      const [x, y, r, a] = [
        196 + context.random.between(-56, 56),
        160 - rise + context.random.between(-4, 6),
        context.random.between(22, 44),
        context.random.between(0, 1),
      ]
      return arc([x, y], r, r * 0.36, a, a + context.random.between(0.4, 0.8), 10)
    })
    for (const strand of strands)
      rod(context, strand, 4, context.random.pick([STRAW, lighter(STRAW, 0.3), darker(STRAW, 0.08)]))
  }
  bowl(context, darker(STRAW, 0.2), () => undefined)
  solid(
    context,
    [...arc([196, 158], 92, 46, 0.5, 1, 15), ...arc([196, 164], 92, 18, 0.02, 0.48, 11)],
    STRAW,
    {
      depth: 0.24,
      line: 1.5,
    },
  )
  // Below the mushrooms of a species few strands are seen.
  const hidden = context.species ? 4 : 0
  tangle(7 - hidden, 0)
  tangle(6 - hidden, 14)
  tangle(5 - hidden, 26)
  mushrooms(context, { at: [192, 156], width: 128, height: 84 }, [
    [156, 146, 22, 0.4, CAPS[2]],
    [236, 150, 23, -0.5, CAPS[0]],
    [196, 128, 22, 0.1, CAPS[1]],
  ])
  sprig(context, [236, 142], 26, -0.3)
}

export function tart(context: DrawingContext): void {
  shadow(context, [200, 260], 150)
  const rim = (rx: number, ry: number, y: number): Point[] =>
    steps(57, (u, i): Point => {
      const flute = i % 2 ? 1 : 0.962
      return [
        200 + Math.cos(u * Math.PI * 2 * (56 / 57)) * rx * flute,
        y + Math.sin(u * Math.PI * 2 * (56 / 57)) * ry * flute,
      ]
    })
  solid(context, oval([200, 244], 156, 36, 34), STEEL, { front: true, depth: 0.16 })
  const side = [...arc([200, 190], 138, 56, 0.5, 0, 21), ...arc([200, 222], 120, 42, 0.02, 0.48, 19)]
  solid(context, side, '#c98f4a', { front: true, depth: 0.3 }, () =>
    lines(
      context,
      steps(25, (u): Point[] => [
        arc([200, 190], 138, 56, 0.5, 0, 25)[Math.round(u * 24)] as Point,
        arc([200, 222], 120, 42, 0.48, 0.02, 25)[Math.round(u * 24)] as Point,
      ]),
      1.4,
      { opacity: 0.5 },
    ),
  )
  solid(context, rim(140, 58, 188), '#d9a45c', { depth: 0.2, line: 1.8 })
  solid(context, oval([200, 190], 116, 44, 32), '#ecd598', { line: 1.3, depth: 0.16 })
  mushrooms(context, { at: [200, 222], width: 168, height: 96 }, [
    [140, 172, 23, 0.2],
    [188, 164, 23, -0.3],
    [240, 168, 23, 0.5],
    [284, 188, 23, -0.6],
    [118, 196, 23, 0.9],
    [166, 194, 23, -0.2],
    [214, 196, 23, 0.3],
    [256, 210, 23, -0.4],
    [150, 216, 23, 0.4],
    [202, 220, 23, 0],
  ])
  for (const [x, y, a] of [
    [176, 180, 0.5],
    [236, 188, -0.4],
    [182, 208, 2.8],
  ] as const)
    sprig(context, [x, y], 18, a)
}

export function skewers(context: DrawingContext): void {
  shadow(context, [200, 262], 150)
  solid(context, roundCorners(parsePoints('48,214 304,178 360,240 96,286'), 14), DARK_WOOD, {
    front: true,
    depth: 0.2,
  })
  solid(
    context,
    roundCorners(parsePoints('48,208 304,172 360,234 96,280'), 14),
    WOOD,
    { depth: 0.2, shift: 0.06 },
    () =>
      lines(
        context,
        steps(6, (u): Point[] => [
          [70 + u * 40, 214 + u * 54],
          [180 + u * 40, 196 + u * 54],
          [320 + u * 20, 180 + u * 50],
        ]),
        1,
        { opacity: 0.4 },
      ),
  )
  for (const [i, dy] of [-46, -4, 36].entries()) {
    const at = (u: number): Point => [64 + i * 14 + u * 268, 250 + dy - u * 58]
    context.sheet.layer()
    rod(context, [at(-0.06), at(1.04)], 3, STEEL)
    for (let k = 0; k < 5; k++) {
      const [x, y] = at(0.12 + k * 0.19)
      if ((k + i) % 2)
        solid(
          context,
          roundCorners(
            [
              [x - 14, y - 16],
              [x + 12, y - 20],
              [x + 15, y + 14],
              [x - 12, y + 18],
            ],
            8,
          ),
          k % 3 ? RUSSET : OCHRE,
          { line: 1.6, depth: 0.28, front: true },
          () =>
            gleam(
              context,
              [
                [x - 8, y - 10],
                [x + 4, y - 13],
              ],
              3,
              0.5,
            ),
        )
      else mushroom(context, [x, y + 17], 21, { cap: CAPS[(k + i) % 3] as string, height: 0.86, lean: 0 })
    }
  }
}

export function pot(context: DrawingContext): void {
  shadow(context, [200, 268], 140)
  const body = vessel(200, parsePoints('150,110 240,104 256,96 264,88'), 0.2)
  for (const s of [-1, 1])
    rod(
      context,
      [
        [200 + s * 106, 178],
        [200 + s * 138, 176],
        [200 + s * 138, 198],
        [200 + s * 106, 202],
      ],
      8,
      context.tint,
    )
  solid(context, body.outline, context.tint, { front: true, depth: 0.34 }, () => {
    hatch(context, body.face(166, 258), 13, { reach: 0.24 })
    gleam(context, [body.face(160, 256)(0.15, 0), body.face(160, 256)(0.17, 1)], 8, 0.45)
  })
  solid(context, oval([200, 150], 110, 22, 34), lighter(context.tint, 0.4), { line: 1.8, depth: 0.1 })
  solid(context, oval([200, 153], 98, 16, 30), '#a06a3c', { line: 1.3 })
  mushrooms(context, { at: [186, 166], width: 132, height: 78 }, [
    [150, 148, 21, 0.3],
    [196, 146, 21, -0.3],
    [246, 150, 21, 0.5],
    [172, 158, 21, 2.9],
    [224, 160, 21, -0.2],
  ])
  sprig(context, [232, 156], 24, 0.3)
  context.sheet.layer()
  rod(context, parsePoints('262,152 292,104 318,58'), 6, WOOD)
  steam(context, parsePoints('150,112 188,106 226,112'))
}

export function toast(context: DrawingContext): void {
  shadow(context, [200, 260], 150)
  solid(context, oval([200, 236], 160, 42, 36), MYCELIUM, { front: true, depth: 0.16 })
  lines(context, [arc([200, 234], 124, 28, 0, 0.5, 15)], 1.1, { opacity: 0.45 })
  const wave = wobble(context.random, 4, 2)
  const crust = (k: number, dy: number): Point[] =>
    steps(30, (u): Point => {
      const a = u * Math.PI * 2 * (29 / 30)
      return [
        200 + Math.cos(a) * 118 * k * (1 + 0.03 * wave(a)),
        200 + dy + Math.sin(a) * 54 * k * (1 + 0.05 * wave(a + 1)),
      ]
    })
  solid(context, crust(1, 18), '#a8713a', { front: true, depth: 0.24 })
  solid(context, crust(1, 0), '#c8924f', { depth: 0.16, line: 1.8 })
  solid(context, crust(0.88, -1), '#efdcae', { line: 1.1, depth: 0.12 })
  const pores = context.sheet.ink()
  for (let i = 0; i < 22; i++)
    pores.shape(
      oval(
        [200 + context.random.between(-88, 88), 200 + context.random.between(-34, 34)],
        context.random.between(2, 5),
        context.random.between(1.2, 2.4),
        8,
      ),
      0,
    )
  context.sheet.draw(pores, '#cfae74')
  const turn = (x: number) => lerp(-0.6, 0.6, (x - 148) / 106)
  mushrooms(context, { at: [200, 230], width: 156, height: 96 }, [
    [148, 204, 22, turn(148)],
    [206, 192, 25, turn(206)],
    [254, 206, 21, turn(254)],
    [184, 222, 23, turn(184)],
    [228, 226, 20, turn(228)],
  ])
  sprig(context, [176, 180], 28, -0.2)
  sprig(context, [244, 222], 24, 0.4)
}

export function salad(context: DrawingContext): void {
  // Fewer of them below the mushrooms of a species, which are most of what a drawing may weigh.
  const [count, apart] = context.species ? [9, 19.5] : [13, 13]
  const leaves = Array.from({ length: count }, (_, i) => ({
    x: 118 + i * apart + context.random.between(-8, 8),
    lean: (i - (count - 1) / 2) / (count / 2 + 0.5),
  }))
  shadow(context, [196, 268], 130)
  for (const [i, { x, lean }] of leaves.entries()) {
    const [h, w] = [
      context.random.between(52, 84) * (1 - Math.abs(lean) * 0.4),
      context.random.between(17, 24),
    ]
    const top: Point = [x + lean * 46, 170 - h]
    const side = (s: 1 | -1) =>
      steps(
        6,
        (u): Point => [
          lerp(x, top[0], u) +
            s * w * Math.sin(Math.PI * (0.12 + u * 0.8)) * (1 + (Math.round(u * 6) % 2) * 0.14),
          lerp(174, top[1], u),
        ],
      )
    solid(
      context,
      [...side(-1), top, ...side(1).reverse()],
      i % 3 ? (i % 2 ? FERN : MOSS) : lighter(FERN, 0.3),
      { line: 1.5, depth: 0.22, front: i === 0 },
      () =>
        lines(context, [[[x, 174], [lerp(x, top[0], 0.5), lerp(174, top[1], 0.5)], top]], 1.6, {
          opacity: 0.5,
          profile: 'taper',
        }),
    )
  }
  mushrooms(context, { at: [196, 186], width: 150, height: 84 }, [
    [146, 150, 24, 0.5, CAPS[0]],
    [198, 138, 24, -0.2, CAPS[0]],
    [248, 152, 24, -0.6, CAPS[0]],
    [224, 166, 24, 0.4, CAPS[0]],
    [172, 168, 24, 0.2, CAPS[0]],
  ])
  const wood = vessel(196, parsePoints('170,116 196,110 236,84 258,58'), 0.24)
  const front = [
    ...[170, 196, 236].map((y): Point => [196 - wood.radius(y), y]),
    ...arc([196, 254], 58, 14, 0.46, 0.04, 9),
    ...[236, 196, 170].map((y): Point => [196 + wood.radius(y), y]),
    ...arc([196, 170], 116, 26, 0.01, 0.49, 17),
  ]
  solid(context, front, WOOD, { front: true, depth: 0.34 }, () => {
    const wall = wood.face(176, 254)
    lines(
      context,
      [0.2, 0.45, 0.7].map((t) => steps(9, (u) => wall(u, t + 0.04 * Math.sin(u * 7)))),
      1,
      { opacity: 0.4 },
    )
    hatch(context, wall, 10, { reach: 0.26 })
  })
  lines(context, [roundBends(arc([196, 170], 112, 22, 0.02, 0.48, 15), 1)], 2.4, {
    colour: lighter(WOOD, 0.5),
    profile: 'even',
  })
}
