import { type Colour, darker, lighter } from '@illustrations/engine/colour'
import { acorn, cone, fern, leaf, scatterLeaves, twig } from '@illustrations/engine/forest-floor'
import { lerp, type Point, steps } from '@illustrations/engine/geometry'
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
import {
  BARK,
  BRASS,
  CAPS,
  CARD,
  DARK_WOOD,
  EARTH,
  FERN,
  FLESH,
  IRON,
  KRAFT,
  LEAVES,
  LINEN,
  MOSS,
  PAPER,
  STONE,
  STRAW,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { mark } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundBends, roundCorners } from '@illustrations/objects/kit/shapes'
import { boxFaces } from '@illustrations/objects/kit/solids'
import { across, edge, flat } from '@illustrations/objects/kit/surface'
import { basket } from './food'

/** Scenes for empty and error pages. */

/** Ground that fades into the paper. */
function glade(
  context: DrawingContext,
  at: Point,
  rx: number,
  ry: number,
  colour: Colour,
  opacity: number,
): void {
  const fading = context.sheet.radial(at, rx, ry, 0, [
    [0, colour, opacity],
    [0.62, colour, opacity * 0.8],
    [1, colour, 0],
  ])
  patch(context, oval(at, rx, ry), fading)
  context.sheet.includeBox([at[0] - rx * 0.9, at[1] - ry * 0.8, at[0] + rx * 0.9, at[1] + ry * 0.8])
}

/** A tussock of grass. */
function tuft(context: DrawingContext, [x, y]: Point, height: number, count = 7): void {
  const blades = (colour: string, share: number) =>
    lines(
      context,
      Array.from({ length: count }, (): Point[] => {
        const [bend, h, dx] = [
          context.random.between(-0.5, 0.5),
          context.random.between(0.5, 1) * height,
          context.random.between(-0.3, 0.3) * height * share,
        ]
        return [
          [x + dx, y],
          [x + dx + bend * h * 0.3, y - h * 0.6],
          [x + dx + bend * h, y - h],
        ]
      }),
      Math.max(1.3, height * 0.11),
      { colour, profile: 'taper' },
    )
  blades(MOSS, 1)
  blades(FERN, 0.7)
}

/** Nothing found: a basket with a single leaf. */
export function nothingFound(context: DrawingContext): void {
  basket(context, () => leaf(context.sheet, [168, 186], 74, -0.34, LEAVES[3], 'oak'))
  leaf(context.sheet, [276, 274], 46, 0.5, LEAVES[2], 'birch')
  leaf(context.sheet, [52, 276], 38, 2.9, LEAVES[1], 'beech')
}

/** An empty handcart. */
export function emptyCart(context: DrawingContext): void {
  shadow(context, [190, 272], 140)
  context.sheet.layer()
  rod(context, parsePoints('250,186 322,160 352,152'), 7, WOOD)
  rod(context, parsePoints('262,204 272,272'), 6, WOOD)
  const interior = flat([78, 152], [286, 152], [270, 172], [94, 172])
  solid(context, edge(interior, 0.01), darker(DARK_WOOD, 0.2), { front: true, line: 1.8 })
  leaf(context.sheet, [186, 162], 44, 0.3, LEAVES[0], 'oak')
  const bed = flat([78, 168], [286, 168], [266, 226], [100, 226])
  solid(context, edge(bed, 0.01), WOOD, { front: true, depth: 0.24 }, () => {
    lines(
      context,
      [0.36, 0.68].map((t) => across(bed, [0, t], [1, t], 3)),
      1.5,
      { opacity: 0.6 },
    )
    lines(
      context,
      [
        [0.04, 0.18, 0.5, 0.2],
        [0.3, 0.52, 0.7, 0.5],
        [0.5, 0.86, 0.94, 0.84],
      ].map(([a = 0, b = 0, c = 0, d = 0]) => across(bed, [a, b], [c, d], 4)),
      0.9,
      { opacity: 0.4 },
    )
    hatch(context, bed, 7, { reach: 0.2 })
  })
  for (const s of [0.1, 0.9])
    solid(
      context,
      roundCorners([bed(s - 0.025, -0.1), bed(s + 0.025, -0.1), bed(s + 0.02, 1.04), bed(s - 0.02, 1.04)], 2),
      DARK_WOOD,
      { line: 1.6 },
    )
  const [x, y, r] = [150, 224, 48]
  context.sheet.layer()
  for (let i = 0; i < 8; i++)
    rod(
      context,
      [
        [x, y],
        [x + Math.cos(i * 0.785 + 0.3) * r, y + Math.sin(i * 0.785 + 0.3) * r],
      ],
      3,
      WOOD,
    )
  rod(context, [...oval([x, y], r, r, 30), [x + r, y] as Point], 6, DARK_WOOD)
  solid(context, oval([x, y], 11), IRON, { line: 1.7, depth: 0.3 })
  tuft(context, [64, 274], 26)
  tuft(context, [312, 274], 22, 5)
}

/** A blank label. */
export function noReviews(context: DrawingContext): void {
  shadow(context, [204, 250], 120)
  const tag = roundCorners(parsePoints('84,140 118,96 318,124 304,244 96,214'), 12)
  solid(context, tag, PAPER, { front: true, depth: 0.18, shift: 0.06 })
  solid(context, oval([114, 154], 12, 11), KRAFT, { line: 1.6, depth: 0.16 })
  solid(context, oval([114, 154], 5, 4.6), darker(KRAFT, 0.6), { line: 1.1 })
  rod(context, parsePoints('114,154 88,120 66,118 52,140 68,156 86,142 80,100 96,66 130,54'), 2.2, STRAW)
  lines(
    context,
    [0, 1, 2].map((i): Point[] => [
      [146, 150 + i * 27],
      [210, 158 + i * 28],
      [292 - i * 3, 170 + i * 28],
    ]),
    1.4,
    { opacity: 0.35, profile: 'even' },
  )
  pencil(context, [206, 268], [338, 196])
}

function pencil(context: DrawingContext, tip: Point, end: Point): void {
  const [dx, dy] = [end[0] - tip[0], end[1] - tip[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const at = (u: number, v: number): Point => [tip[0] + ux * u - uy * v, tip[1] + uy * u + ux * v]
  solid(context, roundCorners([at(0, 0), at(26, -9), at(26, 9)], 1), FLESH, { front: true, line: 1.7 })
  patch(context, [at(0, 0), at(9, -3), at(9, 3)], IRON)
  const shaft = roundCorners([at(24, -9), at(length - 16, -9), at(length - 16, 9), at(24, 9)], 1.5)
  solid(context, shaft, context.tint, { line: 1.7, depth: 0.26 }, () =>
    lines(
      context,
      [-3, 3].map((v): Point[] => [at(24, v), at(length - 16, v)]),
      1.1,
      { opacity: 0.5, profile: 'even' },
    ),
  )
  solid(
    context,
    roundCorners([at(length - 16, -9), at(length - 4, -9), at(length - 4, 9), at(length - 16, 9)], 2),
    BRASS,
    { line: 1.6 },
  )
}

/** A box ready to be packed, with string beside it. */
export function noOrders(context: DrawingContext): void {
  shadow(context, [190, 272], 130)
  const place = {
    foot: [176, 272] as Point,
    left: [-86, -34] as Point,
    right: [108, -38] as Point,
    height: 86,
  }
  const faces = boxFaces(place)
  const back = flat(
    faces.top(0, 0),
    faces.top(1, 0),
    [faces.top(1, 0)[0], faces.top(1, 0)[1] + 40],
    [faces.top(0, 0)[0], faces.top(0, 0)[1] + 40],
  )
  solid(context, edge(faces.top, 0.01), darker(CARD, 0.5), { front: true, line: 1.8 }, () =>
    patch(context, edge(back), darker(CARD, 0.3)),
  )
  const flap = (a: Point, b: Point, dx: number, dy: number, shade: number) =>
    solid(
      context,
      roundCorners([a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]], 3),
      darker(CARD, shade),
      {
        line: 1.8,
        depth: 0.12,
      },
    )
  flap(faces.top(0, 0), faces.top(1, 0), 10, -36, 0.05)
  flap(faces.top(1, 0), faces.top(1, 1), 40, -14, 0.2)
  solid(context, edge(faces.rightFace, 0.012), darker(CARD, 0.2), { depth: 0.14, shift: 0.05 }, () =>
    hatch(context, faces.rightFace, 11),
  )
  solid(context, edge(faces.leftFace, 0.012), CARD, { depth: 0.12, shift: 0.05 })
  flap(faces.top(0, 0), faces.top(0, 1), -42, -8, -0.0)
  flap(faces.top(0, 1), faces.top(1, 1), 16, 34, 0.1)
  mark(context, faces.leftFace(0.5, 0.5), 17, context.tint)
  rod(context, parsePoints('292,264 318,244 346,252 338,274 308,276 300,258 326,240 354,240'), 2.4, STRAW)
}

/** A raked forest floor: the rake leans beside a heap of leaves. */
export function nothingToModerate(context: DrawingContext): void {
  const { sheet, random } = context
  glade(context, [200, 262], 170, 24, EARTH, 0.34)
  lines(
    context,
    steps(7, (u): Point[] =>
      steps(6, (v): Point => [60 + u * 150 + v * 12, 250 + v * 22 + Math.sin(v * 5 + u) * 2]),
    ),
    1.3,
    { colour: sheet.inks.contour, opacity: 0.4 },
  )
  trunk(context, 84, 34)
  solid(
    context,
    [
      ...parsePoints('194,268 206,248 230,222 266,208 302,222 326,248 338,268'),
      ...arc([266, 268], 70, 12, 0.02, 0.48, 9),
    ],
    BARK,
    { front: true, depth: 0.3 },
  )
  for (let i = 0; i < 20; i++) {
    const down = (i + 0.5) / 20
    const half = 6 + 46 * down
    leaf(
      sheet,
      [266 + random.between(-half, half), 212 + 50 * down],
      random.between(32, 46),
      random.between(-0.9, 0.9),
      random.pick(LEAVES),
      random.pick(['oak', 'beech', 'birch'] as const),
    )
  }
  scatterLeaves(sheet, random, 214, 330, 266, 3, 3)
  sheet.layer()
  rod(context, parsePoints('150,262 126,150 108,62'), 6, WOOD)
  rod(context, parsePoints('122,270 152,262 182,256'), 6, DARK_WOOD)
  for (const u of [0.04, 0.24, 0.5, 0.76, 0.96])
    rod(
      context,
      [
        [lerp(122, 182, u), lerp(270, 256, u)],
        [lerp(122, 182, u) + 2, lerp(286, 272, u)],
      ],
      2.6,
      WOOD,
    )
}

/** The foot of a tree that fades out above. */
function trunk(context: DrawingContext, x: number, width: number, top = 40, foot = 262): void {
  context.sheet.layer({ fade: { top: [top, top + 46], bottom: [foot + 20, foot + 21] } })
  const outline = [
    ...roundBends(
      [
        [x - width * 0.7, top],
        [x - width * 0.74, foot - 50],
        [x - width * 0.9, foot - 14],
        [x - width * 1.4, foot],
      ] as Point[],
      16,
    ),
    [x - width * 0.4, foot + 4] as Point,
    [x, foot - 2] as Point,
    [x + width * 0.6, foot + 5] as Point,
    ...roundBends(
      [
        [x + width * 1.4, foot],
        [x + width * 0.95, foot - 16],
        [x + width * 0.72, foot - 54],
        [x + width * 0.66, top],
      ] as Point[],
      16,
    ),
  ]
  solid(context, outline, BARK, { depth: 0.3 }, () => {
    const bark = Array.from({ length: width > 20 ? 13 : 7 }, (): Point[] => {
      const [dx, y] = [context.random.between(-0.62, 0.62) * width, context.random.between(top, foot - 24)]
      return [
        [x + dx, y],
        [x + dx + context.random.between(-3, 3), y + 14],
        [x + dx + context.random.between(-2, 2), y + context.random.between(24, 40)],
      ]
    })
    lines(context, bark, 1.6, { opacity: 0.6 })
  })
}

/** A mushroom that was knocked over. */
export function failed(context: DrawingContext): void {
  const { sheet, random } = context
  glade(context, [200, 266], 166, 24, EARTH, 0.32)
  scatterLeaves(sheet, random, 56, 344, 262, 8, 8)
  sheet.layer()
  shadow(context, [206, 262], 110)
  const at = (u: number, v: number): Point => [186 + u * 0.97 - v * 0.24, 220 + u * 0.24 + v * 0.97]
  const gills = arc([0, 0], 24, 84, 0, 0.98, 30).map(([u, v]) => at(u - 14, v))
  const cap = [
    ...arc([0, 0], 78, 84, 0.25, 0.75, 17).map(([u, v]) => at(u - 12, v)),
    ...arc([0, 0], 24, 84, -0.22, 0.22, 13).map(([u, v]) => at(u - 14, v)),
  ]
  solid(context, cap, CAPS[0], { front: true, depth: 0.28 }, () =>
    gleam(
      context,
      arc([0, 0], 52, 60, 0.5, 0.66, 7).map(([u, v]) => at(u - 12, v)),
      8,
      0.5,
    ),
  )
  solid(context, gills, lighter(FLESH, 0.2), { line: 1.6, depth: 0.16 })
  const middle = at(-12, 0)
  lines(
    context,
    gills.map((p): Point[] => [p, [lerp(middle[0], p[0], 0.2), lerp(middle[1], p[1], 0.2)]]),
    1,
    {
      opacity: 0.5,
      profile: 'taper',
    },
  )
  const stem = [
    ...arc([0, 0], 7, 20, 0.3, 0.7, 7).map(([u, v]) => at(u - 10, v)),
    at(56, -17),
    at(116, -23),
    ...arc([0, 0], 14, 28, -0.2, 0.2, 7).map(([u, v]) => at(118 + u, v)),
    at(116, 25),
    at(56, 17),
  ]
  solid(context, stem, FLESH, { depth: 0.26 }, () =>
    lines(
      context,
      [-10, -2, 8].map((v): Point[] => [at(4, v), at(60, v * 0.9), at(112, v * 1.2)]),
      1,
      { opacity: 0.4 },
    ),
  )
  lines(
    context,
    [at(130, -10), at(134, 2), at(130, 14)].map((p, i): Point[] => [
      p,
      [p[0] + 12, p[1] - 4 + i * 5],
      [p[0] + 22 + i * 3, p[1] - 2 + i * 6],
    ]),
    1.6,
    {
      colour: sheet.inks.contour,
      profile: 'taper',
    },
  )
  tuft(context, [78, 270], 30)
  tuft(context, [338, 268], 24, 5)
}

/** A snail: the connection is slow or gone. */
export function offline(context: DrawingContext): void {
  glade(context, [200, 264], 160, 19, EARTH, 0.32)
  lines(context, [parsePoints('46,264 90,268 140,264')], 3, {
    colour: context.sheet.inks.contour,
    opacity: 0.3,
  })
  shadow(context, [206, 262], 96)
  const foot = parsePoints(
    '92,262 120,246 170,238 232,232 270,220 290,190 304,176 324,180 330,200 320,232 296,256 262,264 170,266',
  )
  context.sheet.layer()
  rod(context, parsePoints('306,186 316,160 322,140'), 3.4, KRAFT)
  rod(context, parsePoints('318,186 336,168 350,154'), 3.4, KRAFT)
  for (const p of parsePoints('322,138 351,152')) solid(context, oval(p, 5), IRON, { line: 1.2 })
  solid(context, foot, KRAFT, { front: true, depth: 0.26 }, () => {
    lines(
      context,
      Array.from({ length: 22 }, (): Point[] => {
        const [x, y] = [context.random.between(110, 310), context.random.between(236, 262)]
        return [
          [x, y],
          [x + 8, y - 2],
        ]
      }),
      1.2,
      { opacity: 0.4 },
    )
  })
  const [cx, cy] = [184, 178]
  solid(context, oval([cx, cy], 76, 70, 30), STRAW, { front: true, depth: 0.34 }, () => {
    const coil = (turns: number, share = 1): Point => {
      const r = 78 * 0.46 ** turns * share
      const a = (0.1 + turns) * Math.PI * 2
      return [cx + 10 * turns + Math.cos(a) * r, cy + 3 * turns + Math.sin(a) * r * 0.94]
    }
    lines(context, [steps(40, (u) => coil(u * 2.6))], 3, { opacity: 0.9, profile: 'taper' })
    lines(
      context,
      steps(30, (u): Point[] => [
        coil(u * 1.9, 0.97),
        coil(u * 1.9 + 0.03, 0.78),
        coil(u * 1.9 + 0.04, 0.62),
      ]),
      1.3,
      { opacity: 0.5, profile: 'taper' },
    )
  })
  gleam(context, arc([cx, cy], 58, 52, 0.56, 0.7, 7), 7, 0.5)
  tuft(context, [62, 268], 24, 5)
}

/** A fairy ring in a clearing, with footprints that only lead in. */
export function lost(context: DrawingContext): void {
  const { sheet } = context
  glade(context, [200, 228], 190, 62, FERN, 0.42)
  glade(context, [200, 230], 104, 30, EARTH, 0.3)
  const blades = Array.from({ length: 26 }, (): Point[] => {
    const [turn, far] = [context.random.between(0, Math.PI * 2), context.random.between(0.66, 0.98)]
    const [x, y] = [200 + Math.cos(turn) * 160 * far, 230 + Math.sin(turn) * 48 * far]
    return [
      [x, y],
      [x + context.random.between(-3, 3), y - context.random.between(5, 9)],
    ]
  })
  lines(context, blades, 1.5, { colour: MOSS, profile: 'taper' })
  trunk(context, 138, 14, 46, 174)
  trunk(context, 262, 16, 40, 178)
  trunk(context, 66, 30, 20, 206)
  trunk(context, 336, 34, 20, 212)
  sheet.layer()
  fern(sheet, [40, 216], 74, -16, context.random)
  fern(sheet, [366, 220], 66, 16, context.random)
  const ring = arc([200, 228], 122, 36, 0.32, 1.18, 12)
  const order = [...ring].sort((a, b) => a[1] - b[1])
  for (const [i, p] of order.entries()) {
    const near = (p[1] - 190) / 74
    mushroom(context, p, 9 + near * 6, {
      cap: CAPS[i % 4] as string,
      height: 1.5,
      lean: context.random.between(-0.3, 0.3),
      front: false,
    })
    if (i % 3 === 0) tuft(context, [p[0] + 12, p[1] + 3], 12, 4)
  }
  const footprints = [
    [206, 284, -0.2],
    [196, 270, 0.2],
    [207, 257, -0.2],
    [197, 245, 0.2],
    [205, 234, -0.1],
    [199, 226, 0.1],
  ] as const
  for (const [x, y, a] of footprints) {
    const k = (y - 180) / 90
    patch(
      context,
      arc([x, y], 4 * k, 7 * k, 0, 0.95, 12).map(([u, v]): Point => [u + (v - y) * -a, v]),
      sheet.inks.contour,
      0.62,
    )
    patch(context, oval([x + a * 6 * k, y + 9 * k], 3 * k, 3 * k, 10), sheet.inks.contour, 0.62)
  }
}

/** A garden gate with a key in the lock. */
export function signIn(context: DrawingContext): void {
  shadow(context, [200, 274], 140)
  const posts = [88, 312]
  for (const x of posts) {
    solid(
      context,
      roundCorners(
        [
          [x - 22, 84],
          [x + 22, 84],
          [x + 24, 272],
          [x - 24, 272],
        ],
        3,
      ),
      STONE,
      { front: true, depth: 0.28 },
      () => {
        lines(
          context,
          [118, 156, 196, 236].flatMap((y, i): Point[][] => [
            [
              [x - 23, y],
              [x + 23, y + 1],
            ],
            [
              [x + (i % 2 ? 6 : -7), y],
              [x + (i % 2 ? 6 : -7), y + 38],
            ],
          ]),
          1.3,
          { opacity: 0.55 },
        )
        hatch(context, flat([x - 22, 84], [x + 22, 84], [x + 24, 272], [x - 24, 272]), 14, { reach: 0.4 })
      },
    )
    solid(
      context,
      roundCorners(
        [
          [x - 28, 72],
          [x + 28, 72],
          [x + 26, 86],
          [x - 26, 86],
        ],
        3,
      ),
      lighter(STONE, 0.2),
      { line: 1.8 },
    )
    mushroom(context, [x, 73], 22, { cap: CAPS[x > 200 ? 2 : 0] as string, height: 1.1, lean: 0 })
  }
  context.sheet.layer()
  for (let i = 0; i < 9; i++) {
    const u = i / 8
    const x = lerp(122, 278, u)
    const top = 132 - 34 * Math.sin(u * Math.PI)
    rod(
      context,
      [
        [x, top],
        [x, 262],
      ],
      5,
      context.tint,
    )
    solid(
      context,
      [
        [x, top - 14],
        [x + 5, top - 2],
        [x, top + 3],
        [x - 5, top - 2],
      ],
      context.tint,
      { line: 1.3 },
    )
  }
  rod(context, parsePoints('112,152 288,152'), 6, context.tint)
  rod(context, parsePoints('112,240 288,240'), 6, context.tint)
  solid(context, roundCorners(parsePoints('182,178 218,178 218,222 182,222'), 5), IRON, {
    front: true,
    depth: 0.28,
  })
  solid(context, oval([200, 200], 9), BRASS, { line: 1.4 })
  patch(context, parsePoints('197,198 203,198 204,210 196,210'), darker(IRON, 0.5))
  context.sheet.layer()
  rod(context, parsePoints('202,203 232,232'), 5, BRASS)
  rod(context, [...oval([242, 242], 13, 13, 16), [255, 242] as Point], 4.5, BRASS)
  rod(context, parsePoints('214,215 208,222'), 4, BRASS)
  tuft(context, [56, 276], 28)
  tuft(context, [344, 276], 24, 5)
  acorn(context.sheet, [150, 278], 9, 1)
}

/** A quill beside an empty sheet on moss: nothing was written yet. */
export function nothingKept(context: DrawingContext): void {
  shadow(context, [200, 268], 120)
  const [left, right] = [
    flat([66, 132], [200, 150], [200, 262], [54, 240]),
    flat([200, 150], [334, 132], [346, 240], [200, 262]),
  ]
  solid(
    context,
    roundCorners(parsePoints('56,246 200,270 344,246 350,238 200,258 50,238'), 3),
    context.tint,
    { front: true },
  )
  solid(context, edge(left, 0.01), PAPER, { depth: 0.14, shift: 0.04 })
  solid(context, edge(right, 0.01), PAPER, { depth: 0.2, shift: 0.05 }, () =>
    hatch(context, right, 9, { reach: 0.14 }),
  )
  lines(context, [across(left, [0.2, 0.86], [0.7, 0.86], 2)], 1.3, { opacity: 0.4, profile: 'even' })
  fern(context.sheet, [270, 236], 84, 20, context.random)
  lines(context, [parsePoints('252,220 272,222'), parsePoints('256,204 282,206')], 4, {
    colour: LINEN,
    profile: 'even',
    opacity: 0.9,
  })
  twig(context.sheet, [128, 274], 60, 0.1, context.random)
  cone(context.sheet, [52, 272], 14, -0.3)
}
