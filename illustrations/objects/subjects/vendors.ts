import { type Colour, darker, lighter } from '@illustrations/engine/colour'
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
import { mushroom } from '@illustrations/objects/kit/growth'
import { lettering } from '@illustrations/objects/kit/letters'
import {
  BROTH,
  CAPS,
  CARD,
  DARK_WOOD,
  FERN,
  GLASS,
  IRON,
  KRAFT,
  LINEN,
  MOSS,
  OYSTER,
  PAPER,
  RUBBER,
  SKY,
  STEEL,
  STONE,
  STRAW,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { mark } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundBends, roundCorners } from '@illustrations/objects/kit/shapes'
import { addSag, box } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part, type Surface } from '@illustrations/objects/kit/surface'

/** A building or vehicle whose sign shows initials. */
export interface VendorContext extends DrawingContext {
  initials: string
}

/** The sign with the initials, or the small mushroom when there are none. */
function sign(
  context: VendorContext,
  face: Surface,
  shape: number,
  size: number,
  colour: Colour = LINEN,
): void {
  solid(context, edge(face, 0.03), colour, { line: 1.8, depth: 0.14, shift: 0.05 })
  const ink = darker(context.tint, 0.45)
  if (context.initials) lettering(context, face, context.initials, shape, size, ink)
  else mark(context, face(0.5, 0.45), size * 3, ink)
}

/** A striped awning with a scalloped hem. */
function awning(context: DrawingContext, face: Surface, count: number): void {
  for (let i = 0; i < count; i++) {
    const [a, b] = [i / count, (i + 1) / count]
    const hem = arc([0, 0], 1, 1, 0, 0.5, 7).map(([u, v]) =>
      face((a + b) / 2 + (u * (b - a)) / 2, 0.82 + v * 0.2),
    )
    const stripe = [
      face(a + 0.002, 0),
      face(a + (b - a) / 2, 0),
      face(b - 0.002, 0),
      face(b, 0.4),
      ...hem,
      face(a, 0.4),
    ]
    solid(context, stripe, i % 2 ? LINEN : context.tint, { front: i === 0, line: 1.5, depth: 0.2 })
  }
  lines(context, [across(face, [0, 0.8], [1, 0.8], 3)], 1, { opacity: 0.4 })
}

function pane(context: DrawingContext, face: Surface, rows: number, columns: number): void {
  solid(context, edge(face, 0.02), darker(SKY, 0.12), { line: 1.7, depth: 0.2 }, () => {
    gleam(context, [face(0.12, 0.5), face(0.34, 0.08)], 5, 0.6)
    gleam(context, [face(0.14, 0.72), face(0.5, 0.08)], 3, 0.5)
  })
  const bars = [
    ...steps(columns + 1, (u) => across(face, [u, 0], [u, 1], 2)).slice(1, -1),
    ...steps(rows + 1, (u) => across(face, [0, u], [1, u], 2)).slice(1, -1),
  ]
  for (const bar of bars) rod(context, bar, 2, LINEN)
}

function crate(context: DrawingContext, x: number, y: number, cap: Colour): void {
  for (const dx of [-18, 2, 20]) mushroom(context, [x + dx, y - 12], 13, { cap, height: 0.9, lean: 0 })
  const face = flat([x - 36, y - 24], [x + 36, y - 24], [x + 33, y + 4], [x - 33, y + 4])
  solid(context, edge(face, 0.02), KRAFT, { front: true, line: 1.7, depth: 0.2 }, () =>
    lines(
      context,
      [0.33, 0.66].map((t) => across(face, [0, t], [1, t], 2)),
      1.3,
      { opacity: 0.6, profile: 'even' },
    ),
  )
}

export function shop(context: VendorContext): void {
  shadow(context, [200, 286], 156)
  const wall = flat([66, 80], [330, 80], [330, 284], [66, 284])
  solid(context, edge(wall, 0.006), PAPER, { depth: 0.2, shift: 0.05 }, () =>
    hatch(context, wall, 20, { reach: 0.1 }),
  )
  const window = part(wall, 0.08, 0.42, 0.56, 0.84)
  pane(context, window, 1, 3)
  for (const [s, c] of parsePoints('0.18,0 0.5,3 0.8,1'))
    mushroom(context, window(s, 0.97), 15, { cap: CAPS[c] as string, height: 1.3, front: false })
  const door = part(wall, 0.66, 0.42, 0.9, 1)
  solid(context, edge(door, 0.01), context.tint, { line: 1.9, depth: 0.2 })
  pane(context, part(door, 0.16, 0.08, 0.84, 0.56), 2, 2)
  solid(context, edge(part(door, 0.16, 0.66, 0.84, 0.92), 0.03), context.tint, { line: 1.3, depth: 0.14 })
  solid(context, oval(door(0.86, 0.62), 3.4), STRAW, { line: 1.1 })
  solid(context, edge(flat([60, 272], [330, 272], [330, 286], [60, 286]), 0.01), STONE, { line: 1.6 })
  patch(context, edge(part(door, 0.02, 0.9, 0.98, 1)), darker(context.tint, 0.3), 0)
  const roof = flat([52, 66], [344, 66], [350, 84], [46, 84])
  solid(context, edge(roof, 0.01), darker(LINEN, 0.16), { front: true, line: 1.8 })
  sign(context, flat([96, 22], [300, 22], [300, 72], [96, 72]), 4, 5.5)
  awning(context, flat([60, 88], [336, 88], [352, 150], [44, 150]), 9)
  crate(context, 112, 284, CAPS[1])
  crate(context, 188, 286, OYSTER)
}

export function stall(context: VendorContext): void {
  shadow(context, [200, 286], 150)
  context.sheet.layer()
  for (const x of [72, 328])
    rod(
      context,
      [
        [x, 100],
        [x, 284],
      ],
      7,
      WOOD,
    )
  sign(context, flat([140, 132], [260, 132], [260, 180], [140, 180]), 2.5, 5.5)
  for (const x of [156, 244])
    rod(
      context,
      [
        [x, 112],
        [x, 132],
      ],
      1.6,
      STEEL,
    )
  awning(context, flat([76, 44], [324, 44], [354, 120], [46, 120]), 9)
  for (const [x, c] of [
    [100, CAPS[0]],
    [168, OYSTER],
    [236, CAPS[3]],
    [300, CAPS[1]],
  ] as const)
    crate(context, x, 220, c)
  const top = flat([56, 216], [344, 216], [350, 228], [50, 228])
  solid(context, edge(top, 0.01), WOOD, { front: true, line: 1.8, depth: 0.16 })
  const cloth = flat([56, 228], [344, 228], [340, 284], [60, 284])
  solid(context, edge(cloth, 0.01), LINEN, { line: 1.8, depth: 0.24 }, () => {
    lines(
      context,
      steps(10, (u) => across(cloth, [0.04 + u * 0.92, 0.1], [0.03 + u * 0.93, 1], 3)),
      1.4,
      { opacity: 0.45, profile: 'taper' },
    )
    hatch(context, cloth, 6, { reach: 0.12 })
  })
}

/** A polytunnel with beds in front of it. */
export function farm(context: VendorContext): void {
  shadow(context, [200, 284], 160)
  const tunnel = [
    [50, 282],
    ...arc([130, 200], 80, 118, 0.5, 0.78, 9),
    ...roundBends(parsePoints('250,82 318,108 352,178 354,270 352,282'), 30),
  ] as Point[]
  solid(context, tunnel, lighter(GLASS, 0.2), { front: true, depth: 0.24, shift: 0.08 }, () => {
    for (const u of [0.2, 0.42, 0.64, 0.86])
      lines(
        context,
        [arc([130 + u * 160, 206 - u * 6], 66, 120, 0.76, 1, 9).concat([[196 + u * 160, 282]])],
        1.4,
        { opacity: 0.5 },
      )
    gleam(context, parsePoints('150,96 220,92 300,120'), 9, 0.7)
  })
  const mouth = [[50, 282], ...arc([130, 200], 80, 118, 0.5, 1, 15), [210, 282]] as Point[]
  solid(context, mouth, darker(SKY, 0.3), { depth: 0.2 })
  for (const [y, c] of [
    [214, OYSTER],
    [262, CAPS[3]],
  ] as const) {
    for (const x of [78, 104, 156, 182]) mushroom(context, [x, y], 11, { cap: c, height: 1, front: false })
    rod(
      context,
      [
        [56, y + 3],
        [204, y + 3],
      ],
      5,
      WOOD,
    )
  }
  rod(context, parsePoints('130,84 130,282'), 5, LINEN)
  for (const x of [252, 302])
    rod(
      context,
      [
        [x, 216],
        [x, 290],
      ],
      6,
      WOOD,
    )
  sign(context, flat([226, 176], [328, 176], [328, 228], [226, 228]), 2, 5.5, KRAFT)
  lines(
    context,
    parsePoints('60,76 94,100 216,240 340,352').flatMap(([x = 0]) =>
      steps(3, (u): Point[] => [
        [x + u * 8, 290],
        [x - 4 + u * 16, 276 - (u % 0.6) * 8],
      ]),
    ),
    2.4,
    { colour: MOSS, profile: 'taper' },
  )
}

/** A laboratory with a lit bench: cultures and spores. */
export function laboratory(context: VendorContext): void {
  shadow(context, [200, 286], 150)
  const wall = flat([70, 92], [330, 92], [330, 284], [70, 284])
  solid(context, edge(wall, 0.006), LINEN, { depth: 0.18, shift: 0.05 }, () => {
    const bricks = [0.2, 0.4, 0.6, 0.8].flatMap((t, i) =>
      steps(4, (u) =>
        across(wall, [0.02 + u * 0.3 + (i % 2) * 0.05, t], [0.06 + u * 0.3 + (i % 2) * 0.05, t], 2),
      ),
    )
    lines(context, bricks, 1.2, { opacity: 0.4 })
    hatch(context, wall, 16, { reach: 0.1 })
  })
  const window = part(wall, 0.07, 0.18, 0.6, 0.7)
  pane(context, window, 1, 2)
  const shelf = (t: number): void => rod(context, across(window, [0.02, t], [0.98, t], 2), 3, WOOD)
  shelf(0.94)
  for (const [s, c] of [
    [0.14, BROTH],
    [0.3, FERN],
    [0.66, BROTH],
    [0.86, context.tint],
  ] as const) {
    const [x, y] = window(s, 0.9)
    solid(
      context,
      [
        [x - 5, y - 30],
        [x + 5, y - 30],
        [x + 5, y - 20],
        [x + 13, y - 2],
        [x + 9, y],
        [x - 9, y],
        [x - 13, y - 2],
        [x - 5, y - 20],
      ],
      c,
      { line: 1.4, depth: 0.24 },
    )
  }
  const door = part(wall, 0.68, 0.22, 0.92, 1)
  solid(context, edge(door, 0.01), context.tint, { line: 1.9, depth: 0.22 })
  solid(context, oval(door(0.5, 0.26), 17), darker(SKY, 0.12), { line: 1.6 })
  solid(context, oval(door(0.84, 0.58), 3.4), STRAW, { line: 1.1 })
  solid(context, edge(flat([56, 78], [344, 78], [338, 96], [62, 96]), 0.01), STONE, {
    front: true,
    line: 1.8,
  })
  sign(context, flat([112, 30], [232, 30], [232, 80], [112, 80]), 2.4, 5.5)
  rod(context, parsePoints('288,78 288,44 300,36 312,44'), 6, STEEL)
  solid(context, edge(flat([64, 270], [336, 270], [340, 286], [60, 286]), 0.01), STONE, {
    front: true,
    line: 1.6,
  })
}

/** A long, low building with an open gate and boxes. */
export function warehouse(context: VendorContext): void {
  shadow(context, [200, 286], 160)
  const gable = parsePoints('46,284 46,124 200,52 354,124 354,284')
  solid(context, roundCorners(gable, 3), STONE, { depth: 0.2, shift: 0.04 }, () => {
    const boards = steps(25, (u): Point[] => [
      [50 + u * 300, 128 - 70 * (1 - Math.abs(u - 0.5) * 2)],
      [50 + u * 300, 284],
    ])
    lines(context, boards, 1, { opacity: 0.36, profile: 'even' })
  })
  const gate = flat([104, 158], [296, 158], [296, 284], [104, 284])
  solid(context, edge(gate, 0.01), darker(DARK_WOOD, 0.45), { line: 2, depth: 0.2 })
  solid(context, edge(part(gate, 0, 0, 1, 0.16), 0.01), context.tint, { line: 1.6, depth: 0.16 }, () =>
    lines(
      context,
      [0.3, 0.6].map((t) => across(part(gate, 0, 0, 1, 0.16), [0, t], [1, t], 2)),
      1.2,
      { opacity: 0.5 },
    ),
  )
  for (const [x, y, s] of [
    [150, 272, 1],
    [214, 282, 1.12],
    [182, 224, 0.9],
  ] as const) {
    const faces = box(
      context,
      { foot: [x, y], left: [-24 * s, -8 * s], right: [34 * s, -9 * s], height: 38 * s },
      CARD,
      { line: 1.5, front: true },
    )
    mark(context, faces.rightFace(0.5, 0.44), 6 * s, context.tint)
  }
  const roof = parsePoints('200,34 372,116 366,136 200,56 34,136 28,116')
  solid(context, roundCorners(roof, 4), context.tint, { front: true, depth: 0.24 })
  sign(context, flat([140, 96], [260, 96], [260, 146], [140, 146]), 2.4, 5.5)
}

/** A delivery van, seen from its side. */
export function van(context: VendorContext): void {
  shadow(context, [200, 270], 160)
  const body = [
    ...roundBends(parsePoints('50,256 46,110 62,92 262,92'), 14),
    ...roundBends(parsePoints('262,92 300,100 328,160 352,176 358,220 356,256'), 14),
  ]
  solid(context, body, LINEN, { front: true, depth: 0.24, shift: 0.07 }, () => {
    patch(context, parsePoints('40,212 370,212 370,262 40,262'), context.tint)
    lines(
      context,
      [parsePoints('40,212 370,212'), parsePoints('262,96 262,256'), parsePoints('54,106 200,102 262,104')],
      1.3,
      {
        opacity: 0.6,
      },
    )
    hatch(context, flat([46, 92], [262, 92], [262, 208], [46, 208]), 9, { reach: 0.12 })
  })
  const window = [...roundBends(parsePoints('272,110 296,112 316,158'), 8), [272, 160]] as Point[]
  solid(context, window, darker(SKY, 0.12), { line: 1.7 }, () =>
    gleam(context, parsePoints('278,150 292,116'), 5, 0.6),
  )
  lines(context, [parsePoints('276,180 292,180')], 4, { profile: 'even' })
  sign(context, flat([84, 120], [232, 120], [232, 190], [84, 190]), 2.1, 7)
  solid(context, oval([350, 196], 7, 9), STRAW, { line: 1.4 })
  solid(context, roundCorners(parsePoints('40,250 366,250 366,262 40,262'), 4), IRON, { line: 1.6 })
  for (const x of [114, 296]) {
    solid(context, oval([x, 256], 34), RUBBER, { front: true, depth: 0.26 })
    solid(context, oval([x, 256], 19), STEEL, { line: 1.6, depth: 0.28 })
    for (let i = 0; i < 5; i++)
      lines(
        context,
        [
          [
            [x, 256],
            [x + Math.cos(i * 1.257) * 15, 256 + Math.sin(i * 1.257) * 15],
          ],
        ],
        2,
        { opacity: 0.6, profile: 'even' },
      )
    solid(context, oval([x, 256], 5), IRON, { line: 1.2 })
  }
}

/** A street seller's cart with a basket and a board, for vendors without premises. */
export function cart(context: VendorContext): void {
  shadow(context, [200, 280], 140)
  context.sheet.layer()
  rod(context, parsePoints('258,214 330,196 352,188'), 6, WOOD)
  rod(context, parsePoints('282,220 288,280'), 6, WOOD)
  for (const x of [116, 250])
    rod(
      context,
      [
        [x, 100],
        [x, 190],
      ],
      5,
      WOOD,
    )
  awning(context, flat([110, 54], [256, 54], [276, 110], [90, 110]), 6)
  sign(context, flat([132, 124], [234, 124], [234, 170], [132, 170]), 2.2, 5)
  for (const [x, c] of [
    [140, CAPS[0]],
    [214, CAPS[3]],
  ] as const)
    crate(context, x, 200, c)
  const bed = flat([84, 196], [282, 196], [270, 244], [98, 244])
  solid(
    context,
    addSag(context, [bed(0, 0), bed(1, 0), bed(1, 1), bed(0, 1)], 2),
    WOOD,
    { front: true, depth: 0.22 },
    () => {
      lines(
        context,
        [0.34, 0.67].map((t) => across(bed, [0, t], [1, t], 3)),
        1.3,
        { opacity: 0.6 },
      )
      hatch(context, bed, 6, { reach: 0.18 })
    },
  )
  const [x, y, r] = [140, 244, 38]
  for (let i = 0; i < 8; i++)
    rod(
      context,
      [
        [x, y],
        [x + Math.cos(i * 0.785 + 0.3) * r, y + Math.sin(i * 0.785 + 0.3) * r],
      ],
      2.4,
      WOOD,
    )
  context.sheet.layer()
  const rim = [...oval([x, y], r), [x + r, y] as Point]
  rod(context, rim, 5, DARK_WOOD)
  solid(context, oval([x, y], 8), IRON, { line: 1.6 })
}
