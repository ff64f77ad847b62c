import { type Colour, darker, lighter } from '@illustrations/engine/colour'
import { lerp, type Point, steps } from '@illustrations/engine/geometry'
import type { StrokeProfile } from '@illustrations/engine/ink'
import { type DrawingContext, gleam, lines, patch, rod, solid } from '@illustrations/objects/kit/context'
import {
  AMBER,
  BRASS,
  FERN,
  FLESH,
  HONEY,
  KRAFT,
  LINEN,
  MOSS,
  OCHRE,
  PAPER,
  PLUM,
  RUSSET,
  SKY,
  SLATE,
  STEEL,
  STONE,
  STRAW,
  WATER,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { arc, oval, parsePoints, roundBends, roundCorners } from '@illustrations/objects/kit/shapes'

/**
 * Emblems of reported effects and benefits, 160 units wide. A card has washes and hatching; an icon shows
 * the same outlines with one bold line and one flat wash.
 */
export interface EmblemContext extends DrawingContext {
  icon: boolean
}

const BOLD = 8.4

function area(context: EmblemContext, outline: readonly Point[], colour: Colour, marks?: () => void): void {
  const { sheet } = context
  if (!context.icon) {
    solid(context, outline, colour, { depth: 0.26, line: 1.9 }, marks)
    return
  }
  const shape = sheet.shape(outline)
  sheet.use(shape, colour)
  sheet.draw(
    sheet.ink().hair([...outline, outline[0] as Point, outline[1] as Point], BOLD * 0.82),
    sheet.inks.contour,
  )
}

/** Lines that the icon also shows. */
function bold(
  context: EmblemContext,
  drawn: readonly (readonly Point[])[],
  width = 2.4,
  profile: StrokeProfile = 'swell',
): void {
  if (!context.icon) {
    lines(context, drawn, width, { colour: context.sheet.inks.contour, profile })
    return
  }
  const ink = context.sheet.ink()
  for (const line of drawn) {
    ink.hair(line, BOLD * 0.82)
    for (const [x, y] of line) context.sheet.includeBox([x, y, x, y])
  }
  context.sheet.draw(ink, context.sheet.inks.contour)
}

/** Lines that only the card shows. */
function fine(
  context: EmblemContext,
  drawn: readonly (readonly Point[])[],
  width = 1.2,
  opacity = 0.6,
): void {
  if (!context.icon) lines(context, drawn, width, { opacity, profile: 'taper' })
}

const shine = (context: EmblemContext, line: readonly Point[], width = 4): void => {
  if (!context.icon) gleam(context, line, width, 0.6)
}

const stalk = (context: EmblemContext, line: readonly Point[], width: number, colour: Colour): void => {
  if (context.icon) bold(context, [line])
  else rod(context, line, width, colour)
}

/** A sickle moon of radius `r`, open to the upper right. */
function sickle([x, y]: Point, r: number): Point[] {
  const outer = arc([x, y], r, r, 0.1, 0.82, 24)
  const [from, to] = [outer[outer.length - 1], outer[0]] as [Point, Point]
  const inner = steps(14, (u): Point => {
    const bulge = r * 0.52 * Math.sin(u * Math.PI)
    return [lerp(from[0], to[0], u) - bulge * 0.95, lerp(from[1], to[1], u) + bulge * 0.3]
  })
  return [...outer, ...inner.slice(1, -1)]
}

/** Rays around a point. */
const rays = ([x, y]: Point, from: number, to: number, count: number, start = 0, share = 1): Point[][] =>
  steps(count, (_, i) => {
    const a = (start + (i / count) * share) * Math.PI * 2
    return [
      [x + Math.cos(a) * from, y + Math.sin(a) * from],
      [x + Math.cos(a) * to, y + Math.sin(a) * to],
    ]
  })

const leafShape = (from: Point, to: Point, wide: number): Point[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const at = (u: number, v: number): Point => [
    from[0] + dx * u - dy * v * wide,
    from[1] + dy * u + dx * v * wide,
  ]
  return [
    at(0, 0),
    at(0.2, 0.7),
    at(0.5, 1),
    at(0.8, 0.6),
    at(1, 0),
    at(0.8, -0.6),
    at(0.5, -1),
    at(0.2, -0.7),
  ]
}

function leaf(context: EmblemContext, from: Point, to: Point, wide: number, colour: Colour): void {
  area(context, leafShape(from, to, wide), colour)
  fine(context, [[from, to]], 1.5)
  fine(
    context,
    [0.3, 0.5, 0.7].flatMap((u): Point[][] =>
      [1, -1].map((s) => {
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
        return [
          [from[0] + dx * u, from[1] + dy * u],
          [from[0] + dx * (u + 0.12) - dy * s * wide * 0.6, from[1] + dy * (u + 0.12) + dx * s * wide * 0.6],
        ]
      }),
    ),
  )
}

/** A brush with leaves for bristles. */
export function creativity(context: EmblemContext): void {
  area(context, parsePoints('22,144 16,138 78,62 96,76 30,146'), WOOD, () =>
    fine(context, [parsePoints('30,136 86,68')], 1.4),
  )
  area(context, roundCorners(parsePoints('74,68 88,50 108,66 92,82'), 3), STEEL)
  area(context, parsePoints('88,50 92,28 118,10 122,36 108,66'), FERN, () =>
    fine(context, [parsePoints('98,56 108,36 117,14')], 1.5),
  )
  leaf(context, [112, 58], [150, 40], 0.26, MOSS)
  leaf(context, [104, 68], [142, 84], 0.26, MOSS)
}

/** A lens over concentric circles. */
export function perceptual(context: EmblemContext): void {
  stalk(context, parsePoints('104,104 146,146'), 11, WOOD)
  area(context, oval([66, 66], 52, 52, 30), BRASS)
  area(context, oval([66, 66], 39, 39, 28), lighter(WATER, 0.4))
  bold(context, [arc([66, 66], 20, 20, 0.1, 0.85, 15)])
  fine(context, [arc([66, 66], 30, 30, 0.3, 0.95, 15), arc([66, 66], 10, 10, 0, 0.7, 9)], 1.4)
  shine(context, arc([66, 66], 31, 31, 0.54, 0.7, 7), 6)
}

/** A candle. */
export function spiritual(context: EmblemContext): void {
  area(context, parsePoints('80,12 98,42 92,60 80,66 68,60 62,42'), OCHRE, () =>
    patch(context, parsePoints('80,34 88,50 80,62 72,50'), PAPER, 0.85),
  )
  area(context, parsePoints('60,78 72,74 88,74 100,78 100,130 60,130'), PAPER, () =>
    fine(context, [parsePoints('94,84 94,126'), parsePoints('88,92 88,126')], 1.4),
  )
  fine(context, [parsePoints('68,78 68,96 71,104 74,96')], 1.6)
  bold(context, [parsePoints('80,66 80,76')])
  area(context, parsePoints('36,128 124,128 112,146 48,146'), BRASS)
  if (!context.icon)
    lines(context, rays([80, 44], 44, 58, 11, 0.55, 0.44), 1.8, {
      colour: context.sheet.inks.contour,
      profile: 'taper',
      opacity: 0.7,
    })
}

/** A hand mirror that reflects the moon. */
export function reflective(context: EmblemContext): void {
  stalk(context, parsePoints('80,112 80,148'), 12, WOOD)
  area(context, oval([80, 62], 50, 54, 30), WOOD)
  area(context, oval([80, 62], 37, 41, 28), lighter(SKY, 0.25))
  area(context, sickle([80, 62], 24), PAPER)
  shine(context, arc([80, 62], 30, 34, 0.5, 0.62, 6), 4)
}

/** A lantern. */
export function insightful(context: EmblemContext): void {
  bold(context, [arc([80, 40], 20, 26, 0.5, 1, 11)], 2.6)
  area(context, parsePoints('52,48 66,36 94,36 108,48'), BRASS)
  area(context, parsePoints('54,48 106,48 114,122 46,122'), lighter(HONEY, 0.55))
  area(context, parsePoints('80,66 92,90 88,106 80,110 72,106 68,90'), OCHRE)
  fine(context, [parsePoints('66,50 62,120'), parsePoints('94,50 98,120')], 1.8)
  area(context, roundCorners(parsePoints('40,122 120,122 120,140 40,140'), 4), BRASS)
  if (!context.icon)
    lines(context, [...rays([80, 88], 52, 66, 5, 0.42, 0.2), ...rays([80, 88], 52, 66, 5, 0.92, 0.2)], 1.8, {
      colour: context.sheet.inks.contour,
      profile: 'taper',
      opacity: 0.7,
    })
}

/** Forget-me-not. */
export function memory(context: EmblemContext): void {
  stalk(context, parsePoints('80,84 84,116 76,152'), 4, MOSS)
  leaf(context, [80, 142], [124, 116], 0.24, FERN)
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2
    area(context, oval([80 + Math.cos(a) * 33, 60 + Math.sin(a) * 33], 25, 25, 18), lighter(SLATE, 0.3), () =>
      fine(
        context,
        [
          [
            [80, 60],
            [80 + Math.cos(a) * 44, 60 + Math.sin(a) * 44],
          ],
        ],
        1.2,
      ),
    )
  }
  area(context, oval([80, 60], 13, 13, 14), OCHRE)
}

/** A struck match. */
export function aroused(context: EmblemContext): void {
  stalk(context, parsePoints('22,142 86,82'), 9, lighter(WOOD, 0.3))
  area(context, parsePoints('126,10 130,40 122,78 98,96 72,88 70,64 88,54 94,34'), RUSSET, () =>
    patch(context, parsePoints('118,44 114,72 98,86 84,80 88,66 104,58'), OCHRE),
  )
  if (!context.icon) area(context, oval([91, 79], 10, 10, 14), darker(RUSSET, 0.5))
  fine(
    context,
    [parsePoints('136,66 148,62'), parsePoints('66,50 56,40'), parsePoints('128,96 140,104')],
    2,
    0.8,
  )
}

/** A peacock's feather. */
export function visuals(context: EmblemContext): void {
  bold(context, [parsePoints('78,92 74,120 64,152')], 3.4)
  if (!context.icon)
    lines(
      context,
      steps(15, (u): Point[] => [
        [78 - u * 6, 92 + u * 40],
        [78 - u * 6 + (Math.round(u * 14) % 2 ? 34 : -34), 78 + u * 34],
      ]),
      1.4,
      { colour: darker(FERN, 0.2), profile: 'taper' },
    )
  area(context, parsePoints('80,8 118,34 120,72 80,104 40,72 42,34'), FERN, () =>
    fine(context, rays([80, 70], 32, 64, 22, 0.02), 1.2),
  )
  area(context, oval([80, 62], 29, 31, 22), OCHRE)
  area(context, [...arc([80, 64], 17, 19, 0.8, 1.7, 15), [80, 58]], SLATE)
}

/** A needle and thread. */
export function focus(context: EmblemContext): void {
  bold(context, [parsePoints('18,142 70,90 116,44')], 5)
  area(context, parsePoints('106,60 100,48 116,26 138,16 142,20 134,44 114,60'), STEEL)
  area(context, parsePoints('114,50 114,44 126,30 130,34 118,48'), context.icon ? PAPER : darker(STEEL, 0.6))
  const thread: Point[] = parsePoints('122,40 146,60 136,92 102,98 92,122 116,138 144,126')
  if (context.icon) bold(context, [thread])
  else rod(context, [[122, 40], ...roundBends(thread.slice(1), 18)], 2.6, RUSSET)
}

/** A nest with eggs. */
export function content(context: EmblemContext): void {
  for (const [x, y, r] of [
    [52, 74, -0.3],
    [108, 74, 0.3],
    [80, 66, 0],
  ] as const)
    area(
      context,
      oval([0, 0], 21, 27, 18).map(
        ([u, v]): Point => [x + u * Math.cos(r) - v * Math.sin(r), y + u * Math.sin(r) + v * Math.cos(r)],
      ),
      lighter(WATER, 0.35),
      () => {
        if (!context.icon)
          for (let i = 0; i < 7; i++)
            context.sheet.draw(
              context.sheet
                .ink()
                .dot([x + context.random.between(-13, 13), y + context.random.between(-18, 4)], 1.6),
              WOOD,
            )
      },
    )
  area(
    context,
    parsePoints('14,78 34,86 80,92 126,86 146,78 138,112 110,136 80,142 50,136 22,112'),
    KRAFT,
    () => {
      fine(
        context,
        Array.from({ length: 26 }, (): Point[] => {
          const [x, y] = [context.random.between(20, 116), context.random.between(88, 136)]
          return [
            [x, y],
            [x + 14, y + context.random.between(-5, 5)],
            [x + 30, y + context.random.between(-8, 2)],
          ]
        }),
        1.7,
        0.7,
      )
    },
  )
  if (context.icon) bold(context, [parsePoints('44,112 80,118 116,112')])
  else
    fine(
      context,
      [parsePoints('14,84 4,74'), parsePoints('146,84 156,72'), parsePoints('30,124 18,130')],
      2,
      0.9,
    )
}

/** A tortoise. */
export function endurance(context: EmblemContext): void {
  for (const x of [40, 96])
    area(
      context,
      roundCorners(
        [
          [x, 98],
          [x + 22, 98],
          [x + 18, 130],
          [x - 4, 130],
        ],
        6,
      ),
      STRAW,
    )
  area(context, parsePoints('112,96 124,76 142,68 154,78 152,92 130,104'), STRAW)
  area(context, parsePoints('12,108 20,76 46,50 76,44 104,60 122,92 124,108'), MOSS)
  const seams: Point[][] = [
    parsePoints('12,106 124,106'),
    parsePoints('52,62 88,62 100,84 84,98 54,98 40,84 52,62'),
  ]
  bold(context, context.icon ? [seams[1] as Point[]] : seams, 2)
  fine(
    context,
    [
      parsePoints('52,62 50,48'),
      parsePoints('88,62 94,52'),
      parsePoints('100,84 118,84'),
      parsePoints('40,84 18,82'),
      parsePoints('54,98 48,106'),
      parsePoints('84,98 92,106'),
    ],
    2,
    0.9,
  )
  context.sheet.draw(context.sheet.ink().dot([143, 79], context.icon ? 7 : 3.6), context.sheet.inks.contour)
}

/** A water lily. */
export function calm(context: EmblemContext): void {
  bold(context, [arc([80, 118], 70, 18, 0.02, 0.48, 15)], 2)
  fine(context, [arc([80, 132], 50, 12, 0.04, 0.46, 11)], 1.8, 0.7)
  area(context, oval([80, 110], 62, 15, 26), FERN)
  for (const [x, y, w] of [
    [22, 70, 0.2],
    [138, 70, 0.2],
    [42, 44, 0.22],
    [118, 44, 0.22],
  ] as const)
    area(context, leafShape([80, 108], [x, y], w), lighter(PLUM, 0.66), () =>
      fine(
        context,
        [
          [
            [80, 108],
            [x, y],
          ],
        ],
        1.2,
      ),
    )
  area(context, leafShape([80, 110], [80, 28], 0.2), lighter(PLUM, 0.8), () =>
    fine(context, [parsePoints('80,108 80,36')], 1.2),
  )
  if (!context.icon) area(context, arc([80, 106], 16, 8, 0.5, 1, 9), OCHRE)
}

/** A hammock between two trunks. */
export function relaxed(context: EmblemContext): void {
  stalk(context, parsePoints('22,16 20,146'), 10, WOOD)
  stalk(context, parsePoints('138,16 140,146'), 10, WOOD)
  bold(context, [parsePoints('22,52 38,66'), parsePoints('138,52 122,66')], 2.4)
  area(
    context,
    parsePoints('34,62 60,84 80,88 100,84 126,62 118,96 98,118 80,122 62,118 42,96'),
    RUSSET,
    () => {
      const band = (u: number): Point[] =>
        steps(
          8,
          (v): Point => [lerp(36, 124, v), 64 + 24 * Math.sin(v * Math.PI) + u * 32 * Math.sin(v * Math.PI)],
        )
      if (!context.icon) lines(context, [0.34, 0.66].map(band), 4, { colour: LINEN, profile: 'even' })
    },
  )
  fine(context, [parsePoints('8,30 20,22'), parsePoints('152,28 140,20')], 2.2, 0.9)
}

/** A kite. */
export function euphoric(context: EmblemContext): void {
  const [top, right, foot, left, cross]: Point[] = parsePoints('108,8 142,54 90,104 56,46 99,51')
  const corners = [top, right, foot, left] as Point[]
  area(context, roundCorners(corners, 3), RUSSET, () => {
    if (context.icon) return
    patch(context, roundCorners([top, right, cross] as Point[], 1), OCHRE)
    patch(context, roundCorners([foot, left, cross] as Point[], 1), OCHRE)
  })
  bold(
    context,
    [
      [top, foot],
      [left, right],
    ] as Point[][],
    2,
  )
  bold(context, [parsePoints('90,104 72,114 78,130 54,134 40,152')], 2)
  if (context.icon) return
  for (const [x, y] of parsePoints('74,118 70,132 48,140'))
    area(
      context,
      [
        [x - 10, y - 6],
        [x, y],
        [x + 10, y - 5],
        [x + 8, y + 6],
        [x, y],
        [x - 9, y + 6],
      ],
      SLATE,
    )
}

/** The sun. */
export function energy(context: EmblemContext): void {
  const count = context.icon ? 8 : 16
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2
    const at = (r: number, turn: number): Point => [80 + Math.cos(a + turn) * r, 80 + Math.sin(a + turn) * r]
    if (context.icon) bold(context, [[at(52, 0), at(70, 0)]])
    else area(context, [at(44, -0.13), at(i % 2 ? 62 : 74, 0), at(44, 0.13)], i % 2 ? RUSSET : OCHRE)
  }
  area(context, oval([80, 80], 36, 36, 26), HONEY)
  fine(
    context,
    steps(5, (u) => arc([80, 80], 12 + u * 20, 12 + u * 20, 0.96, 1.2, 7)),
    1.4,
    0.6,
  )
  shine(context, arc([80, 80], 26, 26, 0.54, 0.7, 6), 5)
}

/** An ammonite among stars. */
export function hallucinogenic(context: EmblemContext): void {
  const coil = (turns: number, k = 1): Point => {
    const r = 62 * 0.56 ** turns * k
    return [76 + Math.cos(turns * Math.PI * 2 + 0.5) * r, 86 + Math.sin(turns * Math.PI * 2 + 0.5) * r]
  }
  const outer = steps(24, (u) => coil(u * 0.96))
  area(context, [...outer, coil(0.98, 1)], lighter(PLUM, 0.3), () =>
    fine(
      context,
      steps(34, (u): Point[] => [coil(u * 2, 0.98), coil(u * 2 + 0.02, 0.8), coil(u * 2 + 0.03, 0.62)]),
      1.5,
    ),
  )
  bold(context, [steps(context.icon ? 30 : 44, (u) => coil(0.8 + u * (context.icon ? 1.2 : 2)))], 2.6)
  for (const [x, y, r] of [
    [134, 24, 13],
    [146, 66, 7],
  ] as const) {
    const star = steps(
      8,
      (_, i): Point => [
        x + Math.cos(i * 0.785) * (i % 2 ? r * 0.34 : r),
        y + Math.sin(i * 0.785) * (i % 2 ? r * 0.34 : r),
      ],
    )
    if (context.icon && r < 10) continue
    area(context, star, OCHRE)
  }
}

/** The moon behind twigs. */
export function insomnia(context: EmblemContext): void {
  area(context, sickle([72, 82], 60), lighter(STRAW, 0.3), () =>
    fine(
      context,
      steps(6, (u) => arc([72, 78], 54 - u * 12, 54 - u * 12, 0.2 + u * 0.04, 0.42 - u * 0.03, 7)),
      1.4,
    ),
  )
  const star = ([x, y]: Point, r: number): Point[] =>
    steps(
      8,
      (_, i): Point => [
        x + Math.cos(i * 0.785) * (i % 2 ? r * 0.34 : r),
        y + Math.sin(i * 0.785) * (i % 2 ? r * 0.34 : r),
      ],
    )
  area(context, star([116, 58], 18), OCHRE)
  if (!context.icon) area(context, star([134, 96], 9), OCHRE)
}

/** A thread that circles several times before it goes on. */
export function ocd(context: EmblemContext): void {
  const loops = steps(46, (u): Point => {
    const a = u * Math.PI * 2 * 3
    return [
      20 + u * 96 + Math.sin(a) * 26 * Math.min(1, u * 8),
      84 - 34 + Math.cos(a) * 34 * (u < 0.9 ? 1 : 1) + 0,
    ]
  })
  const thread: Point[] = [[8, 84], ...loops, [130, 84], [152, 84]]
  if (context.icon) bold(context, [thread])
  else rod(context, thread, 4, SLATE)
  area(
    context,
    roundCorners(
      parsePoints('26,104 104,104 104,112 94,118 94,136 104,142 104,150 26,150 26,142 36,136 36,118 26,112'),
      3,
    ),
    WOOD,
  )
  if (!context.icon)
    area(context, roundCorners(parsePoints('38,112 92,112 92,142 38,142'), 5), SLATE, () =>
      fine(
        context,
        steps(8, (u): Point[] => [
          [38, 114 + u * 28],
          [92, 116 + u * 26],
        ]),
        1.4,
      ),
    )
}

/** A reed that bends without breaking. */
export function anxiety(context: EmblemContext): void {
  bold(context, [parsePoints('46,150 50,110 70,68 104,40')], 4)
  leaf(context, [50, 112], [116, 92], 0.11, FERN)
  leaf(context, [48, 130], [16, 86], 0.13, MOSS)
  area(context, parsePoints('92,52 96,38 120,22 146,16 144,28 124,44 104,58'), AMBER, () =>
    fine(
      context,
      steps(6, (u): Point[] => [
        [100 + u * 34, 50 - u * 26],
        [106 + u * 34, 38 - u * 18],
      ]),
      1.4,
    ),
  )
  bold(context, [parsePoints('8,44 30,38 52,42'), parsePoints('14,64 32,60 46,64')], 1.8)
}

/** Two cherries on one stalk. */
export function libido(context: EmblemContext): void {
  bold(context, [parsePoints('92,20 60,56 46,92'), parsePoints('92,20 106,56 112,90')], 3)
  leaf(context, [92, 22], [146, 30], 0.24, FERN)
  for (const [x, y] of parsePoints('46,112 112,112')) {
    area(context, oval([x, y], 33, 32, 24), RUSSET)
    fine(
      context,
      steps(4, (u) => arc([x, y], 28 - u * 8, 27 - u * 8, 0.02, 0.2, 6)),
      1.5,
      0.6,
    )
    shine(context, arc([x, y], 21, 20, 0.55, 0.7, 6), 6)
  }
}

/** The stomach as in an anatomical atlas. */
export function gastritis(context: EmblemContext): void {
  area(
    context,
    parsePoints(
      '62,10 84,10 86,36 96,42 118,32 140,48 144,80 128,114 94,134 56,130 36,138 32,154 12,154 16,126 36,110 62,108 82,94 84,74 70,58 64,40',
    ),
    lighter(RUSSET, 0.42),
    () =>
      fine(
        context,
        [
          parsePoints('100,56 112,74 104,100 84,116'),
          parsePoints('116,50 128,72 118,100 94,122'),
          parsePoints('88,52 98,74 94,92'),
        ],
        1.7,
        0.6,
      ),
  )
  shine(context, parsePoints('124,46 134,62 134,82'), 5)
}

/** An opened walnut. */
export function cognition(context: EmblemContext): void {
  area(context, oval([80, 80], 66, 58, 30), WOOD)
  area(context, oval([80, 80], 55, 47, 28), lighter(KRAFT, 0.4))
  const half = (s: 1 | -1): Point[] => [
    [80 + s * 5, 44],
    [80 + s * 24, 38],
    [80 + s * 36, 52],
    [80 + s * 46, 64],
    [80 + s * 42, 82],
    [80 + s * 46, 98],
    [80 + s * 32, 110],
    [80 + s * 20, 120],
    [80 + s * 5, 114],
    [80 + s * 8, 80],
  ]
  for (const s of [-1, 1] as const) {
    area(context, half(s), KRAFT)
    fine(
      context,
      [
        [
          [80 + s * 12, 56],
          [80 + s * 24, 52],
          [80 + s * 30, 62],
          [80 + s * 20, 68],
        ],
        [
          [80 + s * 42, 70],
          [80 + s * 28, 74],
          [80 + s * 18, 84],
          [80 + s * 30, 90],
        ],
        [
          [80 + s * 12, 100],
          [80 + s * 22, 98],
          [80 + s * 32, 104],
          [80 + s * 24, 110],
        ],
      ],
      1.9,
      0.75,
    )
  }
}

/** A blood-pressure gauge with its bulb. */
export function bloodPressure(context: EmblemContext): void {
  stalk(context, parsePoints('66,104 64,132 88,144 112,128'), 5, STONE)
  area(context, oval([66, 58], 50, 50, 28), BRASS)
  area(context, oval([66, 58], 38, 38, 26), PAPER)
  fine(context, rays([66, 58], 28, 34, 12, 0.36, 0.8), 1.8, 0.9)
  bold(context, [parsePoints('66,58 86,38')], 4)
  area(context, parsePoints('104,130 112,104 134,96 150,112 144,136 122,146'), RUSSET)
  shine(context, parsePoints('116,112 126,104 136,106'), 5)
}

/** An opened chain. */
export function addiction(context: EmblemContext): void {
  const link = (x: number, y: number, turn: number, from: number, to: number): Point[] =>
    arc([0, 0], 36, 20, from, to, 22).map(
      ([u, v]): Point => [
        x + u * Math.cos(turn) - v * Math.sin(turn),
        y + u * Math.sin(turn) + v * Math.cos(turn),
      ],
    )
  const drawn = [link(48, 112, -0.78, 0.08, 1.02), link(112, 48, -0.78, 0.58, 1.42)]
  for (const line of drawn) {
    if (context.icon) bold(context, [line])
    else rod(context, line, 9, STEEL)
  }
  bold(context, [parsePoints('66,44 58,32'), parsePoints('84,38 82,22'), parsePoints('52,62 38,58')], 2.6)
  if (!context.icon) rod(context, link(20, 140, -0.78, 0.8, 1.2), 9, STEEL)
}

/** The kidneys, the ureters and the bladder. */
export function uti(context: EmblemContext): void {
  bold(context, [parsePoints('58,62 64,86 70,112'), parsePoints('102,62 96,86 90,112')], 3)
  for (const s of [-1, 1]) {
    const at = (u: number, v: number): Point => [80 + s * u, v]
    area(
      context,
      [
        at(22, 54),
        at(28, 34),
        at(20, 20),
        at(38, 10),
        at(60, 24),
        at(66, 54),
        at(54, 80),
        at(34, 84),
        at(22, 72),
      ],
      RUSSET,
      () =>
        fine(
          context,
          [
            [at(56, 30), at(58, 54), at(50, 74)],
            [at(48, 30), at(50, 54), at(44, 70)],
          ],
          1.6,
        ),
    )
  }
  area(
    context,
    parsePoints('80,102 102,108 108,128 94,146 80,150 66,146 52,128 58,108'),
    lighter(RUSSET, 0.45),
  )
}

/** A nerve cell. */
export function nerve(context: EmblemContext): void {
  const arms: Point[][] = [
    parsePoints('64,58 46,36 44,12'),
    parsePoints('48,36 28,28 12,32'),
    parsePoints('56,66 34,72 12,66'),
    parsePoints('60,76 40,96 18,100'),
    parsePoints('76,56 88,34 84,12'),
    parsePoints('88,34 104,26 118,12'),
  ]
  bold(context, context.icon ? ([arms[0], arms[2], arms[4]] as Point[][]) : arms, 8, 'taper')
  const axon: Point[] = parsePoints('82,78 102,96 116,120 120,138')
  bold(context, [axon, parsePoints('120,138 110,152'), parsePoints('120,138 136,150')], 4)
  area(context, parsePoints('50,62 62,50 80,52 92,62 90,78 78,88 60,86 48,76'), HONEY)
  area(context, oval([70, 69], 9, 9, 14), context.icon ? FLESH : AMBER)
  if (!context.icon)
    for (const [x, y, a] of [
      [98, 92, 0.75],
      [112, 112, 1.05],
    ] as const)
      area(
        context,
        oval([0, 0], 11, 7.5, 14).map(
          ([u, v]): Point => [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)],
        ),
        lighter(HONEY, 0.4),
      )
}
