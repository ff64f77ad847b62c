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
import { GLASS, IRON, LINEN, PAPER, RUBBER, STEEL, WOOD } from '@illustrations/objects/kit/pigments'
import { label, print } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundCorners } from '@illustrations/objects/kit/shapes'
import { box, boxFaces, vessel } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part } from '@illustrations/objects/kit/surface'
import { gauge } from './growing'

/** A fruiting tent: a frame with clear walls, shelves and an open zip. */
export function tent(context: DrawingContext): void {
  shadow(context, [164, 284], 116)
  const place = { foot: [128, 284], left: [-62, -28], right: [128, -34], height: 204 } as const
  const faces = boxFaces(place)
  solid(context, edge(faces.top, 0.02), lighter(GLASS, 0.3), { line: 1.8, depth: 0.1 })
  for (const face of [faces.leftFace, faces.rightFace])
    solid(context, edge(face, 0.015), lighter(GLASS, 0.25), { depth: 0.14, shift: 0.04 }, () => {
      for (const t of [0.34, 0.66, 0.94]) {
        lines(context, [across(face, [0, t], [1, t], 2)], 2.6, {
          colour: IRON,
          profile: 'even',
          opacity: 0.7,
        })
        for (const s of [0.22, 0.52, 0.82]) {
          const [x, y] = face(s, t)
          patch(
            context,
            parsePoints('-12,0 -11,-22 11,-24 12,-2').map(([dx, dy]): Point => [x + dx, y + dy]),
            WOOD,
          )
          patch(context, oval([x, y - 26], 13, 7), '#efe7d6')
        }
      }
      gleam(context, across(face, [0.14, 0.03], [0.06, 0.6], 4), 7, 0.75)
      gleam(context, across(face, [0.3, 0.03], [0.24, 0.34], 4), 4, 0.6)
    })
  const at = (s: number, t: number) => faces.rightFace(s, t)
  rod(context, [at(0, 0), at(0, 1)], 4, context.tint)
  rod(context, [at(1, 0), at(1, 1)], 4, context.tint)
  rod(context, [faces.leftFace(0, 0), faces.leftFace(0, 1)], 4, context.tint)
  lines(context, [across(at, [0.5, 0.08], [0.5, 0.98], 3)], 3, { colour: context.tint, profile: 'even' })
  solid(context, oval(at(0.5, 0.4), 4, 7), STEEL, { line: 1.2 })
}

/** A cabinet with trays behind an open front: for drying. */
export function cabinet(context: DrawingContext): void {
  shadow(context, [164, 284], 112)
  const faces = box(context, { foot: [214, 284], left: [-150, -26], right: [54, -32], height: 206 }, STEEL)
  const inside = part(faces.leftFace, 0.07, 0.05, 0.93, 0.82)
  solid(context, edge(inside, 0.01), darker(IRON, 0.35), { line: 1.7, depth: 0.2 })
  for (const t of steps(6, (u) => 0.1 + u * 0.82)) {
    const tray = part(inside, 0.03, t, 0.97, t + 0.06)
    const pieces = context.sheet.ink()
    for (const s of steps(9, (u) => 0.08 + u * 0.84))
      pieces.shape(oval(tray(s, context.random.between(-0.4, 0)), 8, context.random.between(3, 5), 8))
    context.sheet.draw(pieces, '#d9b98a')
    solid(context, edge(tray, 0.02), lighter(STEEL, 0.2), { line: 1.2, depth: 0.1 })
  }
  const panel = part(faces.leftFace, 0.07, 0.86, 0.93, 0.96)
  solid(context, edge(panel, 0.03), context.tint, { line: 1.3, depth: 0.1 })
  for (const s of [0.12, 0.3]) solid(context, oval(panel(s, 0.5), 6, 6), PAPER, { line: 1.1 })
  print(context, part(panel, 0.5, 0.2, 0.9, 0.8), 1, 1.6)
}

/** Open shelves on posts, for blocks. */
export function rack(context: DrawingContext): void {
  shadow(context, [164, 286], 128)
  context.sheet.layer()
  const posts = [
    [50, 78],
    [250, 66],
    [286, 44],
  ] as const
  for (const [x, top] of posts.slice(2))
    rod(
      context,
      [
        [x, top],
        [x, top + 206],
      ],
      6,
      STEEL,
    )
  for (const y of [250, 178, 106]) {
    const board = flat([52, y - 14], [252, y - 26], [288, y - 46], [92, y - 34])
    if (y < 250 || context.tint)
      for (const s of [0.12, 0.42, 0.72]) {
        const [x, top] = board(s, 0.4)
        const crate = roundCorners(
          [
            [x, top - 40],
            [x + 38, top - 43],
            [x + 38, top],
            [x, top + 3],
          ],
          3,
        )
        solid(context, crate, y === 178 ? context.tint : LINEN, { line: 1.4, depth: 0.26, front: s < 0.2 })
      }
    solid(context, edge(board, 0.01), lighter(STEEL, 0.2), { line: 1.6, depth: 0.12 })
    const lip = flat([52, y - 14], [252, y - 26], [252, y - 18], [52, y - 6])
    solid(context, edge(lip, 0.01), STEEL, { line: 1.4, depth: 0.1 })
  }
  context.sheet.layer()
  for (const [x, top] of posts.slice(0, 2))
    rod(
      context,
      [
        [x, top],
        [x, top + 206],
      ],
      6,
      STEEL,
    )
}

/** A pressure gauge with its weight and fittings. */
export function gaugeAndWeight(context: DrawingContext): void {
  shadow(context, [164, 266], 118)
  rod(context, parsePoints('128,180 128,250'), 13, '#c79a45')
  solid(context, roundCorners(parsePoints('104,236 152,236 158,264 98,264'), 5), '#c79a45', { front: true })
  gauge(context, [128, 122], 70)
  const weight = vessel(236, parsePoints('168,18 178,22 190,34 250,36 262,34'))
  solid(context, weight.outline, IRON, { front: true, depth: 0.34 }, () =>
    gleam(context, across(weight.face(196, 250), [0.18, 0], [0.16, 1], 4), 6, 0.5),
  )
  solid(context, oval([236, 160], 13, 12), RUBBER, { front: true, line: 1.6, depth: 0.3 })
  label(context, weight.face(202, 246, 0.6), 8)
}

/** A display on the wall with its probes on coiled wires. */
export function sensor(context: DrawingContext): void {
  shadow(context, [176, 272], 112)
  context.sheet.layer()
  const wires = [
    parsePoints('120,176 104,214 128,244 176,238 208,258'),
    parsePoints('160,176 150,206 178,224 222,212 244,232'),
  ]
  for (const wire of wires) rod(context, wire, 3, RUBBER)
  for (const [x, y, turn] of [
    [208, 258, 0.12],
    [244, 232, 0.2],
  ] as const) {
    const at = (u: number, v: number): Point => [x + u - v * turn, y + v + u * turn]
    solid(context, roundCorners([at(0, -8), at(58, -8), at(64, 0), at(58, 8), at(0, 8)], 5), STEEL, {
      front: true,
      line: 1.6,
      depth: 0.28,
    })
    lines(
      context,
      steps(5, (u): Point[] => [at(18 + u * 28, -7), at(18 + u * 28, 7)]),
      1.2,
      { opacity: 0.6, profile: 'even' },
    )
  }
  const body = flat([60, 58], [228, 50], [232, 178], [58, 186])
  solid(context, roundCorners([body(0, 0), body(1, 0), body(1, 1), body(0, 1)], 16), LINEN, {
    front: true,
    depth: 0.24,
  })
  const screen = part(body, 0.1, 0.13, 0.9, 0.62)
  solid(context, edge(screen, 0.03), lighter(context.tint, 0.62), { line: 1.6, depth: 0.12 })
  const bars = steps(7, (u): Point[] => [
    screen(0.1 + u * 0.8, 0.88),
    screen(0.1 + u * 0.8, 0.3 + 0.42 * Math.abs(u - 0.55)),
  ])
  lines(context, bars, 6, { colour: darker(context.tint, 0.4), profile: 'even' })
  for (const s of [0.14, 0.28]) solid(context, oval(body(s, 0.82), 8, 8), context.tint, { line: 1.2 })
  print(context, part(body, 0.5, 0.74, 0.9, 0.9), 2, 1.6)
}

/** A clear box with two sleeves, to work in still air. */
export function stillAirBox(context: DrawingContext): void {
  shadow(context, [164, 276], 132)
  const faces = boxFaces({ foot: [230, 274], left: [-178, -18], right: [52, -34], height: 136 })
  solid(context, edge(faces.top, 0.01), lighter(GLASS, 0.35), { line: 1.7, depth: 0.08 })
  solid(context, edge(faces.rightFace, 0.015), GLASS, { line: 1.8, depth: 0.16 })
  solid(context, edge(faces.leftFace, 0.01), lighter(GLASS, 0.25), { line: 1.9, depth: 0.12 }, () => {
    const dish = faces.leftFace(0.5, 0.72)
    patch(context, oval(dish, 30, 8), '#e2cd92')
    lines(context, [arc(dish, 30, 8, 0, 0.99, 20)], 1.2, { opacity: 0.7 })
    gleam(context, across(faces.leftFace, [0.08, 0.1], [0.06, 0.8], 3), 7, 0.8)
    gleam(context, across(faces.leftFace, [0.16, 0.06], [0.15, 0.4], 3), 4, 0.7)
  })
  for (const s of [0.26, 0.74]) {
    const [x, y] = faces.leftFace(s, 0.6)
    solid(context, oval([x, y], 27, 29), darker(context.tint, 0.4), { front: true, line: 1.8 })
    const sleeve: Point[] = [
      [x - 26, y - 12],
      [x + 26, y - 12],
      [x + 20, y + 44],
      [x + 22, y + 74],
      [x - 22, y + 76],
      [x - 20, y + 46],
    ]
    solid(context, sleeve, context.tint, { line: 1.7, depth: 0.26 }, () =>
      lines(
        context,
        [0.3, 0.55, 0.8].map((v) => arc([x, y + v * 62], 22, 6, 0.02, 0.48, 7)),
        1.2,
        { opacity: 0.5 },
      ),
    )
  }
}

/** Pleated filters, stacked. */
export function filters(context: DrawingContext): void {
  shadow(context, [168, 276], 118)
  for (const i of [2, 1, 0]) {
    const [dx, dy] = [i * 26 - 26, -i * 14]
    const face = flat([74 + dx, 108 + dy], [218 + dx, 98 + dy], [222 + dx, 262 + dy], [72 + dx, 272 + dy])
    solid(context, edge(face, 0.01), i ? LINEN : context.tint, { front: true, depth: 0.2, shift: 0.05 })
    const pleats = part(face, 0.09, 0.08, 0.91, 0.92)
    solid(context, edge(pleats, 0.01), PAPER, { line: 1.4, depth: 0.14 })
    lines(
      context,
      steps(17, (u) => across(pleats, [u * 0.96 + 0.02, 0], [u * 0.96 + 0.02, 1], 2)),
      1.2,
      { opacity: 0.5, profile: 'even' },
    )
  }
}

/** A steam drum or autoclave: a tall vessel with a lid, a tap and a thermometer. */
export function drum(context: DrawingContext): void {
  shadow(context, [164, 280], 100)
  const wall = vessel(156, parsePoints('96,74 110,76 262,76 274,72'), 0.17)
  solid(context, wall.outline, STEEL, { front: true, depth: 0.34 }, () => {
    hatch(context, wall.face(112, 270), 18, { reach: 0.26 })
    gleam(context, across(wall.face(114, 264), [0.16, 0], [0.15, 1], 4), 9, 0.65)
    lines(
      context,
      [150, 216].map((y) => arc([156, y], 76, 13, 0.02, 0.48, 13)),
      2.2,
      { opacity: 0.55, profile: 'even' },
    )
  })
  solid(context, oval([156, 96], 78, 15), lighter(STEEL, 0.2), { front: true, line: 1.9, depth: 0.16 })
  solid(context, roundCorners(parsePoints('134,84 140,70 174,70 180,84 172,90 142,90'), 4), RUBBER, {
    line: 1.6,
  })
  gauge(context, [206, 66], 22)
  rod(context, parsePoints('226,252 256,252 256,264'), 9, '#c79a45')
  rod(context, parsePoints('246,240 246,252'), 6, RUBBER)
  solid(context, edge(part(wall.face(150, 216), 0.3, 0.16, 0.62, 0.86)), context.tint, { line: 1.4 })
  print(context, part(wall.face(150, 216), 0.34, 0.3, 0.58, 0.74), 2)
}

/** A box of thin glass with one slide drawn out. */
export function slideBox(context: DrawingContext): void {
  shadow(context, [164, 262], 116)
  const faces = box(
    context,
    { foot: [128, 264], left: [-66, -26], right: [128, -34], height: 62 },
    context.tint,
  )
  const slots = part(faces.top, 0.12, 0.1, 0.88, 0.9)
  solid(context, edge(slots, 0.02), PAPER, { line: 1.4, depth: 0.1 })
  context.sheet.layer()
  for (const t of steps(7, (u) => 0.08 + u * 0.84)) {
    const [a, b] = [slots(0.06, t), slots(0.94, t)]
    const pane: Point[] = [[a[0], a[1] - 22], [b[0], b[1] - 22], b, a]
    solid(context, pane, lighter(GLASS, 0.3), { line: 1.1, depth: 0.08 })
  }
  const drawn = flat([196, 92], [262, 70], [272, 150], [206, 172])
  solid(context, edge(drawn, 0.01), lighter(GLASS, 0.3), { front: true, line: 1.6, depth: 0.12 }, () =>
    gleam(context, across(drawn, [0.2, 0.06], [0.24, 0.9], 3), 5, 0.9),
  )
  lines(
    context,
    steps(9, (u): Point[] => [drawn(0.28 + u * 0.44, 0.5), drawn(0.28 + u * 0.44, u === 0.5 ? 0.4 : 0.44)]),
    1.2,
    { profile: 'even', opacity: 0.8 },
  )
  label(context, part(faces.rightFace, 0.22, 0.16, 0.78, 0.9), 7)
}
