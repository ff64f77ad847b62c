/* design-tokens-allow: pigments of the drawings */
import { type Colour, darker, lighter } from '@illustrations/engine/colour'
import { type Point, steps } from '@illustrations/engine/geometry'
import { beside, bodies } from '@illustrations/objects/kit/bodies'
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
import { funnel, mushroom } from '@illustrations/objects/kit/growth'
import {
  AMBER,
  CAPS,
  CHANTERELLE,
  CHOCOLATE,
  DARK_WOOD,
  GLASS,
  HONEY,
  KRAFT,
  LINEN,
  MYCELIUM,
  OCHRE,
  PAPER,
  RUBBER,
  RUSSET,
  STEEL,
  STRAW,
  WATER,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { label, mark, print } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundBends, roundCorners } from '@illustrations/objects/kit/shapes'
import { vessel } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part } from '@illustrations/objects/kit/surface'

/** A heaped veneer punnet. */
export function punnet(context: DrawingContext): void {
  shadow(context, [160, 262], 116)
  if (!bodies(context, 'heap', { at: [160, 248], width: 216, height: 170 })) caps(context)
  const front = flat([48, 200], [272, 200], [250, 266], [70, 266])
  solid(context, edge(front, 0.02), KRAFT, { front: true, depth: 0.22, shift: 0.1 }, () => {
    lines(
      context,
      steps(9, (u) => across(front, [0, 0.1 + u * 0.82], [1, 0.1 + u * 0.82], 3)).filter(
        (_, i) => i % 2 === 0,
      ),
      0.8,
      { opacity: 0.3 },
    )
    hatch(context, front, 10, { reach: 0.22 })
  })
  const rim = flat([44, 193], [276, 193], [273, 210], [47, 210])
  solid(context, edge(rim, 0.02), lighter(KRAFT, 0.25), { depth: 0.14, shift: 0.05 })
  lines(
    context,
    [0.06, 0.94].map((s) => across(rim, [s, 0.2], [s, 0.8], 2)),
    2.6,
    { profile: 'even', opacity: 0.8 },
  )
  label(context, part(front, 0.34, 0.24, 0.66, 0.98), 9)
}

/** Brown caps of no particular species. */
function caps(context: DrawingContext): void {
  const places = [
    [92, 176, 34, 0],
    [226, 178, 33, 2],
    [160, 164, 40, 1],
    [122, 204, 35, 3],
    [198, 206, 37, 0],
  ] as const
  for (const [x, y, r, c] of places)
    mushroom(context, [x, y + r], r, { cap: CAPS[c], height: 1, lean: context.random.between(-0.1, 0.1) })
}

/** A standing pouch; `window` shows its contents. */
export function pouch(context: DrawingContext, x: number, colour: Colour, window?: Colour): void {
  const outline = [
    ...roundBends(
      [
        [x - 66, 66],
        [x - 68, 84],
        [x - 74, 160],
        [x - 72, 258],
      ],
      6,
    ),
    ...arc([x, 258], 72, 12, 0.46, 0.04, 7),
    ...roundBends(
      [
        [x + 72, 258],
        [x + 74, 160],
        [x + 68, 84],
        [x + 66, 66],
      ],
      6,
    ),
  ]
  const face = flat([x - 66, 66], [x + 66, 66], [x + 72, 262], [x - 72, 262])
  solid(context, outline, colour, { front: true, depth: 0.26, shift: 0.12 }, () => {
    lines(
      context,
      [0.05, 0.1].map((t) => across(face, [0, t], [1, t], 2)),
      0.9,
      { opacity: 0.5, profile: 'even' },
    )
    lines(context, [across(face, [0, 0.13], [1, 0.13], 2)], 2.4, { opacity: 0.5, profile: 'even' })
    lines(
      context,
      [
        [
          [x - 68, 246],
          [x - 30, 262],
          [x, 250],
        ],
        [
          [x + 68, 246],
          [x + 34, 262],
          [x + 6, 250],
        ],
      ],
      1.1,
      { opacity: 0.45 },
    )
    hatch(context, part(face, 0.5, 0.18, 1, 0.9), 14, { reach: 0.42 })
    gleam(context, across(face, [0.07, 0.2], [0.06, 0.75], 5), 5, 0.4)
  })
  label(context, part(face, 0.22, 0.22, 0.78, window ? 0.52 : 0.72), window ? 11 : 15)
  if (!window) return
  const pane = oval([x, 200], 40, 32)
  solid(context, pane, lighter(window, 0.35), { line: 1.6, depth: 0.16 }, () => {
    if (bodies(context, 'heap', { at: [x, 240], width: 104, height: 80 })) return
    const pieces = context.sheet.ink()
    for (let i = 0; i < 9; i++)
      pieces.shape(
        oval(
          [x + context.random.between(-36, 36), 194 + context.random.between(0, 34)],
          context.random.between(8, 14),
          context.random.between(5, 9),
          9,
        ),
      )
    context.sheet.draw(pieces, window)
    const rims = context.sheet.ink()
    for (let i = 0; i < 8; i++) {
      const at: Point = [x + context.random.between(-34, 34), 194 + context.random.between(0, 30)]
      rims.pen(arc(at, context.random.between(8, 13), context.random.between(5, 8), 0.05, 0.55, 6), 1.2)
    }
    context.sheet.draw(rims, context.sheet.inks.inner, 0.7)
  })
}

function gummy(context: DrawingContext, x: number, y: number, size: number, colour: Colour): void {
  const outline = [
    ...arc([x, y - size * 0.55], size, size * 0.8, 0.5, 1, 13),
    [x + size * 0.92, y - size * 0.32] as const,
    [x + size * 0.4, y - size * 0.25] as const,
    [x + size * 0.44, y + size * 0.42] as const,
    ...arc([x, y + size * 0.42], size * 0.44, size * 0.16, 0.05, 0.45, 5),
    [x - size * 0.44, y + size * 0.42] as const,
    [x - size * 0.4, y - size * 0.25] as const,
    [x - size * 0.92, y - size * 0.32] as const,
  ]
  solid(context, outline, colour, { front: true, depth: 0.3 }, () => {
    const sugar = context.sheet.ink()
    for (let i = 0; i < 22; i++)
      sugar.dot(
        [x + context.random.between(-1, 1) * size * 0.9, y + context.random.between(-1.2, 0.5) * size],
        1.7,
      )
    context.sheet.draw(sugar, PAPER, 0.8)
  })
  gleam(context, arc([x, y - size * 0.5], size * 0.74, size * 0.56, 0.56, 0.7, 5), size * 0.16)
}

export function gummies(context: DrawingContext): void {
  shadow(context, [170, 264], 118)
  pouch(context, 138, context.tint)
  beside(context, [254, 236], 104, 118)
  gummy(context, 216, 252, 25, RUSSET)
  gummy(context, 268, 258, 24, OCHRE)
  gummy(context, 162, 264, 23, '#7d8b4c')
}

/** A bar half out of its wrapper. */
export function chocolateBar(context: DrawingContext): void {
  shadow(context, [164, 262], 92)
  const bar = flat([104, 44], [208, 60], [196, 250], [92, 234])
  const thick = flat([208, 60], [220, 66], [208, 256], [196, 250])
  solid(context, edge(thick, 0.01), darker(CHOCOLATE, 0.4), { depth: 0.1 })
  solid(context, edge(bar, 0.015), CHOCOLATE, { depth: 0.2, shift: 0.04 })
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 3; column++) {
      const square = part(
        bar,
        column / 3 + 0.035,
        row * 0.17 + 0.03,
        (column + 1) / 3 - 0.035,
        row * 0.17 + 0.15,
      )
      patch(context, edge(square, 0.06), lighter(CHOCOLATE, 0.04))
      lines(context, [[square(0, 1), square(0, 0), square(1, 0)]], 1.2, {
        colour: lighter(CHOCOLATE, 0.45),
        opacity: 0.7,
      })
      lines(context, [[square(0.05, 1), square(1, 1), square(1, 0.05)]], 1.5, { opacity: 0.8 })
    }
  const torn = steps(9, (u) => {
    const [x, y] = bar(u * 1.14 - 0.02, 0.47)
    return [x, y + ((u * 8) % 2) * 4 + context.random.between(-5, 5)] as const
  })
  const wrap = [...torn, [216, 268] as const, [206, 271] as const, [88, 252] as const, [86, 248] as const]
  const paper = flat([100, 148], [214, 160], [206, 268], [88, 250])
  solid(context, wrap, context.tint, { front: true, depth: 0.2, shift: 0.08 }, () =>
    hatch(context, paper, 10, { reach: 0.2 }),
  )
  const foil = torn.map(([x, y], i) => [x, y - 7 - (i % 2) * 5] as const)
  solid(context, [...foil, ...[...torn].reverse()], STEEL, { line: 1.1, depth: 0.1 })
  label(context, part(paper, 0.16, 0.2, 0.84, 0.86), 13)
  beside(context, [266, 270], 104, 140)
}

export interface JarOptions {
  x?: number
  width?: number
  fill: Colour
  /** Fill height. */
  level: number
  lid: 'cloth' | 'screw' | 'clip'
}

/** A glass jar; `drawContent` adds pieces to its contents. */
export function jar(
  context: DrawingContext,
  { x = 160, width = 66, fill, level, lid }: JarOptions,
  drawContent?: () => void,
): void {
  const body = vessel(x, [
    [92, width * 0.8],
    [104, width * 0.8],
    [112, width * 0.88],
    [124, width],
    [250, width],
    [260, width * 0.94],
  ])
  solid(context, body.outline, GLASS, { front: true, depth: 0.12, line: 2 }, () => {
    const content = [
      ...arc([x, level], width * 0.94, width * 0.15, 0.5, 1, 9),
      [x + width * 0.94, 248] as const,
      ...arc([x, 252], width * 0.9, width * 0.14, 0.03, 0.47, 9),
      [x - width * 0.94, 248] as const,
    ]
    patch(context, content, fill)
    drawContent?.()
    patch(context, oval([x, level], width * 0.94, width * 0.15), lighter(fill, 0.3))
    lines(context, [arc([x, level], width * 0.94, width * 0.15, 0, 0.5, 10)], 1, { opacity: 0.5 })
    hatch(context, body.face(130, 244), 13, { reach: 0.2, opacity: 0.32 })
    gleam(
      context,
      [body.face(130, 240)(0.16, 0), body.face(130, 240)(0.13, 0.5), body.face(130, 240)(0.16, 1)],
      8,
      0.7,
    )
  })
  lidOf(context, x, width, lid)
}

function lidOf(context: DrawingContext, x: number, width: number, lid: JarOptions['lid']): void {
  const w = width * 0.86
  if (lid === 'cloth') {
    const hem = steps(
      15,
      (u) => [x + (u - 0.5) * width * 2.15, 108 + 6 * Math.sin(u * 19) - 30 * (u - 0.5) ** 2] as const,
    )
    const cloth = [...arc([x, 80], w, 15, 0.5, 1, 11), ...[...hem].reverse()]
    solid(context, cloth, context.tint, { front: true, depth: 0.24 }, () => {
      const folds = steps(9, (u): Point[] => [
        [x + (u - 0.5) * w * 1.9, 88],
        [x + (u - 0.5) * width * 2.1, 114],
      ])
      lines(context, folds, 1.3, { opacity: 0.55, profile: 'taper' })
    })
    rod(context, arc([x, 88], w * 1.02, 13, 0.5, 0, 11), 2.2, LINEN)
    rod(
      context,
      [
        [x + 12, 100],
        [x + 20, 112],
        [x + 14, 124],
      ],
      1.8,
      LINEN,
    )
    rod(
      context,
      [
        [x + 12, 100],
        [x + 2, 110],
        [x + 4, 120],
      ],
      1.8,
      LINEN,
    )
    return
  }
  const cap = vessel(x, [
    [72, w * 0.98],
    [76, w],
    [94, w],
    [97, w * 0.98],
  ])
  solid(context, cap.outline, lid === 'clip' ? GLASS : STEEL, { front: true, depth: 0.2 }, () => {
    if (lid === 'screw')
      lines(
        context,
        steps(15, (u) => across(cap.face(80, 97), [u, 0], [u, 1], 2)),
        1,
        { opacity: 0.45, profile: 'even' },
      )
  })
  lines(context, [arc([x, 76], w, w * 0.17, 0.02, 0.48, 12)], 1.1, { opacity: 0.7 })
  if (lid !== 'clip') return
  rod(context, arc([x, 98], w * 1.04, 14, 0.5, 0, 11), 2.4, RUSSET)
  rod(
    context,
    [
      [x + w * 0.96, 84],
      [x + w * 1.2, 104],
      [x + w * 1.06, 136],
    ],
    2,
    STEEL,
  )
}

export function honey(context: DrawingContext): void {
  shadow(context, [166, 264], 100)
  jar(context, { x: 144, fill: HONEY, level: 128, lid: 'cloth' })
  label(context, vessel(144, parsePoints('120,66 260,66')).face(156, 236, 0.62), 15)
  if (!beside(context, [262, 270], 104, 140)) dipper(context)
}

function dipper(context: DrawingContext): void {
  context.sheet.layer()
  rod(context, parsePoints('300,150 276,190 258,222'), 5, WOOD)
  for (const [i, u] of [0, 0.25, 0.5, 0.75, 1].entries()) {
    const at: Point = [256 - u * 18, 226 + u * 30]
    const r = [15, 19, 20, 18, 12][i] as number
    solid(
      context,
      oval(at, r, r * 0.5, 16).map(([x, y]) => [x, y + (at[0] - x) * -0.5] as const),
      i % 2 ? HONEY : WOOD,
      { line: 1.5 },
    )
  }
}

/** A medicine bottle: shoulders, neck and closure. */
function bottle(context: DrawingContext, x: number, width: number, shoulder: number, colour: Colour): void {
  const body = vessel(x, [
    [shoulder - 34, width * 0.36],
    [shoulder - 16, width * 0.36],
    [shoulder - 8, width * 0.5],
    [shoulder + 2, width * 0.86],
    [shoulder + 14, width],
    [252, width],
    [261, width * 0.94],
  ])
  solid(context, body.outline, colour, { front: true, depth: 0.34 }, () => {
    hatch(context, body.face(shoulder + 18, 252), 14, { reach: 0.24, opacity: 0.5 })
    const wall = body.face(shoulder + 10, 250)
    gleam(context, [wall(0.17, 0), wall(0.13, 0.5), wall(0.16, 1)], 6, 0.55)
  })
  label(context, body.face(shoulder + 28, 240, 0.74), width * 0.22)
}

export function tincture(context: DrawingContext): void {
  shadow(context, [160, 264], 74)
  bottle(context, 160, 54, 146, AMBER)
  const collar = vessel(160, parsePoints('92,24 116,24 119,23'))
  solid(context, collar.outline, RUBBER, { front: true, depth: 0.3 }, () =>
    lines(
      context,
      steps(9, (u) => across(collar.face(96, 116), [u, 0], [u, 1], 2)),
      1,
      { colour: STEEL, opacity: 0.5, profile: 'even' },
    ),
  )
  const bulb = [
    ...roundBends(parsePoints('148,92 147,66 148,48'), 8),
    ...arc([160, 44], 12, 14, 0.52, 0.98, 9),
    ...roundBends(parsePoints('172,48 173,66 172,92'), 8),
  ]
  solid(context, bulb, RUBBER, { front: true, depth: 0.34 })
  gleam(context, parsePoints('153,52 152,68 153,84'), 3, 0.5)
  if (beside(context, [266, 268], 106, 164)) return
  drop(context, [246, 246], 15)
  drop(context, [270, 228], 9)
}

function drop(context: DrawingContext, [x, y]: Point, size: number): void {
  const outline = [[x, y - size * 1.5] as const, ...arc([x, y], size * 0.85, size * 0.9, -0.08, 0.58, 13)]
  solid(context, outline, AMBER, { depth: 0.3, line: 1.6 })
  gleam(context, arc([x, y], size * 0.5, size * 0.55, 0.42, 0.6, 5), size * 0.16, 0.8)
}

export function capsules(context: DrawingContext): void {
  shadow(context, [166, 264], 106)
  bottle(context, 138, 62, 122, AMBER)
  const cap = vessel(138, parsePoints('58,37 62,38 100,38 104,37'))
  solid(context, cap.outline, LINEN, { front: true, depth: 0.24 }, () =>
    lines(
      context,
      steps(15, (u) => across(cap.face(68, 102), [u, 0], [u, 1], 2)),
      1,
      { opacity: 0.45, profile: 'even' },
    ),
  )
  lines(context, [arc([138, 62], 38, 6.4, 0.02, 0.48, 12)], 1, { opacity: 0.6 })
  const hasBodies = beside(context, [266, 244], 106, 134)
  capsule(context, [232, 260], -0.18)
  capsule(context, [278, 262], 0.3)
  if (!hasBodies) capsule(context, [226, 222], 0.42)
}

function capsule(context: DrawingContext, [x, y]: Point, turn: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c]
  const half = (side: 1 | -1) => [
    at(0, -10),
    at(side * 16, -10),
    ...arc([0, 0], 10, 10, -0.2, 0.2, 7).map(([u, v]) => at(side * (16 + u * 0.9), v)),
    at(side * 16, 10),
    at(0, 10),
  ]
  solid(context, half(-1), context.tint, { front: true, depth: 0.3, line: 1.6 })
  solid(context, half(1), PAPER, { depth: 0.3, line: 1.6 })
  gleam(context, [at(-18, -5), at(0, -6), at(18, -5)], 2.4, 0.8)
}

export function powder(context: DrawingContext): void {
  shadow(context, [166, 264], 118)
  const tin = vessel(128, parsePoints('116,64 250,64 256,63'), 0.24)
  solid(context, tin.outline, context.tint, { front: true, depth: 0.3 }, () =>
    hatch(context, tin.face(132, 250), 15, { reach: 0.24 }),
  )
  solid(context, oval([128, 116], 64, 15.4), STEEL, { depth: 0.1, line: 1.8 })
  const heap = [...arc([128, 118], 54, 22, 0.52, 0.98, 13), ...arc([128, 118], 54, 11, 0.03, 0.47, 9)]
  solid(context, heap, KRAFT, { line: 1.2, depth: 0.18 }, () => precision(context, [128, 110], 46, 12))
  label(context, tin.face(150, 236, 0.72), 15)
  if (!beside(context, [252, 266], 112, 124)) tinLid(context)
  rod(context, parsePoints('214,100 184,112 166,116'), 4, WOOD)
  solid(context, oval([154, 116], 17, 9), WOOD, { line: 1.6 })
  patch(context, oval([153, 113], 13, 7), lighter(KRAFT, 0.1))
}

function tinLid(context: DrawingContext): void {
  const lid = oval([238, 240], 50, 20)
  solid(
    context,
    lid.map(([x, y]) => [x, y + 9] as const),
    darker(context.tint, 0.2),
    { front: true },
  )
  solid(context, lid, context.tint, { depth: 0.2 })
  mark(context, [238, 236], 10, lighter(context.tint, 0.6))
}

function precision(context: DrawingContext, [x, y]: Point, rx: number, ry: number): void {
  const dots = context.sheet.ink()
  for (let i = 0; i < 34; i++)
    dots.dot(
      [x + context.random.between(-rx, rx), y + context.random.between(-ry, ry)],
      context.random.between(0.8, 1.6),
    )
  context.sheet.draw(dots, context.sheet.inks.inner, 0.5)
}

export function coldDrink(context: DrawingContext): void {
  shadow(context, [160, 266], 96)
  const body = vessel(134, parsePoints('64,17 98,17 124,26 150,43 166,46 250,46 259,43'))
  solid(context, body.outline, WATER, { front: true, depth: 0.28 }, () => {
    patch(context, [[90, 128], ...arc([134, 128], 40, 6, 0.5, 0, 7), [182, 270], [86, 270]], OCHRE, 0.75)
    hatch(context, body.face(168, 252), 12, { reach: 0.24 })
    gleam(
      context,
      [body.face(150, 250)(0.16, 0), body.face(150, 250)(0.12, 0.5), body.face(150, 250)(0.16, 1)],
      6,
      0.6,
    )
  })
  label(context, body.face(174, 240, 0.74), 12)
  const cork = vessel(134, parsePoints('44,14 48,15 62,15 64,15'))
  solid(context, cork.outline, MYCELIUM, { front: true, depth: 0.2 })
  rod(context, parsePoints('118,84 116,62 120,50'), 1.8, STEEL)
  rod(context, parsePoints('150,84 152,62 148,50'), 1.8, STEEL)
  if (!beside(context, [242, 266], 116, 140)) tumbler(context)
}

function tumbler(context: DrawingContext): void {
  const glass = vessel(226, parsePoints('154,42 256,33 261,32'))
  solid(context, glass.outline, WATER, { front: true, depth: 0.12, line: 1.8 }, () => {
    patch(context, [...arc([226, 178], 40, 7, 0.5, 0, 9), [262, 264], [190, 264]], OCHRE, 0.7)
    patch(context, oval([226, 178], 40, 7), lighter(OCHRE, 0.4), 0.9)
    for (const [x, y, a] of [
      [212, 176, 0.2],
      [240, 182, -0.3],
    ] as const)
      ice(context, x, y, a)
    gleam(context, parsePoints('194,168 196,210 200,250'), 5, 0.7)
  })
  lines(context, [arc([226, 154], 42, 7, 0, 0.5, 10)], 1, { opacity: 0.6 })
}

function ice(context: DrawingContext, x: number, y: number, turn: number): void {
  const [c, s] = [Math.cos(turn) * 12, Math.sin(turn) * 12]
  const cube = roundCorners(
    [
      [x - c - s, y - s + c - 6],
      [x + c - s, y + s + c - 6],
      [x + c + s, y + s - c - 6],
      [x - c + s, y - s - c - 6],
    ],
    3,
  )
  solid(context, cube, GLASS, { line: 1.2, depth: 0.12 })
}

export function tea(context: DrawingContext): void {
  shadow(context, [160, 262], 118)
  const tin = vessel(224, parsePoints('92,34 96,36 118,36 124,44 222,44 226,43'))
  solid(context, tin.outline, context.tint, { front: true, depth: 0.3 }, () =>
    hatch(context, tin.face(126, 222), 12, { reach: 0.26 }),
  )
  lines(context, [arc([224, 96], 36, 6, 0.02, 0.48, 9), arc([224, 119], 37, 6.4, 0.02, 0.48, 9)], 1.1, {
    opacity: 0.7,
  })
  label(context, tin.face(136, 206, 0.72), 11)
  solid(context, oval([132, 252], 92, 17), MYCELIUM, { front: true, depth: 0.16 })
  lines(context, [arc([132, 249], 60, 9, 0, 0.5, 10)], 1, { opacity: 0.5 })
  cup(context, 132)
  steam(context, parsePoints('112,148 134,142 156,148'))
  beside(context, [262, 270], 92, 104)
}

function cup(context: DrawingContext, x: number): void {
  rod(
    context,
    [
      [x + 60, 184],
      [x + 86, 182],
      [x + 84, 210],
      [x + 48, 224],
    ],
    6,
    MYCELIUM,
  )
  const bowl = vessel(x, parsePoints('168,66 190,62 220,48 236,34 246,28'), 0.2)
  solid(context, bowl.outline, MYCELIUM, { front: true, depth: 0.26 }, () => {
    hatch(context, bowl.face(184, 240), 10, { reach: 0.28 })
    lines(context, [arc([x, 186], 64, 14, 0.04, 0.46, 12)], 2.4, {
      colour: context.tint,
      profile: 'even',
      opacity: 0.9,
    })
  })
  solid(context, oval([x, 168], 66, 13.5), LINEN, { line: 1.6, depth: 0.1 })
  solid(context, oval([x, 171], 57, 9.5), AMBER, { line: 1, depth: 0.12 })
}

/** Wisps of steam that rise from the given points. */
export function steam(context: DrawingContext, from: readonly Point[], height = 64): void {
  const wisps = from.map(([x, y], i) =>
    steps(7, (u): Point => [x + Math.sin(u * 5.4 + i) * 7 * (0.5 + u), y - u * height * (i % 2 ? 1 : 0.8)]),
  )
  lines(context, wisps, 2.2, { colour: context.sheet.inks.contour, opacity: 0.5 })
}

export function freezeDried(context: DrawingContext): void {
  shadow(context, [168, 264], 112)
  pouch(context, 142, LINEN, '#cdaa78')
  if (beside(context, [266, 268], 96, 124)) return
  slice(context, [240, 250], 30, 0.2)
  slice(context, [276, 258], 22, -0.5)
}

/** A dried, curled slice of cap and stem. */
function slice(context: DrawingContext, [x, y]: Point, size: number, turn: number): void {
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size]
  const at = (u: number, v: number): Point => [x + u * c - v * s, y + (u * s + v * c) * 0.9]
  const outline = [
    ...arc([0, 0], 1, 0.72, 0.5, 1, 13).map(([u, v]) => at(u, v)),
    at(0.9, 0.18),
    at(0.5, 0.02),
    at(0.24, 0.08),
    at(0.2, 0.7),
    at(-0.2, 0.7),
    at(-0.24, 0.08),
    at(-0.5, 0.02),
    at(-0.9, 0.18),
  ]
  solid(context, outline, PAPER, { front: true, line: 1.6, depth: 0.2 }, () => {
    context.sheet.draw(
      context.sheet.ink().pen(
        arc([0, 0], 0.94, 0.66, 0.52, 0.98, 12).map(([u, v]) => at(u, v)),
        5,
      ),
      CAPS[1],
    )
    lines(
      context,
      steps(9, (u): Point[] => [at((u - 0.5) * 1.7, 0.06), at((u - 0.5) * 1.4, -0.22)]),
      1,
      { opacity: 0.5, profile: 'taper' },
    )
  })
}

export function dehydrated(context: DrawingContext): void {
  shadow(context, [164, 264], 104)
  jar(context, { x: 148, width: 70, fill: '#dcc59b', level: 132, lid: 'clip' }, () => {
    // Two heaps, one above the other, fill the glass.
    const above = bodies(context, 'heap', { at: [148, 218], width: 150, height: 90 })
    if (above && bodies(context, 'heap', { at: [148, 268], width: 160, height: 96 })) return
    for (let i = 0; i < 11; i++)
      piece(
        context,
        [148 + context.random.between(-56, 56), 150 + (i % 6) * 19 + context.random.between(-5, 5)],
        context.random.between(13, 20),
      )
  })
  label(context, vessel(148, parsePoints('120,70 260,70')).face(174, 236, 0.5), 11)
  if (!beside(context, [266, 268], 92, 112)) slice(context, [258, 252], 28, 0.3)
}

/** A dried slice behind glass: two washes and one line. */
function piece(context: DrawingContext, at: Point, size: number): void {
  const turn = context.random.between(0, 1)
  patch(
    context,
    arc(at, size, size * 0.6, turn, turn + 0.94, 10),
    context.random.pick(['#c79d66', '#e6d2ab', '#b98a55']),
  )
  lines(context, [arc(at, size, size * 0.6, turn, turn + 0.6, 8)], 1.2, { opacity: 0.6 })
}

/** A round basket; `drawContent` runs between its back and its front. */
export function basket(context: DrawingContext, drawContent: () => void): void {
  shadow(context, [160, 268], 116)
  context.sheet.layer()
  const handle = arc([160, 178], 84, 118, 0.5, 1, 17)
  rod(context, handle, 7, WOOD)
  lines(
    context,
    steps(15, (u) => arc([160, 178], 88 - 8 * (u > 0.5 ? 0 : 1), 118, 0.52 + u * 0.46, 0.535 + u * 0.46, 2)),
    1.2,
    { opacity: 0.6 },
  )
  solid(context, oval([160, 180], 102, 24), DARK_WOOD, { front: true, depth: 0.3, line: 1.8 })
  drawContent()
  const wall = vessel(160, parsePoints('180,102 214,98 252,80 264,70'), 0.23)
  const front = [
    ...[180, 214, 252].map((y): Point => [160 - wall.radius(y), y]),
    ...arc([160, 258], 74, 16, 0.46, 0.04, 9),
    ...[252, 214, 180].map((y): Point => [160 + wall.radius(y), y]),
    ...arc([160, 180], 102, 24, 0.01, 0.49, 15),
  ]
  solid(context, front, STRAW, { front: true, depth: 0.34 }, () => weave(context, wall.face(180, 260)))
  const rim = arc([160, 180], 102, 24, 0, 0.5, 17)
  rod(context, rim, 7, WOOD)
  lines(
    context,
    steps(13, (u) =>
      arc([160, 180], 103, 24, 0.49 - u * 0.48, 0.475 - u * 0.48, 2).map(
        ([x, y], i): Point => [x, y + (i ? 4 : -4)],
      ),
    ),
    1.2,
    { opacity: 0.6 },
  )
}

/** Woven willow rods. */
function weave(context: DrawingContext, face: ReturnType<ReturnType<typeof vessel>['face']>): void {
  const stitches: Point[][] = []
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 9; i++) {
      const s = (i + (row % 2) * 0.5) / 9
      const t = 0.18 + row * 0.18
      stitches.push([face(s, t), face(s + 0.05, t - 0.03), face(s + 0.1, t)])
    }
  lines(context, stitches, 1.5, { opacity: 0.62 })
  lines(
    context,
    steps(10, (u) => across(face, [u, 0.05], [u, 1], 2)),
    0.8,
    { opacity: 0.35 },
  )
}

export function foraged(context: DrawingContext): void {
  basket(context, () => {
    context.sheet.layer()
    if (bodies(context, 'heap', { at: [160, 228], width: 198, height: 132 })) return
    for (const [x, y, r] of [
      [104, 196, 33],
      [218, 198, 32],
      [160, 186, 37],
      [132, 214, 31],
      [192, 216, 32],
    ] as const)
      funnel(context, [x, y + 18], r, { cap: CHANTERELLE, height: 1.5, lean: (x - 160) / 220 })
  })
  knife(context)
}

/** A mushroom knife: hooked blade, wooden grip. */
function knife(context: DrawingContext): void {
  const blade = parsePoints('236,262 262,250 286,232 292,236 284,252 262,268 246,274')
  solid(context, blade, STEEL, { front: true, line: 1.6, depth: 0.14 })
  const grip = roundCorners(parsePoints('240,258 250,276 206,296 196,288 198,280'), 5)
  solid(context, grip, WOOD, { line: 1.8, depth: 0.28 })
  lines(context, [parsePoints('214,287 215,287.5'), parsePoints('230,278 231,278.5')], 3, { profile: 'even' })
  print(context, flat([206, 282], [240, 264], [244, 270], [210, 290]), 1, 0.8, 0.4)
}
