import { darker, lighter } from '@illustrations/engine/colour'
import { type Point, steps } from '@illustrations/engine/geometry'
import {
  type DrawingContext,
  gleam,
  hatch,
  lines,
  rod,
  shadow,
  solid,
} from '@illustrations/objects/kit/context'
import { LINEN } from '@illustrations/objects/kit/pigments'
import { mark } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, symmetric } from '@illustrations/objects/kit/shapes'
import { across, flat } from '@illustrations/objects/kit/surface'

/** Clothes lie flat, as in a catalogue, and take the tint. */

const folds = (context: DrawingContext, drawn: readonly (readonly Point[])[]): void =>
  lines(context, drawn, 1.3, { opacity: 0.5, profile: 'taper' })

/** A row of stitches along a line. */
function stitches(context: DrawingContext, line: readonly Point[]): void {
  const drawn: Point[][] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 8))
    for (let k = 0; k < count; k++) {
      const at = (u: number): Point => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
      drawn.push([at((k + 0.2) / count), at((k + 0.75) / count)])
    }
  }
  lines(context, drawn, 0.9, { opacity: 0.55, profile: 'even' })
}

const bodice = (hem: number): Point[] => [
  [138, 62],
  [120, 66],
  [88, 82],
  [56, 120],
  [40, 150],
  [58, 166],
  [72, 172],
  [84, 152],
  [96, 142],
  [97, 180],
  [94, hem - 4],
  [96, hem],
  [128, hem + 4],
]

export function shirt(context: DrawingContext): void {
  const cloth = context.tint
  solid(context, symmetric(bodice(262), 160), cloth, { depth: 0.2, shift: 0.07 }, () => {
    folds(context, [
      parsePoints('98,146 104,170 102,196'),
      parsePoints('222,146 214,174 218,206'),
      parsePoints('120,258 124,226 120,206'),
      parsePoints('204,258 198,220 204,196'),
      parsePoints('236,122 226,134 222,146'),
    ])
    stitches(context, parsePoints('94,254 160,259 226,254'))
    stitches(context, parsePoints('46,147 74,165'))
    stitches(context, parsePoints('274,147 246,165'))
    hatch(context, flat([160, 150], [222, 150], [224, 258], [160, 262]), 11, { reach: 0.4 })
  })
  solid(
    context,
    [...arc([160, 62], 23, 26, 0.5, 0, 11), [176, 58], [160, 62], [144, 58]],
    darker(cloth, 0.35),
    {
      line: 1.5,
      depth: 0.1,
    },
  )
  lines(context, [arc([160, 61], 29, 32, 0.48, 0.02, 11)], 1.3, { opacity: 0.7 })
  mark(context, [160, 136], 24, lighter(cloth, 0.72))
}

export function hoodie(context: DrawingContext): void {
  const cloth = context.tint
  const sleeve: Point[] = parsePoints(
    '126,92 92,100 72,126 58,188 52,236 56,248 78,252 84,240 94,184 98,170 97,214 95,262 98,274 130,278',
  )
  solid(context, symmetric(sleeve, 160), cloth, { depth: 0.22, shift: 0.07 }, () => {
    folds(context, [
      parsePoints('98,168 104,148 100,128'),
      parsePoints('222,170 216,146 220,126'),
      parsePoints('64,214 78,204 86,206'),
      parsePoints('256,214 242,202 236,208'),
      parsePoints('206,262 210,236 204,210'),
    ])
    lines(
      context,
      [parsePoints('95,260 160,266 225,260'), parsePoints('54,236 84,240'), parsePoints('266,236 236,240')],
      1.3,
      {
        opacity: 0.75,
      },
    )
    lines(
      context,
      steps(15, (u): Point[] => [
        [100 + u * 120, 262 + Math.sin(u * 3.1) * 4],
        [100 + u * 120, 274 + Math.sin(u * 3.1) * 3],
      ]),
      0.8,
      { opacity: 0.5, profile: 'even' },
    )
    hatch(context, flat([160, 160], [222, 160], [224, 258], [160, 262]), 10, { reach: 0.4 })
  })
  const pocket: Point[] = parsePoints('132,206 120,240 122,254 160,257')
  solid(context, symmetric(pocket, 160), cloth, { line: 1.5, depth: 0.12, shift: 0.05 }, () =>
    stitches(context, parsePoints('136,211 126,238')),
  )
  const hood: Point[] = parsePoints('160,42 128,46 112,66 110,92 124,112 148,124 160,128')
  solid(context, symmetric(hood, 160), cloth, { front: true, depth: 0.22 }, () =>
    folds(context, [parsePoints('116,84 126,62 142,52'), parsePoints('204,84 196,62 180,52')]),
  )
  solid(context, symmetric(parsePoints('160,62 138,66 130,84 138,104 160,122'), 160), darker(cloth, 0.42), {
    line: 1.5,
    depth: 0.16,
  })
  mark(context, [160, 190], 20, lighter(cloth, 0.7))
  rod(context, parsePoints('146,116 145,142 147,164'), 2.2, LINEN)
  rod(context, parsePoints('174,116 176,138 174,156'), 2.2, LINEN)
}

export function trousers(context: DrawingContext): void {
  const cloth = context.tint
  const leg: Point[] = parsePoints(
    '120,44 110,46 106,80 94,190 90,272 94,278 138,280 143,274 152,180 158,124 160,122',
  )
  solid(context, symmetric(leg, 160), cloth, { depth: 0.22, shift: 0.07 }, () => {
    folds(context, [
      parsePoints('160,122 146,132 128,134'),
      parsePoints('160,122 176,134 196,138'),
      parsePoints('122,190 134,196 146,194'),
      parsePoints('200,196 186,200 174,196'),
      parsePoints('112,150 110,200 114,250'),
      parsePoints('216,150 212,206 216,256'),
    ])
    lines(context, [parsePoints('108,66 160,70 212,66'), parsePoints('160,70 158,122')], 1.4, {
      opacity: 0.8,
    })
    stitches(context, parsePoints('166,72 168,96 162,112'))
    stitches(context, parsePoints('92,266 142,268'))
    stitches(context, parsePoints('178,268 228,266'))
    lines(context, [arc([112, 70], 22, 26, 0.01, 0.22, 7), arc([208, 70], 22, 26, 0.49, 0.28, 7)], 1.3, {
      opacity: 0.8,
    })
    hatch(context, flat([180, 130], [222, 110], [230, 272], [180, 276]), 15, { reach: 0.5 })
  })
  for (const x of [128, 160, 192])
    solid(
      context,
      [
        [x - 4, 44],
        [x + 4, 44],
        [x + 4, 70],
        [x - 4, 70],
      ],
      cloth,
      { line: 1.2, depth: 0.1 },
    )
  solid(context, oval([160, 57], 4.5), LINEN, { line: 1.2 })
}

export function bag(context: DrawingContext): void {
  shadow(context, [160, 270], 96)
  const cloth = LINEN
  context.sheet.layer()
  rod(context, arc([160, 112], 44, 82, 0.5, 1, 13), 7, darker(cloth, 0.12))
  const sack: Point[] = parsePoints('160,104 84,106 76,112 74,180 78,262 88,270 160,273')
  solid(context, symmetric(sack, 160), cloth, { front: true, depth: 0.26, shift: 0.09 }, () => {
    folds(context, [
      parsePoints('86,264 96,240 92,214'),
      parsePoints('234,262 222,232 228,204'),
      parsePoints('118,114 122,140 116,160'),
      parsePoints('202,114 200,136 206,158'),
    ])
    stitches(context, parsePoints('78,122 160,120 242,122'))
    hatch(context, flat([160, 120], [244, 118], [242, 266], [160, 270]), 14, { reach: 0.34 })
  })
  rod(context, arc([160, 132], 44, 92, 0.5, 1, 13).slice(1, -1), 7, cloth)
  for (const x of [116, 204])
    solid(
      context,
      [
        [x - 6, 118],
        [x + 6, 118],
        [x + 6, 144],
        [x - 6, 144],
      ],
      cloth,
      { line: 1.3, depth: 0.1 },
    )
  mark(context, [160, 194], 34, context.tint)
}

export function hat(context: DrawingContext): void {
  shadow(context, [160, 250], 96)
  const cloth = context.tint
  const crown: Point[] = parsePoints('160,84 112,90 84,120 76,170 76,214')
  solid(context, symmetric(crown, 160), cloth, { front: true, depth: 0.28 }, () => {
    const face = flat([76, 90], [244, 90], [244, 214], [76, 214])
    const ribs = steps(11, (u): Point[] =>
      steps(6, (v): Point => [160 + (u - 0.5) * (30 + 136 * Math.sin(0.35 + v * 1.2)), 92 + v * 122]),
    )
    lines(context, ribs, 1.4, { opacity: 0.5 })
    hatch(context, face, 12, { reach: 0.26 })
    gleam(context, parsePoints('106,190 106,140 122,112'), 4, 0.3)
  })
  const cuff = flat([70, 196], [250, 196], [248, 250], [72, 250])
  solid(
    context,
    [
      ...arc([160, 200], 90, 10, 0.5, 0, 11),
      [251, 230],
      ...arc([160, 244], 89, 12, 0.03, 0.47, 11),
      [69, 230],
    ],
    lighter(cloth, 0.14),
    { front: true, depth: 0.3 },
    () => {
      lines(
        context,
        steps(21, (u) => across(cuff, [u, 0], [u, 1.2], 3)),
        1.1,
        { opacity: 0.5 },
      )
    },
  )
  solid(context, parsePoints('138,216 182,216 181,244 139,244'), LINEN, { line: 1.3, depth: 0.1 })
  mark(context, [160, 228], 9, darker(cloth, 0.2))
  const bobble = steps(28, (_, i): Point => {
    const a = (i / 28) * Math.PI * 2
    const r = i % 2 ? 22 : 27
    return [160 + Math.cos(a) * r, 70 + Math.sin(a) * r * 0.9]
  })
  solid(context, bobble, LINEN, { front: true, depth: 0.28 }, () =>
    lines(
      context,
      steps(14, (u): Point[] => [
        [160 + Math.cos(u * 6.28) * 8, 70 + Math.sin(u * 6.28) * 7],
        [160 + Math.cos(u * 6.28) * 18, 70 + Math.sin(u * 6.28) * 16],
      ]),
      1,
      { opacity: 0.4 },
    ),
  )
}
