import { darker, lighter } from '@illustrations/engine/colour'
import { type Point, steps } from '@illustrations/engine/geometry'
import { bodies } from '@illustrations/objects/kit/bodies'
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
  AGAR,
  BARK,
  CAPS,
  FLESH,
  LINEN,
  MYCELIUM,
  OYSTER,
  STEEL,
  STRAW,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { label, mark } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundBends } from '@illustrations/objects/kit/shapes'
import { box, vessel } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part } from '@illustrations/objects/kit/surface'
import { basket } from './food'

/** A crate of slats, seen from the front. */
export function crate(context: DrawingContext): void {
  shadow(context, [160, 266], 128)
  context.sheet.layer()
  for (const x of [46, 262])
    solid(context, edge(flat([x, 150], [x + 12, 150], [x + 12, 268], [x, 268])), darker(WOOD, 0.3), {
      line: 1.6,
    })
  if (!bodies(context, 'heap', { at: [160, 240], width: 214, height: 150 }))
    for (const [x, y, r] of [
      [92, 190, 32],
      [160, 176, 38],
      [228, 190, 32],
      [126, 208, 34],
      [196, 210, 35],
    ] as const)
      mushroom(context, [x, y + r * 0.6], r, { cap: CAPS[0], height: 0.9 })
  context.sheet.layer()
  for (const [i, y] of [192, 220, 248].entries()) {
    const slat = flat([40, y], [280, y], [279, y + 22], [41, y + 22])
    solid(context, edge(slat, 0.01), lighter(WOOD, 0.16), { front: i === 0, depth: 0.2, shift: 0.08 }, () => {
      lines(
        context,
        [0.3, 0.62].map((t) => across(slat, [0.03, t], [0.97, t + 0.06], 4)),
        0.8,
        { opacity: 0.35 },
      )
      hatch(context, slat, 3, { reach: 0.14 })
    })
    const nails = context.sheet.ink()
    for (const x of [50, 270]) nails.dot([x, y + 11], 3.4)
    context.sheet.draw(nails, context.sheet.inks.inner, 0.8)
  }
  mark(context, [160, 232], 16, darker(context.tint, 0.3))
}

/** A basket under a cloth, for what is in no catalogue of species. */
export function coveredBasket(context: DrawingContext): void {
  basket(context, () => {
    const cloth: Point[] = [
      ...parsePoints('60,186 78,164 108,148 138,156 160,142 190,152 214,146 244,166 260,188 250,214 226,226'),
      ...parsePoints('196,216 170,232 142,220 112,230 84,216 66,210'),
    ]
    solid(context, cloth, lighter(context.tint, 0.45), { front: true, depth: 0.24 }, () => {
      const face = flat([60, 140], [260, 140], [260, 230], [60, 230])
      const stripes = [0.16, 0.34, 0.52, 0.7, 0.88]
      lines(
        context,
        [
          ...stripes.map((s) => across(face, [s, 0], [s + 0.03, 1], 4)),
          ...stripes.map((t) => across(face, [0, t], [1, t + 0.04], 4)),
        ],
        2.4,
        { colour: darker(context.tint, 0.15), opacity: 0.45, profile: 'even' },
      )
      lines(context, [parsePoints('108,150 122,180 116,212'), parsePoints('214,148 200,178 208,212')], 1.3, {
        opacity: 0.5,
        profile: 'taper',
      })
    })
  })
}

/** A block of sawdust in its bag, fruiting from a cut. */
export function growBlock(context: DrawingContext): void {
  shadow(context, [160, 278], 112)
  const faces = box(
    context,
    { foot: [126, 280], left: [-64, -26], right: [138, -34], height: 118 },
    '#c7a273',
  )
  for (const face of [faces.leftFace, faces.rightFace]) {
    const [chips, threads] = [context.sheet.ink(), context.sheet.ink()]
    for (let i = 0; i < 34; i++) {
      const [s, t] = [context.random.between(0.03, 0.92), context.random.between(0.03, 0.95)]
      chips.pen([face(s, t), face(s + 0.05, t + context.random.between(-0.03, 0.03))], 1.8)
      if (i % 2) threads.shape(oval(face(s, t), 9, 5, 8), 0.3)
    }
    context.sheet.draw(threads, MYCELIUM, 0.75)
    context.sheet.draw(chips, context.sheet.inks.inner, 0.35)
  }
  for (const face of [faces.leftFace, faces.rightFace])
    gleam(context, across(face, [0.08, 0.06], [0.07, 0.9], 4), 4, 0.7)
  const fold = flat([70, 156], [190, 130], [196, 104], [92, 118])
  solid(context, edge(fold, 0.06), '#dfe6da', { line: 1.5, depth: 0.14 }, () =>
    lines(
      context,
      steps(6, (u) => across(fold, [u, 1], [u * 0.8 + 0.1, 0], 3)),
      0.9,
      { opacity: 0.45 },
    ),
  )
  context.sheet.layer()
  if (bodies(context, 'whole', { at: [216, 244], width: 150, height: 150 })) return
  for (const [dx, r] of [
    [-22, 24],
    [20, 22],
    [0, 28],
  ] as const)
    funnel(context, [206 + dx, 236], r, { cap: OYSTER, flesh: FLESH, lean: dx / 40 })
}

/** A plugged log that fruits. */
export function growLog(context: DrawingContext): void {
  shadow(context, [164, 276], 132)
  log(context, [40, 216], [262, 178], 42)
  const plugs = context.sheet.ink()
  for (const u of [0.16, 0.36, 0.6, 0.82]) plugs.shape(oval([40 + 222 * u, 232 - 38 * u + 12], 5, 5, 10))
  context.sheet.draw(plugs, LINEN)
  context.sheet.layer()
  if (!bodies(context, 'whole', { at: [138, 190], width: 150, height: 132 }))
    for (const [x, y, r] of [
      [100, 182, 30],
      [166, 170, 36],
    ] as const)
      mushroom(context, [x, y], r, { cap: CAPS[2], height: 0.9 })
}

/** A log whose axis runs between two points, its cut end to the right. */
export function log(context: DrawingContext, from: Point, to: Point, half: number): void {
  const body: Point[] = [
    [from[0], from[1] - half],
    [to[0], to[1] - half],
    ...arc(to, half * 0.42, half, 0.75, 1.25, 9),
    [from[0], from[1] + half],
    ...arc(from, half * 0.42, half, 0.25, 0.75, 9),
  ]
  solid(context, body, BARK, { front: true, depth: 0.34 }, () => {
    const cracks = steps(9, (u): Point[] => {
      const y = (u - 0.5) * half * 1.9
      const start = context.random.between(0, 0.4)
      return steps(4, (v) => {
        const along = start + v * 0.5
        return [
          from[0] + (to[0] - from[0]) * along,
          from[1] + (to[1] - from[1]) * along + y + context.random.between(-3, 3),
        ]
      })
    })
    lines(context, cracks, 1.6, { opacity: 0.55 })
  })
  solid(context, oval(to, half * 0.42, half), lighter(WOOD, 0.4), { line: 1.8, depth: 0.12 })
  lines(
    context,
    [0.75, 0.5, 0.25].map((k) => arc(to, half * 0.42 * k, half * k, 0, 0.98, 16)),
    1,
    { opacity: 0.55, profile: 'even' },
  )
}

/** Three cut logs, stacked. */
export function logs(context: DrawingContext): void {
  shadow(context, [168, 282], 130)
  log(context, [46, 238], [214, 252], 38)
  log(context, [86, 206], [270, 216], 36)
  log(context, [56, 164], [236, 172], 36)
  if (context.species) {
    context.sheet.layer()
    bodies(context, 'single', { at: [126, 136], width: 84, height: 84 })
  }
}

/** A bucket with drilled holes, with what grows from them. */
export function growBucket(context: DrawingContext): void {
  shadow(context, [160, 278], 96)
  rod(context, arc([160, 96], 74, 62, 0.52, 0.98, 13), 3, STEEL)
  const pail = vessel(160, parsePoints('92,82 104,80 270,64 276,62'), 0.16)
  solid(context, pail.outline, lighter(context.tint, 0.3), { front: true, depth: 0.3 }, () => {
    hatch(context, pail.face(110, 270), 16, { reach: 0.24 })
    gleam(context, across(pail.face(112, 264), [0.16, 0], [0.16, 1], 4), 7, 0.6)
  })
  solid(context, oval([160, 92], 84, 14), lighter(context.tint, 0.5), { line: 1.8, depth: 0.1 })
  lines(context, [arc([160, 106], 81, 13, 0.02, 0.48, 12)], 1.6, { opacity: 0.6 })
  const holes = [
    pail.face(110, 270)(0.26, 0.36),
    pail.face(110, 270)(0.7, 0.3),
    pail.face(110, 270)(0.42, 0.78),
  ]
  for (const at of holes) solid(context, oval(at, 8, 9), darker(context.tint, 0.6), { line: 1.4 })
  context.sheet.layer()
  const [first, second, third] = holes as [Point, Point, Point]
  for (const [[x, y], size] of [
    [first, 76],
    [second, 84],
    [third, 92],
  ] as const)
    if (!bodies(context, 'whole', { at: [x, y + size * 0.5], width: size, height: size }))
      funnel(context, [x, y + 6], size * 0.24, { cap: OYSTER, flesh: FLESH, height: 1.1 })
}

/** A sack of straw, pellets or soil, open at the top. */
export function sack(context: DrawingContext): void {
  shadow(context, [164, 276], 112)
  const heap = [...arc([152, 98], 66, 30, 0.5, 1, 13), ...arc([152, 98], 66, 14, 0, 0.5, 9)]
  solid(context, heap, STRAW, { line: 1.6, depth: 0.2 }, () => {
    const stalks = Array.from({ length: 26 }, (): Point[] => {
      const at: Point = [152 + context.random.between(-56, 56), 92 + context.random.between(-18, 14)]
      return [at, [at[0] + context.random.between(-16, 16), at[1] + context.random.between(-8, 8)]]
    })
    lines(context, stalks, 1.5, { opacity: 0.55 })
  })
  const cloth: Point[] = [
    ...parsePoints('84,98 78,150 74,220 82,266 110,276 194,276 222,266 230,216 226,150 220,98'),
    ...arc([152, 98], 68, 16, 0.02, 0.48, 11),
  ]
  const face = flat([84, 112], [220, 112], [228, 272], [76, 272])
  solid(context, cloth, LINEN, { front: true, depth: 0.28 }, () => {
    lines(
      context,
      [
        parsePoints('92,120 100,160 92,210'),
        parsePoints('212,118 204,168 214,220'),
        parsePoints('110,268 126,244 124,220'),
        parsePoints('196,268 182,246 186,222'),
      ],
      1.3,
      { opacity: 0.5, profile: 'taper' },
    )
    hatch(context, face, 15, { reach: 0.3 })
  })
  label(context, part(face, 0.24, 0.24, 0.76, 0.72), 16)
  if (!context.species) return
  context.sheet.layer()
  bodies(context, 'single', { at: [262, 276], width: 92, height: 112 })
}

/** A dark bottle with a dropper and slides: oils and reagents. */
export function reagent(context: DrawingContext): void {
  shadow(context, [160, 268], 96)
  const body = vessel(136, parsePoints('124,20 132,20 142,38 152,48 256,48 264,45'))
  solid(context, body.outline, darker(context.tint, 0.3), { front: true, depth: 0.34 }, () => {
    hatch(context, body.face(156, 256), 12, { reach: 0.26, opacity: 0.5 })
    gleam(context, across(body.face(150, 250), [0.16, 0], [0.15, 1], 4), 6, 0.6)
  })
  label(context, body.face(172, 240, 0.72), 11)
  const cap = vessel(136, parsePoints('84,22 88,24 122,26 126,25'))
  solid(context, cap.outline, LINEN, { front: true, depth: 0.3 }, () =>
    lines(
      context,
      steps(9, (u) => across(cap.face(92, 122), [u, 0], [u, 1], 2)),
      1,
      { opacity: 0.45, profile: 'even' },
    ),
  )
  for (const [i, y] of [248, 236].entries()) {
    const slide = flat([196 + i * 8, y], [282 + i * 6, y - 12], [288 + i * 6, y], [202 + i * 8, y + 13])
    solid(context, edge(slide, 0.01), '#dce6df', { front: true, line: 1.4, depth: 0.1 })
    solid(context, oval(slide(0.5, 0.5), 12, 4.5), lighter(context.tint, 0.3), { line: 1 })
  }
  patch(context, oval([250, 214], 6, 7), darker(context.tint, 0.2))
}

/** A tin of powder with its lid, and some of the powder beside it. */
export function tin(context: DrawingContext): void {
  shadow(context, [164, 272], 108)
  const wall = vessel(140, parsePoints('96,68 102,70 260,70 266,67'), 0.17)
  solid(context, wall.outline, context.tint, { front: true, depth: 0.34 }, () => {
    hatch(context, wall.face(110, 260), 16, { reach: 0.26, opacity: 0.5 })
    gleam(context, across(wall.face(108, 256), [0.14, 0], [0.13, 1], 4), 8, 0.6)
  })
  label(context, wall.face(136, 232, 0.7), 12)
  const lid = vessel(140, parsePoints('72,66 76,71 98,71 103,69'), 0.17)
  solid(context, lid.outline, STEEL, { front: true, depth: 0.3 }, () =>
    lines(context, [arc([140, 92], 71, 12, 0.02, 0.48, 13)], 1.6, { opacity: 0.5, profile: 'even' }),
  )
  const heap = roundBends(parsePoints('190,276 208,262 226,246 244,240 262,248 282,264 298,276'), 12)
  solid(context, [...heap, [244, 282]], AGAR, { front: true, line: 1.5, depth: 0.2 })
}
