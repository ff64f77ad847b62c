/* design-tokens-allow: pigments of the drawings */
import { darker, lighter } from '@illustrations/engine/colour'
import { fern, leaf } from '@illustrations/engine/forest-floor'
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
import { petriDish } from '@illustrations/objects/kit/petri-dish'
import {
  BARK,
  BRASS,
  CAPS,
  CHANTERELLE,
  DARK_WOOD,
  EARTH,
  FLESH,
  GLASS,
  IRON,
  LEAVES,
  LINEN,
  MOSS,
  OCHRE,
  PAPER,
  SKY,
  STEEL,
  STRAW,
  WATER,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { print } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundBends, roundCorners } from '@illustrations/objects/kit/shapes'
import { vessel } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part } from '@illustrations/objects/kit/surface'
import { cluster } from './growing'

/** Loose straw around a point. */
function strew(context: DrawingContext, [x, y]: Point, rx: number, ry: number, count: number): void {
  const stalks = Array.from({ length: count }, (): Point[] => {
    const [cx, cy, a, l] = [
      x + context.random.between(-rx, rx),
      y + context.random.between(-ry, ry),
      context.random.between(-0.6, 0.6),
      context.random.between(10, 20),
    ]
    return [
      [cx - Math.cos(a) * l, cy - Math.sin(a) * l],
      [cx, cy + 1],
      [cx + Math.cos(a) * l, cy + Math.sin(a) * l],
    ]
  })
  lines(context, stalks.slice(0, count >> 1), 3, { colour: darker(STRAW, 0.2) })
  lines(context, stalks.slice(count >> 1), 3, { colour: lighter(STRAW, 0.25) })
}

/** A bucket of straw with oyster mushrooms at its holes. */
export function straw(context: DrawingContext): void {
  shadow(context, [196, 276], 120)
  rod(context, arc([176, 114], 82, 82, 0.5, 1, 15), 3, STEEL)
  const pail = vessel(176, parsePoints('112,84 264,66 272,62'))
  solid(context, pail.outline, LINEN, { front: true, depth: 0.28 }, () =>
    hatch(context, pail.face(130, 268), 15, { reach: 0.24 }),
  )
  solid(context, oval([176, 112], 84, 14), darker(STRAW, 0.3), { line: 1.7 })
  strew(context, [176, 110], 62, 6, 24)
  lines(context, [arc([176, 124], 83, 14, 0.02, 0.48, 13)], 1.6, { opacity: 0.7 })
  const wall = pail.face(130, 268)
  patch(context, edge(part(wall, 0, 0.86, 1, 1)), context.tint, 0.8)
  for (const [s, t, r] of [
    [0.32, 0.34, 0],
    [0.66, 0.52, 23],
    [0.36, 0.72, 19],
    [0.76, 0.16, 0],
  ] as const) {
    solid(context, oval(wall(s, t), 7, 6), darker(EARTH, 0.3), { line: 1.3 })
    if (r) cluster(context, [wall(s, t)[0], wall(s, t)[1] + 8], r)
  }
  strew(context, [292, 274], 40, 6, 18)
}

/** Inoculated logs, stacked crosswise, with shiitake. */
export function logs(context: DrawingContext): void {
  shadow(context, [200, 276], 156)
  const log = (left: Point, right: Point, r: number): void => {
    const [dx, dy] = [right[0] - left[0], right[1] - left[1]]
    const length = Math.hypot(dx, dy)
    const at = (u: number, v: number): Point => [
      left[0] + (dx * u) / length - (dy * v) / length,
      left[1] + (dy * u) / length + (dx * v) / length,
    ]
    const body = [
      at(0, -r),
      at(length, -r),
      ...arc([0, 0], r * 0.36, r, -0.22, 0.22, 7).map(([u, v]) => at(length + u, v)),
      at(length, r),
      at(0, r),
      ...arc([0, 0], r * 0.36, r, 0.28, 0.72, 7).map(([u, v]) => at(u, v)),
    ]
    solid(context, body, BARK, { front: true, depth: 0.34 }, () => {
      const bark = Array.from({ length: 16 }, (): Point[] => {
        const [u, v] = [context.random.between(0, length * 0.86), context.random.between(-0.85, 0.85) * r]
        return [
          at(u, v),
          at(u + 14, v + context.random.between(-3, 3)),
          at(u + context.random.between(22, 38), v),
        ]
      })
      lines(context, bark, 1.5, { opacity: 0.6 })
    })
    const end = arc([0, 0], r * 0.36, r, 0, 0.97, 22).map(([u, v]) => at(length + u, v))
    solid(context, end, '#dcbb88', { line: 1.7, depth: 0.16 })
    lines(
      context,
      [0.72, 0.44, 0.2].map((k) =>
        arc([0, 0], r * 0.36 * k, r * k, 0, 0.96, 12).map(([u, v]) => at(length + u, v)),
      ),
      1,
      { opacity: 0.5 },
    )
    const plugs = context.sheet.ink()
    for (let u = 40; u < length - 20; u += 52) plugs.dot(at(u, -r * 0.2), 7)
    context.sheet.draw(plugs, PAPER, 0.9)
  }
  log([70, 252], [292, 262], 24)
  log([84, 204], [306, 212], 23)
  log([60, 160], [282, 164], 24)
  log([96, 262], [352, 196], 20)
  for (const [x, y, r] of [
    [112, 138, 26],
    [166, 140, 20],
    [232, 140, 30],
    [270, 142, 17],
    [214, 212, 19],
  ] as const)
    mushroom(context, [x, y], r, { cap: CAPS[2], height: 1, lean: context.random.between(-0.2, 0.2) })
  leaf(context.sheet, [352, 276], 44, 0.3, LEAVES[3], 'oak')
  leaf(context.sheet, [60, 284], 36, 2.8, LEAVES[2], 'birch')
}

/** A dish of agar, a scalpel and a flame. */
export function agar(context: DrawingContext): void {
  shadow(context, [190, 266], 150)
  const lamp = vessel(318, parsePoints('196,12 206,14 220,34 252,40 260,36'))
  const flame = [
    ...roundBends(parsePoints('318,124 334,154 332,178'), 10),
    [318, 186],
    ...roundBends(parsePoints('304,178 304,156'), 4),
  ] as Point[]
  solid(context, flame, OCHRE, { front: true, line: 1.6, depth: 0.1 }, () =>
    patch(context, parsePoints('318,148 326,166 318,182 310,168'), PAPER, 0.85),
  )
  solid(context, lamp.outline, GLASS, { front: true, depth: 0.2 }, () => {
    patch(
      context,
      [[276, 234], ...arc([318, 234], 38, 6, 0.5, 0, 7), [362, 270], [276, 270]] as Point[],
      WATER,
    )
    gleam(context, parsePoints('290,226 288,250'), 5, 0.8)
  })
  solid(context, roundCorners(parsePoints('306,184 330,184 330,200 306,200'), 3), BRASS, {
    line: 1.6,
    depth: 0.28,
  })
  const lid = arc([226, 152], 84, 34, 0, 0.975, 34)
  solid(
    context,
    lid.map(([x, y]): Point => [x + 4, y + 14]),
    GLASS,
    { front: true, line: 1.7, depth: 0.1 },
  )
  solid(context, lid, lighter(GLASS, 0.4), { line: 1.7, depth: 0.12 }, () =>
    gleam(context, arc([226, 152], 66, 24, 0.52, 0.72, 9), 6, 0.9),
  )
  petriDish(context, [146, 216], 1, { min: 0.5, max: 0.72 })
  context.sheet.layer()
  rod(context, parsePoints('96,274 200,256'), 5, STEEL)
  solid(context, parsePoints('198,250 238,244 246,248 222,258 200,262'), STEEL, { line: 1.5, depth: 0.14 })
}

/** A cut mushroom under a lens, with notes beside it. */
export function identification(context: DrawingContext): void {
  shadow(context, [196, 270], 150)
  const page = flat([214, 112], [356, 96], [362, 250], [222, 266])
  solid(context, edge(page, 0.01), PAPER, { front: true, depth: 0.18, shift: 0.05 }, () =>
    hatch(context, page, 10, { reach: 0.14 }),
  )
  print(context, part(page, 0.46, 0.12, 0.94, 0.42), 4, 1.7)
  print(context, part(page, 0.1, 0.6, 0.94, 0.92), 4, 1.7)
  lines(
    context,
    [
      arc(page(0.26, 0.34), 20, 17, 0.5, 1, 11),
      [page(0.11, 0.36), page(0.41, 0.32)],
      [page(0.24, 0.36), page(0.23, 0.52)],
      [page(0.29, 0.36), page(0.3, 0.5)],
    ],
    1.8,
    { opacity: 0.8 },
  )
  mushroom(context, [128, 262], 62, { cap: CHANTERELLE, height: 2, lean: -0.05, gills: true })
  for (let i = 0; i < 12; i++)
    context.sheet.draw(
      context.sheet
        .ink()
        .shape(
          oval(
            [74 + context.random.between(0, 96), 96 + context.random.between(0, 34)],
            context.random.between(2, 4),
            2.4,
            8,
          ),
        ),
      PAPER,
      0.9,
    )
  const [cx, cy, r] = [196, 186, 54]
  context.sheet.layer()
  rod(context, parsePoints('234,226 250,242'), 7, STEEL)
  solid(context, roundCorners(parsePoints('246,234 256,228 308,274 298,288'), 6), DARK_WOOD, {
    front: true,
    depth: 0.3,
  })
  solid(context, oval([cx, cy], r, r, 30), BRASS, { depth: 0.2 })
  solid(context, oval([cx, cy], r - 8, r - 8, 30), lighter(GLASS, 0.3), { line: 1.6, depth: 0.1 }, () => {
    const gills = steps(11, (u): Point[] => [
      [cx - 62 + u * 96, cy - 56],
      [cx - 44 + u * 84, cy],
      [cx - 38 + u * 76, cy + 56],
    ])
    patch(
      context,
      [
        [cx - 60, cy - 60],
        [cx + 60, cy - 60],
        [cx + 40, cy + 26],
        [cx - 60, cy + 44],
      ],
      FLESH,
    )
    lines(context, gills, 3, { colour: darker(CHANTERELLE, 0.35), opacity: 0.75 })
    gleam(context, arc([cx, cy], 38, 38, 0.52, 0.7, 9), 7, 0.9)
  })
}

/** A fruiting tub with a lid. */
export function tub(context: DrawingContext): void {
  shadow(context, [200, 274], 150)
  const wall = flat([58, 120], [342, 120], [324, 270], [76, 270])
  solid(
    context,
    roundCorners([wall(0, 0), wall(1, 0), wall(1, 1), wall(0, 1)], 14),
    lighter(GLASS, 0.2),
    { front: true, depth: 0.18, shift: 0.06 },
    () => {
      patch(
        context,
        [
          wall(-0.1, 0.66),
          wall(0.3, 0.62),
          wall(0.6, 0.67),
          wall(1.1, 0.63),
          wall(1.1, 1.1),
          wall(-0.1, 1.1),
        ],
        EARTH,
      )
      strewDots(context, wall)
      for (let i = 0; i < 9; i++)
        mushroom(context, wall(0.1 + i * 0.1, 0.68 + (i % 2) * 0.06), 13 + (i % 3) * 4, {
          cap: CAPS[(i % 2) + 1] as string,
          height: 1.7,
          lean: context.random.between(-0.3, 0.3),
          front: false,
        })
      gleam(context, across(wall, [0.05, 0.1], [0.06, 0.86], 4), 8, 0.7)
      hatch(context, wall, 11, { reach: 0.1 })
    },
  )
  for (const s of [0.26, 0.74]) {
    solid(context, oval(wall(s, 0.3), 15, 14), PAPER, { line: 1.5, depth: 0.12 })
    lines(
      context,
      steps(4, (u): Point[] => [
        [wall(s, 0.3)[0] - 10, wall(s, 0.3)[1] - 6 + u * 12],
        [wall(s, 0.3)[0] + 10, wall(s, 0.3)[1] - 6 + u * 12],
      ]),
      0.9,
      { opacity: 0.4 },
    )
  }
  solid(context, roundCorners(parsePoints('50,98 350,98 346,124 54,124'), 8), context.tint, {
    front: true,
    depth: 0.2,
  })
  lines(context, [parsePoints('60,108 200,106 340,108')], 1.3, { opacity: 0.5 })
  for (const x of [58, 326])
    solid(
      context,
      roundCorners(
        [
          [x, 114],
          [x + 16, 114],
          [x + 15, 142],
          [x + 1, 142],
        ],
        4,
      ),
      darker(context.tint, 0.25),
      { line: 1.6 },
    )
}

function strewDots(context: DrawingContext, wall: ReturnType<typeof flat>): void {
  const [dark, pale] = [context.sheet.ink(), context.sheet.ink()]
  for (let i = 0; i < 50; i++)
    (i % 2 ? dark : pale).dot(
      wall(context.random.between(0.04, 0.96), context.random.between(0.72, 0.98)),
      context.random.between(1.4, 3),
    )
  context.sheet.draw(dark, darker(EARTH, 0.5), 0.8)
  context.sheet.draw(pale, lighter(EARTH, 0.4), 0.8)
}

/** A bed of wood chips in the garden, with a fork. */
export function bed(context: DrawingContext): void {
  shadow(context, [200, 276], 156)
  const rim = flat([66, 196], [334, 196], [364, 244], [36, 244])
  fern(context.sheet, [318, 206], 96, 18, context.random)
  solid(context, edge(rim, 0.01), EARTH, { front: true, depth: 0.2 })
  strew(context, [196, 222], 120, 16, 44)
  for (const [x, y, r] of [
    [96, 214, 20],
    [150, 210, 26],
    [262, 212, 22],
    [120, 238, 24],
    [206, 240, 32],
    [284, 238, 19],
  ] as const)
    mushroom(context, [x, y], r, { cap: '#9c4a38', height: 1.3, lean: context.random.between(-0.1, 0.2) })
  const board = flat([36, 240], [364, 240], [360, 280], [40, 280])
  solid(context, edge(board, 0.008), WOOD, { front: true, depth: 0.2, shift: 0.08 }, () => {
    lines(
      context,
      [0.3, 0.5, 0.75].map((t) =>
        across(board, [context.random.between(0, 0.3), t], [context.random.between(0.5, 1), t + 0.06], 5),
      ),
      1,
      { opacity: 0.45 },
    )
    hatch(context, board, 6, { reach: 0.16 })
  })
  context.sheet.layer()
  rod(context, parsePoints('62,236 54,150 50,62'), 6, WOOD)
  rod(context, parsePoints('34,60 50,58 66,60'), 6, WOOD)
}

/** Slices on a string, drying over a rack. */
export function drying(context: DrawingContext): void {
  shadow(context, [200, 276], 150)
  for (const x of [62, 338]) {
    rod(
      context,
      [
        [x, 60],
        [x, 272],
      ],
      7,
      WOOD,
    )
    rod(
      context,
      [
        [x - 24, 274],
        [x, 252],
        [x + 24, 274],
      ],
      6,
      WOOD,
    )
  }
  rod(context, parsePoints('54,72 346,72'), 6, WOOD)
  for (const [y, sag] of parsePoints('92,24 164,22')) {
    const cord = steps(13, (u): Point => [64 + u * 272, y + sag * 4 * u * (1 - u)])
    rod(context, cord, 1.6, LINEN)
    for (let i = 1; i < 12; i++) {
      const [x, h] = cord[i] as Point
      const [r, turn] = [context.random.between(14, 19), context.random.between(-0.3, 0.3)]
      const at = (u: number, v: number): Point => [
        x + r * (u * Math.cos(turn) - v * Math.sin(turn)),
        h + 14 + r * (u * Math.sin(turn) + v * Math.cos(turn)),
      ]
      const slice = [
        ...arc([0, 0], 0.8, 0.78, 0.5, 1, 9).map(([u, v]) => at(u, v)),
        at(0.3, 0.12),
        at(0.24, 0.9),
        at(-0.24, 0.9),
        at(-0.3, 0.12),
      ]
      solid(context, slice, PAPER, { front: i === 1, line: 1.4, depth: 0.2 })
      context.sheet.draw(
        context.sheet.ink().pen(
          arc([0, 0], 0.74, 0.7, 0.52, 0.98, 8).map(([u, v]) => at(u, v)),
          4,
        ),
        CAPS[i % 3] as string,
      )
    }
  }
}

/** Tools that any guide starts with: gloves, a mister and a trowel. */
export function tools(context: DrawingContext): void {
  shadow(context, [196, 274], 130)
  const flask = vessel(148, parsePoints('116,18 128,20 146,44 160,52 256,52 266,48'))
  solid(context, flask.outline, GLASS, { front: true, depth: 0.2 }, () => {
    patch(context, [[90, 190], ...arc([148, 190], 52, 8, 0.5, 0, 9), [206, 274], [90, 274]] as Point[], WATER)
    gleam(context, parsePoints('108,160 106,250'), 7, 0.7)
    hatch(context, flask.face(160, 258), 11, { reach: 0.22 })
  })
  solid(context, roundCorners(parsePoints('128,98 168,98 170,118 126,118'), 4), context.tint, {
    front: true,
    depth: 0.28,
  })
  solid(context, roundCorners(parsePoints('112,70 186,74 192,90 168,100 126,100 104,84'), 6), context.tint, {
    depth: 0.26,
  })
  solid(context, roundCorners(parsePoints('98,70 114,70 112,84 98,82'), 3), IRON, { line: 1.6 })
  solid(context, roundBends(parsePoints('178,96 192,104 190,132 182,132 182,110 170,104'), 5), context.tint, {
    line: 1.7,
  })
  lines(context, [parsePoints('92,72 66,62'), parsePoints('92,77 62,78'), parsePoints('92,82 68,94')], 2, {
    colour: SKY,
    profile: 'taper',
  })
  context.sheet.layer()
  solid(
    context,
    [...roundBends(parsePoints('230,212 266,208 276,250'), 8), [256, 282], [238, 276], [228, 250]] as Point[],
    STEEL,
    { front: true, depth: 0.26 },
    () => lines(context, [parsePoints('248,216 252,250 254,276')], 1.3, { opacity: 0.5 }),
  )
  rod(context, parsePoints('248,210 244,182'), 5, STEEL)
  solid(context, roundCorners(parsePoints('234,184 252,182 250,118 236,112 228,122'), 8), WOOD, {
    depth: 0.3,
  })
  mushroom(context, [318, 274], 26, { cap: CAPS[0], height: 1.5 })
  mushroom(context, [346, 276], 15, { cap: CAPS[0], height: 1.4 })
  lines(context, [parsePoints('300,276 296,262'), parsePoints('366,278 372,264')], 3, {
    colour: MOSS,
    profile: 'taper',
  })
}
