import { type Colour, darker, lighter } from '@illustrations/engine/colour'
import { lerp, type Point, steps } from '@illustrations/engine/geometry'
import { acorn, cone, fern, leaf, scatterLeaves, twig } from '@illustrations/engine/props'
import { across, edge, flat } from '@illustrations/objects/kit/face'
import { mushroom } from '@illustrations/objects/kit/growth'
import { gleam, type Hand, hatch, lines, patch, rod, shadow, solid } from '@illustrations/objects/kit/hand'
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
import { arc, oval, rounded, softened, way } from '@illustrations/objects/kit/shapes'
import { boxFaces } from '@illustrations/objects/kit/solids'
import { basket } from './food'

/** Scenes for pages that have nothing else to show. They stand on the paper of the page. */

/** Ground that fades into the paper. */
function glade(hand: Hand, at: Point, rx: number, ry: number, colour: Colour, opacity: number): void {
  const fading = hand.sheet.radial(at, rx, ry, 0, [
    [0, colour, opacity],
    [0.62, colour, opacity * 0.8],
    [1, colour, 0],
  ])
  patch(hand, oval(at, rx, ry), fading)
  hand.sheet.reach([at[0] - rx * 0.9, at[1] - ry * 0.8, at[0] + rx * 0.9, at[1] + ry * 0.8])
}

/** A tussock of grass. */
function tuft(hand: Hand, [x, y]: Point, height: number, count = 7): void {
  const blades = (colour: string, share: number) =>
    lines(
      hand,
      Array.from({ length: count }, (): Point[] => {
        const [bend, h, dx] = [
          hand.chance.in(-0.5, 0.5),
          hand.chance.in(0.5, 1) * height,
          hand.chance.in(-0.3, 0.3) * height * share,
        ]
        return [
          [x + dx, y],
          [x + dx + bend * h * 0.3, y - h * 0.6],
          [x + dx + bend * h, y - h],
        ]
      }),
      Math.max(1.3, height * 0.11),
      { colour, nib: 'thorn' },
    )
  blades(MOSS, 1)
  blades(FERN, 0.7)
}

/** Nothing found: the basket came home with one leaf. */
export function nothingFound(hand: Hand): void {
  basket(hand, () => leaf(hand.sheet, [168, 186], 74, -0.34, LEAVES[3], 'oak'))
  leaf(hand.sheet, [276, 274], 46, 0.5, LEAVES[2], 'birch')
  leaf(hand.sheet, [52, 276], 38, 2.9, LEAVES[1], 'beech')
}

/** A handcart with nothing in it. */
export function emptyCart(hand: Hand): void {
  shadow(hand, [190, 272], 140)
  hand.sheet.layer()
  rod(hand, way('250,186 322,160 352,152'), 7, WOOD)
  rod(hand, way('262,204 272,272'), 6, WOOD)
  const inside = flat([78, 152], [286, 152], [270, 172], [94, 172])
  solid(hand, edge(inside, 0.01), darker(DARK_WOOD, 0.2), { front: true, line: 1.8 })
  leaf(hand.sheet, [186, 162], 44, 0.3, LEAVES[0], 'oak')
  const bed = flat([78, 168], [286, 168], [266, 226], [100, 226])
  solid(hand, edge(bed, 0.01), WOOD, { front: true, depth: 0.24 }, () => {
    lines(
      hand,
      [0.36, 0.68].map((t) => across(bed, [0, t], [1, t], 3)),
      1.5,
      { opacity: 0.6 },
    )
    lines(
      hand,
      [
        [0.04, 0.18, 0.5, 0.2],
        [0.3, 0.52, 0.7, 0.5],
        [0.5, 0.86, 0.94, 0.84],
      ].map(([a = 0, b = 0, c = 0, d = 0]) => across(bed, [a, b], [c, d], 4)),
      0.9,
      { opacity: 0.4 },
    )
    hatch(hand, bed, 7, { reach: 0.2 })
  })
  for (const s of [0.1, 0.9])
    solid(
      hand,
      rounded([bed(s - 0.025, -0.1), bed(s + 0.025, -0.1), bed(s + 0.02, 1.04), bed(s - 0.02, 1.04)], 2),
      DARK_WOOD,
      { line: 1.6 },
    )
  const [x, y, r] = [150, 224, 48]
  hand.sheet.layer()
  for (let i = 0; i < 8; i++)
    rod(
      hand,
      [
        [x, y],
        [x + Math.cos(i * 0.785 + 0.3) * r, y + Math.sin(i * 0.785 + 0.3) * r],
      ],
      3,
      WOOD,
    )
  rod(hand, [...oval([x, y], r, r, 30), [x + r, y] as Point], 6, DARK_WOOD)
  solid(hand, oval([x, y], 11), IRON, { line: 1.7, depth: 0.3 })
  tuft(hand, [64, 274], 26)
  tuft(hand, [312, 274], 22, 5)
}

/** A label nobody has written on. */
export function noReviews(hand: Hand): void {
  shadow(hand, [204, 250], 120)
  const tag = rounded(way('84,140 118,96 318,124 304,244 96,214'), 12)
  solid(hand, tag, PAPER, { front: true, depth: 0.18, shift: 0.06 })
  solid(hand, oval([114, 154], 12, 11), KRAFT, { line: 1.6, depth: 0.16 })
  solid(hand, oval([114, 154], 5, 4.6), darker(KRAFT, 0.6), { line: 1.1 })
  rod(hand, way('114,154 88,120 66,118 52,140 68,156 86,142 80,100 96,66 130,54'), 2.2, STRAW)
  lines(
    hand,
    [0, 1, 2].map((i): Point[] => [
      [146, 150 + i * 27],
      [210, 158 + i * 28],
      [292 - i * 3, 170 + i * 28],
    ]),
    1.4,
    { opacity: 0.35, nib: 'even' },
  )
  pencil(hand, [206, 268], [338, 196])
}

function pencil(hand: Hand, tip: Point, end: Point): void {
  const [dx, dy] = [end[0] - tip[0], end[1] - tip[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const at = (u: number, v: number): Point => [tip[0] + ux * u - uy * v, tip[1] + uy * u + ux * v]
  solid(hand, rounded([at(0, 0), at(26, -9), at(26, 9)], 1), FLESH, { front: true, line: 1.7 })
  patch(hand, [at(0, 0), at(9, -3), at(9, 3)], IRON)
  const shaft = rounded([at(24, -9), at(length - 16, -9), at(length - 16, 9), at(24, 9)], 1.5)
  solid(hand, shaft, hand.tint, { line: 1.7, depth: 0.26 }, () =>
    lines(
      hand,
      [-3, 3].map((v): Point[] => [at(24, v), at(length - 16, v)]),
      1.1,
      { opacity: 0.5, nib: 'even' },
    ),
  )
  solid(
    hand,
    rounded([at(length - 16, -9), at(length - 4, -9), at(length - 4, 9), at(length - 16, 9)], 2),
    BRASS,
    { line: 1.6 },
  )
}

/** A box that waits to be packed, its string beside it. */
export function noOrders(hand: Hand): void {
  shadow(hand, [190, 272], 130)
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
  solid(hand, edge(faces.top, 0.01), darker(CARD, 0.5), { front: true, line: 1.8 }, () =>
    patch(hand, edge(back), darker(CARD, 0.3)),
  )
  const flap = (a: Point, b: Point, dx: number, dy: number, shade: number) =>
    solid(hand, rounded([a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]], 3), darker(CARD, shade), {
      line: 1.8,
      depth: 0.12,
    })
  flap(faces.top(0, 0), faces.top(1, 0), 10, -36, 0.05)
  flap(faces.top(1, 0), faces.top(1, 1), 40, -14, 0.2)
  solid(hand, edge(faces.rightFace, 0.012), darker(CARD, 0.2), { depth: 0.14, shift: 0.05 }, () =>
    hatch(hand, faces.rightFace, 11),
  )
  solid(hand, edge(faces.leftFace, 0.012), CARD, { depth: 0.12, shift: 0.05 })
  flap(faces.top(0, 0), faces.top(0, 1), -42, -8, -0.0)
  flap(faces.top(0, 1), faces.top(1, 1), 16, 34, 0.1)
  mark(hand, faces.leftFace(0.5, 0.5), 17, hand.tint)
  rod(hand, way('292,264 318,244 346,252 338,274 308,276 300,258 326,240 354,240'), 2.4, STRAW)
}

/** A swept forest floor: the rake leans, the leaves are on their heap. */
export function nothingToModerate(hand: Hand): void {
  const { sheet, chance } = hand
  glade(hand, [200, 262], 170, 24, EARTH, 0.34)
  lines(
    hand,
    steps(7, (u): Point[] =>
      steps(6, (v): Point => [60 + u * 150 + v * 12, 250 + v * 22 + Math.sin(v * 5 + u) * 2]),
    ),
    1.3,
    { colour: sheet.inks.contour, opacity: 0.4 },
  )
  trunk(hand, 84, 34)
  solid(
    hand,
    [
      ...way('194,268 206,248 230,222 266,208 302,222 326,248 338,268'),
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
      [266 + chance.in(-half, half), 212 + 50 * down],
      chance.in(32, 46),
      chance.in(-0.9, 0.9),
      chance.pick(LEAVES),
      chance.pick(['oak', 'beech', 'birch'] as const),
    )
  }
  scatterLeaves(sheet, chance, 214, 330, 266, 3, 3)
  sheet.layer()
  rod(hand, way('150,262 126,150 108,62'), 6, WOOD)
  rod(hand, way('122,270 152,262 182,256'), 6, DARK_WOOD)
  for (const u of [0.04, 0.24, 0.5, 0.76, 0.96])
    rod(
      hand,
      [
        [lerp(122, 182, u), lerp(270, 256, u)],
        [lerp(122, 182, u) + 2, lerp(286, 272, u)],
      ],
      2.6,
      WOOD,
    )
}

/** A tree's foot that fades out above. */
function trunk(hand: Hand, x: number, width: number, top = 40, foot = 262): void {
  hand.sheet.layer({ fade: { top: [top, top + 46], bottom: [foot + 20, foot + 21] } })
  const outline = [
    ...softened(
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
    ...softened(
      [
        [x + width * 1.4, foot],
        [x + width * 0.95, foot - 16],
        [x + width * 0.72, foot - 54],
        [x + width * 0.66, top],
      ] as Point[],
      16,
    ),
  ]
  solid(hand, outline, BARK, { depth: 0.3 }, () => {
    const bark = Array.from({ length: width > 20 ? 13 : 7 }, (): Point[] => {
      const [dx, y] = [hand.chance.in(-0.62, 0.62) * width, hand.chance.in(top, foot - 24)]
      return [
        [x + dx, y],
        [x + dx + hand.chance.in(-3, 3), y + 14],
        [x + dx + hand.chance.in(-2, 2), y + hand.chance.in(24, 40)],
      ]
    })
    lines(hand, bark, 1.6, { opacity: 0.6 })
  })
}

/** A mushroom that was knocked over. */
export function failed(hand: Hand): void {
  const { sheet, chance } = hand
  glade(hand, [200, 266], 166, 24, EARTH, 0.32)
  scatterLeaves(sheet, chance, 56, 344, 262, 8, 8)
  sheet.layer()
  shadow(hand, [206, 262], 110)
  const at = (u: number, v: number): Point => [186 + u * 0.97 - v * 0.24, 220 + u * 0.24 + v * 0.97]
  const gills = arc([0, 0], 24, 84, 0, 0.98, 30).map(([u, v]) => at(u - 14, v))
  const cap = [
    ...arc([0, 0], 78, 84, 0.25, 0.75, 17).map(([u, v]) => at(u - 12, v)),
    ...arc([0, 0], 24, 84, -0.22, 0.22, 13).map(([u, v]) => at(u - 14, v)),
  ]
  solid(hand, cap, CAPS[0], { front: true, depth: 0.28 }, () =>
    gleam(
      hand,
      arc([0, 0], 52, 60, 0.5, 0.66, 7).map(([u, v]) => at(u - 12, v)),
      8,
      0.5,
    ),
  )
  solid(hand, gills, lighter(FLESH, 0.2), { line: 1.6, depth: 0.16 })
  const middle = at(-12, 0)
  lines(
    hand,
    gills.map((p): Point[] => [p, [lerp(middle[0], p[0], 0.2), lerp(middle[1], p[1], 0.2)]]),
    1,
    {
      opacity: 0.5,
      nib: 'thorn',
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
  solid(hand, stem, FLESH, { depth: 0.26 }, () =>
    lines(
      hand,
      [-10, -2, 8].map((v): Point[] => [at(4, v), at(60, v * 0.9), at(112, v * 1.2)]),
      1,
      { opacity: 0.4 },
    ),
  )
  lines(
    hand,
    [at(130, -10), at(134, 2), at(130, 14)].map((p, i): Point[] => [
      p,
      [p[0] + 12, p[1] - 4 + i * 5],
      [p[0] + 22 + i * 3, p[1] - 2 + i * 6],
    ]),
    1.6,
    {
      colour: sheet.inks.contour,
      nib: 'thorn',
    },
  )
  tuft(hand, [78, 270], 30)
  tuft(hand, [338, 268], 24, 5)
}

/** A snail on its way: the line is slow, or gone. */
export function offline(hand: Hand): void {
  glade(hand, [200, 264], 160, 19, EARTH, 0.32)
  lines(hand, [way('46,264 90,268 140,264')], 3, { colour: hand.sheet.inks.contour, opacity: 0.3 })
  shadow(hand, [206, 262], 96)
  const foot = way(
    '92,262 120,246 170,238 232,232 270,220 290,190 304,176 324,180 330,200 320,232 296,256 262,264 170,266',
  )
  hand.sheet.layer()
  rod(hand, way('306,186 316,160 322,140'), 3.4, KRAFT)
  rod(hand, way('318,186 336,168 350,154'), 3.4, KRAFT)
  for (const p of way('322,138 351,152')) solid(hand, oval(p, 5), IRON, { line: 1.2 })
  solid(hand, foot, KRAFT, { front: true, depth: 0.26 }, () => {
    lines(
      hand,
      Array.from({ length: 22 }, (): Point[] => {
        const [x, y] = [hand.chance.in(110, 310), hand.chance.in(236, 262)]
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
  solid(hand, oval([cx, cy], 76, 70, 30), STRAW, { front: true, depth: 0.34 }, () => {
    const coil = (turns: number, share = 1): Point => {
      const r = 78 * 0.46 ** turns * share
      const a = (0.1 + turns) * Math.PI * 2
      return [cx + 10 * turns + Math.cos(a) * r, cy + 3 * turns + Math.sin(a) * r * 0.94]
    }
    lines(hand, [steps(40, (u) => coil(u * 2.6))], 3, { opacity: 0.9, nib: 'thorn' })
    lines(
      hand,
      steps(30, (u): Point[] => [
        coil(u * 1.9, 0.97),
        coil(u * 1.9 + 0.03, 0.78),
        coil(u * 1.9 + 0.04, 0.62),
      ]),
      1.3,
      { opacity: 0.5, nib: 'thorn' },
    )
  })
  gleam(hand, arc([cx, cy], 58, 52, 0.56, 0.7, 7), 7, 0.5)
  tuft(hand, [62, 268], 24, 5)
}

/** A fairy ring in a clearing: footprints lead in, none lead out. */
export function lost(hand: Hand): void {
  const { sheet } = hand
  glade(hand, [200, 228], 190, 62, FERN, 0.42)
  glade(hand, [200, 230], 104, 30, EARTH, 0.3)
  const blades = Array.from({ length: 26 }, (): Point[] => {
    const [turn, far] = [hand.chance.in(0, Math.PI * 2), hand.chance.in(0.66, 0.98)]
    const [x, y] = [200 + Math.cos(turn) * 160 * far, 230 + Math.sin(turn) * 48 * far]
    return [
      [x, y],
      [x + hand.chance.in(-3, 3), y - hand.chance.in(5, 9)],
    ]
  })
  lines(hand, blades, 1.5, { colour: MOSS, nib: 'thorn' })
  trunk(hand, 138, 14, 46, 174)
  trunk(hand, 262, 16, 40, 178)
  trunk(hand, 66, 30, 20, 206)
  trunk(hand, 336, 34, 20, 212)
  sheet.layer()
  fern(sheet, [40, 216], 74, -16, hand.chance)
  fern(sheet, [366, 220], 66, 16, hand.chance)
  const ring = arc([200, 228], 122, 36, 0.32, 1.18, 12)
  const order = [...ring].sort((a, b) => a[1] - b[1])
  for (const [i, p] of order.entries()) {
    const near = (p[1] - 190) / 74
    mushroom(hand, p, 9 + near * 6, {
      cap: CAPS[i % 4] as string,
      height: 1.5,
      lean: hand.chance.in(-0.3, 0.3),
      front: false,
    })
    if (i % 3 === 0) tuft(hand, [p[0] + 12, p[1] + 3], 12, 4)
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
      hand,
      arc([x, y], 4 * k, 7 * k, 0, 0.95, 12).map(([u, v]): Point => [u + (v - y) * -a, v]),
      sheet.inks.contour,
      0.62,
    )
    patch(hand, oval([x + a * 6 * k, y + 9 * k], 3 * k, 3 * k, 10), sheet.inks.contour, 0.62)
  }
}

/** A garden gate, its key in the lock. */
export function signIn(hand: Hand): void {
  shadow(hand, [200, 274], 140)
  const posts = [88, 312]
  for (const x of posts) {
    solid(
      hand,
      rounded(
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
          hand,
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
        hatch(hand, flat([x - 22, 84], [x + 22, 84], [x + 24, 272], [x - 24, 272]), 14, { reach: 0.4 })
      },
    )
    solid(
      hand,
      rounded(
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
    mushroom(hand, [x, 73], 22, { cap: CAPS[x > 200 ? 2 : 0] as string, height: 1.1, lean: 0 })
  }
  hand.sheet.layer()
  for (let i = 0; i < 9; i++) {
    const u = i / 8
    const x = lerp(122, 278, u)
    const top = 132 - 34 * Math.sin(u * Math.PI)
    rod(
      hand,
      [
        [x, top],
        [x, 262],
      ],
      5,
      hand.tint,
    )
    solid(
      hand,
      [
        [x, top - 14],
        [x + 5, top - 2],
        [x, top + 3],
        [x - 5, top - 2],
      ],
      hand.tint,
      { line: 1.3 },
    )
  }
  rod(hand, way('112,152 288,152'), 6, hand.tint)
  rod(hand, way('112,240 288,240'), 6, hand.tint)
  solid(hand, rounded(way('182,178 218,178 218,222 182,222'), 5), IRON, { front: true, depth: 0.28 })
  solid(hand, oval([200, 200], 9), BRASS, { line: 1.4 })
  patch(hand, way('197,198 203,198 204,210 196,210'), darker(IRON, 0.5))
  hand.sheet.layer()
  rod(hand, way('202,203 232,232'), 5, BRASS)
  rod(hand, [...oval([242, 242], 13, 13, 16), [255, 242] as Point], 4.5, BRASS)
  rod(hand, way('214,215 208,222'), 4, BRASS)
  tuft(hand, [56, 276], 28)
  tuft(hand, [344, 276], 24, 5)
  acorn(hand.sheet, [150, 278], 9, 1)
}

/** Nobody has written: a quill beside an empty sheet on the moss. */
export function nothingKept(hand: Hand): void {
  shadow(hand, [200, 268], 120)
  const [left, right] = [
    flat([66, 132], [200, 150], [200, 262], [54, 240]),
    flat([200, 150], [334, 132], [346, 240], [200, 262]),
  ]
  solid(hand, rounded(way('56,246 200,270 344,246 350,238 200,258 50,238'), 3), hand.tint, { front: true })
  solid(hand, edge(left, 0.01), PAPER, { depth: 0.14, shift: 0.04 })
  solid(hand, edge(right, 0.01), PAPER, { depth: 0.2, shift: 0.05 }, () =>
    hatch(hand, right, 9, { reach: 0.14 }),
  )
  lines(hand, [across(left, [0.2, 0.86], [0.7, 0.86], 2)], 1.3, { opacity: 0.4, nib: 'even' })
  fern(hand.sheet, [270, 236], 84, 20, hand.chance)
  lines(hand, [way('252,220 272,222'), way('256,204 282,206')], 4, {
    colour: LINEN,
    nib: 'even',
    opacity: 0.9,
  })
  twig(hand.sheet, [128, 274], 60, 0.1, hand.chance)
  cone(hand.sheet, [52, 272], 14, -0.3)
}
