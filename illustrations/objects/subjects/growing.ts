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
  AGAR,
  BROTH,
  CARD,
  EARTH,
  FLESH,
  GLASS,
  IRON,
  LINEN,
  MYCELIUM,
  OYSTER,
  PAPER,
  RUBBER,
  STEEL,
  STRAW,
  WATER,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { label, mark, print, sheetOf } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundCorners } from '@illustrations/objects/kit/shapes'
import { addSag, box, vessel } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part } from '@illustrations/objects/kit/surface'
import { jar } from './food'

/** A spore print on a card, with the species that left it; without one, rays as gills leave them. */
export function sporePrint(context: DrawingContext): void {
  if (context.species) {
    bodies(context, 'spore-print', { at: [132, 262], width: 196, height: 196 })
    beside(context, [236, 276], 120, 150)
    return
  }
  shadow(context, [164, 250], 122)
  const back = flat([52, 78], [176, 52], [176, 206], [52, 236])
  const front = flat([176, 52], [288, 92], [288, 250], [176, 206])
  solid(context, edge(back, 0.01), PAPER, { depth: 0.14, shift: 0.04 })
  solid(context, edge(front, 0.01), CARD, { depth: 0.2, shift: 0.04 }, () =>
    hatch(context, front, 12, { reach: 0.3 }),
  )
  const at = (r: number, turn: number): Point =>
    back(0.5 + r * 0.4 * Math.cos(turn), 0.5 + r * 0.33 * Math.sin(turn))
  const rays = Array.from({ length: 58 }, (_, i): Point[] => {
    const turn = (i / 58) * Math.PI * 2
    return [
      at(context.random.between(0.93, 1), turn),
      at(0.6, turn),
      at(i % 2 ? 0.46 : context.random.between(0.14, 0.2), turn),
    ]
  })
  const spores = darker(context.tint, 0.5)
  patch(
    context,
    steps(24, (_, i) => at(0.98, (i / 24) * Math.PI * 2)),
    spores,
    0.18,
  )
  lines(context, rays, 2.6, { colour: spores, opacity: 0.85, profile: 'taper' })
  const dust = context.sheet.ink()
  for (let i = 0; i < 30; i++)
    dust.dot(
      at(context.random.between(0.96, 1.16), context.random.between(0, 6.28)),
      context.random.between(0.8, 1.5),
    )
  context.sheet.draw(dust, spores, 0.6)
  sheetOf(context, part(front, 0.18, 0.22, 0.84, 0.62))
  mark(context, front(0.36, 0.4), 11, context.tint)
  print(context, part(front, 0.48, 0.3, 0.78, 0.54), 3)
}

/** Maps a distance along an axis and a sideways offset to a point. */
const axis =
  ([x, y]: Point, turn: number) =>
  (u: number, v: number): Point => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ]

export function syringe(context: DrawingContext): void {
  shadow(context, [164, 268], 104)
  const at = axis([160, 170], -0.62)
  rod(context, [at(-176, 0), at(-118, 0)], 2.4, STEEL)
  solid(
    context,
    roundCorners([at(-118, -7), at(-100, -10), at(-84, -16), at(-84, 16), at(-100, 10), at(-118, 7)], 4),
    context.tint,
    { line: 1.6 },
  )
  rod(context, [at(60, 0), at(132, 0)], 9, LINEN)
  solid(context, roundCorners([at(130, -20), at(140, -20), at(140, 20), at(130, 20)], 4), LINEN, {
    line: 1.8,
  })
  const barrel = flat(at(-84, -21), at(78, -21), at(78, 21), at(-84, 21))
  solid(
    context,
    roundCorners([at(-84, -21), at(78, -21), at(78, 21), at(-84, 21)], 6),
    GLASS,
    { front: true, depth: 0.2 },
    () => {
      patch(context, [at(-90, -24), at(40, -24), at(40, 24), at(-90, 24)], lighter(WATER, 0.1))
      const spores = context.sheet.ink()
      for (let i = 0; i < 46; i++)
        spores.dot(
          at(context.random.between(-80, 32), context.random.between(-14, 18)),
          context.random.between(1.2, 2.6),
        )
      context.sheet.draw(spores, darker(EARTH, 0.3), 0.8)
      patch(context, [at(40, -24), at(54, -24), at(54, 24), at(40, 24)], RUBBER)
      gleam(context, [at(-78, -13), at(0, -15), at(70, -13)], 4, 0.8)
    },
  )
  lines(
    context,
    steps(9, (u, i): Point[] => [at(-70 + u * 100, 21), at(-70 + u * 100, i % 2 ? 12 : 7)]),
    1.3,
    { profile: 'even' },
  )
  sheetOf(context, part(barrel, 0.2, 0.24, 0.58, 0.86))
  print(context, part(barrel, 0.24, 0.34, 0.54, 0.76), 2)
  solid(context, roundCorners([at(74, -38), at(84, -38), at(84, 38), at(74, 38)], 4), LINEN, {
    front: true,
    line: 1.8,
  })
  const cap = axis([252, 262], -0.12)
  solid(context, roundCorners([cap(-42, -6), cap(30, -9), cap(30, 9), cap(-42, 6)], 4), context.tint, {
    front: true,
    line: 1.6,
    depth: 0.28,
  })
  beside(context, [92, 282], 112, 124)
}

/** Test tubes with slanted agar in a rack. */
export function slants(context: DrawingContext): void {
  shadow(context, [164, 272], 104)
  const shelf = (y: number): void => {
    solid(context, edge(flat([60, y], [268, y], [260, y + 14], [52, y + 14]), 0.01), WOOD, {
      front: true,
      line: 1.8,
      depth: 0.16,
    })
    solid(
      context,
      edge(flat([52, y + 14], [260, y + 14], [260, y + 24], [52, y + 24]), 0.01),
      darker(WOOD, 0.16),
      { line: 1.8, depth: 0.16 },
    )
  }
  shelf(250)
  for (const [i, x] of [96, 156, 216].entries()) slant(context, x, i)
  for (const x of [58, 246])
    solid(
      context,
      roundCorners(
        [
          [x, 152],
          [x + 14, 150],
          [x + 14, 262],
          [x, 266],
        ],
        2,
      ),
      WOOD,
      { line: 1.8, depth: 0.2 },
    )
  context.sheet.layer()
  const bar = flat([52, 158], [260, 158], [260, 182], [52, 182])
  solid(context, edge(bar, 0.01), WOOD, { line: 1.8, depth: 0.2 }, () => {
    lines(
      context,
      [0.25, 0.5, 0.8].map((t) =>
        across(bar, [context.random.between(0, 0.2), t], [context.random.between(0.7, 1), t + 0.05], 4),
      ),
      0.9,
      { opacity: 0.4 },
    )
    hatch(context, bar, 4, { reach: 0.2 })
  })
  beside(context, [276, 280], 104, 124)
}

function slant(context: DrawingContext, x: number, i: number): void {
  const w = 20
  const tube = [
    [x - w, 78] as const,
    [x - w, 234] as const,
    ...arc([x, 236], w, 20, 0.48, 0.02, 11),
    [x + w, 234] as const,
    [x + w, 78] as const,
  ]
  solid(context, tube, GLASS, { front: true, depth: 0.14, line: 1.8 }, () => {
    patch(
      context,
      [
        [x - w, 128],
        [x + w, 214],
        [x + w, 262],
        [x - w, 262],
      ],
      AGAR,
    )
    const blot: Point[] = steps(12, (u) => [x - w + 4 + u * 32, 138 + u * 68 + Math.sin(u * 20 + i) * 3])
    patch(
      context,
      [
        ...blot,
        ...[...blot].reverse().map(([a, b]): Point => [a - 2, b + 12 + context.random.between(0, 5)]),
      ],
      MYCELIUM,
    )
    lines(
      context,
      blot
        .filter((_, k) => k % 2 === 0)
        .map((p): Point[] => [p, [p[0] + context.random.between(-6, 6), p[1] + 14]]),
      0.9,
      { opacity: 0.5 },
    )
    gleam(
      context,
      [
        [x - 12, 92],
        [x - 13, 160],
        [x - 11, 236],
      ],
      4,
      0.75,
    )
    lines(
      context,
      steps(8, (u): Point[] => [
        [x + w - 8, 90 + u * 50],
        [x + w, 91 + u * 50],
      ]),
      0.9,
      { opacity: 0.4 },
    )
  })
  solid(
    context,
    roundCorners(
      [
        [x - 23, 56],
        [x + 23, 56],
        [x + 22, 90],
        [x - 22, 90],
      ],
      5,
    ),
    context.tint,
    { line: 1.8, depth: 0.28 },
    () =>
      lines(
        context,
        steps(7, (u): Point[] => [
          [x - 18 + u * 36, 64],
          [x - 18 + u * 36, 92],
        ]),
        1,
        { opacity: 0.45, profile: 'even' },
      ),
  )
}

export function liquidCulture(context: DrawingContext): void {
  shadow(context, [162, 266], 88)
  jar(context, { x: 160, width: 72, fill: BROTH, level: 136, lid: 'screw' }, () => {
    for (let k = 0; k < 4; k++) {
      const [x, y] = [160 + context.random.between(-36, 36), 172 + k * 18]
      const threads = Array.from({ length: 12 }, (): Point[] => {
        const a = context.random.between(0, 6.28)
        const r = context.random.between(14, 32)
        return [
          [x, y],
          [x + Math.cos(a) * r * 0.6 + context.random.between(-3, 3), y + Math.sin(a) * r * 0.4],
          [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.6],
        ]
      })
      patch(context, oval([x, y], 24, 13, 12), MYCELIUM, 0.75)
      lines(context, threads, 2, { colour: MYCELIUM, profile: 'taper' })
    }
  })
  solid(context, oval([138, 71], 8, 5), RUBBER, { front: true, line: 1.4 })
  solid(context, oval([182, 71], 9, 5), MYCELIUM, { line: 1.4 })
  label(context, vessel(160, parsePoints('120,72 262,72')).face(206, 252, 0.5), 8)
  beside(context, [268, 272], 104, 130)
}

export function swabs(context: DrawingContext): void {
  shadow(context, [164, 262], 110)
  for (const [i, x] of [104, 160].entries()) {
    const at = axis([x + 26, 160], -1.2 + i * 0.06)
    const sleeve = flat(at(-96, -22), at(88, -22), at(88, 22), at(-96, 22))
    solid(
      context,
      roundCorners([at(-96, -22), at(88, -22), at(88, 22), at(-96, 22)], 3),
      lighter(GLASS, 0.3),
      { front: true, depth: 0.16, line: 1.7 },
      () => {
        lines(
          context,
          [0.04, 0.96].map((s) => across(sleeve, [s, 0], [s, 1], 2)),
          1.4,
          { opacity: 0.5, profile: 'even' },
        )
        gleam(context, across(sleeve, [0.08, 0.2], [0.9, 0.16], 4), 4, 0.8)
      },
    )
    patch(context, edge(part(sleeve, 0.06, 0.02, 0.2, 0.98)), context.tint)
    rod(context, [at(-54, 2), at(62, 0)], 2.6, WOOD)
    solid(
      context,
      arc([0, 0], 15, 7.5, 0, 0.96, 14).map(([u, v]) => at(62 + u, v)),
      LINEN,
      { line: 1.4, depth: 0.2 },
    )
    patch(
      context,
      arc([0, 0], 8, 6, 0, 0.96, 10).map(([u, v]) => at(69 + u, v)),
      darker(EARTH, 0.3),
      0.75,
    )
  }
  const at = axis([250, 214], -0.5)
  context.sheet.layer()
  rod(context, [at(-70, 44), at(32, 20)], 2.6, WOOD)
  solid(
    context,
    arc([0, 0], 14, 7, 0, 0.96, 14).map(([u, v]) => axis(at(32, 20), -0.73)(u, v)),
    LINEN,
    { line: 1.4, depth: 0.2 },
  )
  beside(context, [86, 282], 104, 116)
}

/** An impulse sealer with its arm raised and a bag in it. */
export function sealer(context: DrawingContext): void {
  shadow(context, [164, 262], 132)
  const faces = box(context, { foot: [112, 262], left: [-58, -22], right: [166, -40], height: 46 }, STEEL)
  lines(context, [across(faces.top, [0.5, 0.04], [0.5, 0.96], 2)], 4, { profile: 'even', opacity: 0.8 })
  solid(context, oval(faces.leftFace(0.5, 0.5), 9, 11), context.tint, { line: 1.4 })
  print(context, part(faces.rightFace, 0.1, 0.3, 0.4, 0.7), 2, 1.8)
  context.sheet.layer()
  rod(context, parsePoints('70,206 68,184'), 9, IRON)
  const arm = flat([58, 168], [218, 66], [232, 84], [72, 190])
  solid(
    context,
    roundCorners([arm(0, 0), arm(1, 0), arm(1, 1), arm(0, 1)], 7),
    context.tint,
    { front: true, depth: 0.26 },
    () => hatch(context, arm, 4, { reach: 0.2 }),
  )
  solid(context, roundCorners([arm(0.8, 0.1), arm(1.14, -0.2), arm(1.16, 0.5), arm(0.84, 0.84)], 6), RUBBER, {
    line: 1.8,
    depth: 0.3,
  })
  solid(context, oval([68, 180], 8), STEEL, { line: 1.5, depth: 0.3 })
  const bag = flat([150, 186], [268, 158], [300, 250], [178, 282])
  solid(context, edge(bag, 0.02), lighter(GLASS, 0.2), { front: true, line: 1.6, depth: 0.18 }, () => {
    gleam(context, across(bag, [0.1, 0.2], [0.14, 0.9], 4), 6, 0.8)
    lines(context, [across(bag, [0, 0.1], [1, 0.1], 2), across(bag, [0, 0.15], [1, 0.15], 2)], 1, {
      opacity: 0.5,
      profile: 'even',
    })
  })
  for (let i = 0; i < 13; i++)
    solid(
      context,
      oval(
        bag(0.14 + (i % 6) * 0.15 + context.random.between(-0.03, 0.03), 0.86 - Math.floor(i / 6) * 0.12),
        8,
        6,
        10,
      ),
      STRAW,
      { line: 1.1, depth: 0.16 },
    )
}

export function flowHood(context: DrawingContext): void {
  shadow(context, [166, 272], 124)
  const faces = box(context, { foot: [206, 270], left: [-152, -34], right: [70, -34], height: 178 }, LINEN)
  const mouth = part(faces.leftFace, 0.08, 0.1, 0.92, 0.86)
  solid(context, edge(mouth, 0.015), STEEL, { line: 1.7, depth: 0.24, shift: 0.05 })
  lines(
    context,
    steps(15, (u) => across(mouth, [u * 0.94 + 0.03, 0.03], [u * 0.94 + 0.03, 0.97], 2)),
    1.2,
    { opacity: 0.55, profile: 'even' },
  )
  lines(
    context,
    steps(9, (u) => across(mouth, [0.02, u * 0.94 + 0.03], [0.98, u * 0.94 + 0.03], 2)),
    0.8,
    { opacity: 0.4, profile: 'even' },
  )
  patch(context, edge(part(faces.leftFace, 0.08, 0.885, 0.5, 0.965)), context.tint)
  solid(context, oval(faces.leftFace(0.84, 0.925), 6, 6), IRON, { line: 1.2 })
  const wind = [0.2, 0.45, 0.7].map((t): Point[] => {
    const [x, y] = mouth(0.2, t)
    return steps(7, (u): Point => [x - 20 - u * 62, y + 14 + u * 16 + Math.sin(u * 6.3) * 4])
  })
  lines(context, wind, 2, { colour: context.sheet.inks.contour, opacity: 0.55 })
}

export function growKit(context: DrawingContext): void {
  shadow(context, [166, 278], 112)
  const faces = box(context, { foot: [140, 280], left: [-72, -30], right: [118, -36], height: 168 }, CARD)
  const hole = part(faces.rightFace, 0.2, 0.1, 0.84, 0.56)
  solid(context, edge(hole, 0.04), darker(EARTH, 0.3), { line: 1.6 })
  const grown = bodies(context, 'whole', { at: hole(0.5, 0.98), width: 116, height: 134 })
  if (!grown) cluster(context, hole(0.5, 0.96), 30)
  label(context, part(faces.rightFace, 0.2, 0.66, 0.84, 0.94), 9)
  mark(context, faces.leftFace(0.5, 0.4), 20, context.tint)
  print(context, part(faces.leftFace, 0.24, 0.62, 0.76, 0.8), 3, 1.6)
  lines(context, [across(faces.top, [0.5, 0], [0.5, 1], 2)], 1.4, { opacity: 0.7 })
}

/** A cluster of oyster mushrooms from one base. */
export function cluster(context: DrawingContext, foot: Point, size: number, cap: Colour = OYSTER): void {
  for (const [dx, dy, r, lean] of [
    [-0.2, -0.3, 0.86, -1],
    [0.2, -0.5, 0.9, 0.86],
    [0.05, -0.7, 1, -0.1],
    [-0.3, 0, 0.8, -0.9],
    [0.28, 0.05, 0.82, 0.8],
    [0, 0.1, 0.9, 0],
  ] as const)
    funnel(context, [foot[0] + dx * size, foot[1] + dy * size], r * size, {
      cap,
      height: 1.3,
      lean,
      flesh: FLESH,
    })
}

export function pressureSterilizer(context: DrawingContext): void {
  shadow(context, [164, 270], 108)
  const pot = vessel(160, parsePoints('132,82 246,82 256,80 264,74'))
  for (const s of [-1, 1])
    rod(
      context,
      [
        [160 + s * 80, 168],
        [160 + s * 104, 170],
        [160 + s * 104, 190],
        [160 + s * 80, 192],
      ],
      7,
      RUBBER,
    )
  solid(context, pot.outline, STEEL, { front: true, depth: 0.34, shift: 0.1 }, () => {
    hatch(context, pot.face(150, 254), 15, { reach: 0.24 })
    gleam(context, [pot.face(150, 250)(0.15, 0), pot.face(150, 250)(0.13, 1)], 9, 0.6)
  })
  label(context, pot.face(172, 230, 0.34), 12)
  const lid = [
    ...arc([160, 112], 86, 34, 0.5, 1, 15),
    [246, 130] as const,
    ...arc([160, 132], 86, 15, 0.02, 0.48, 11),
    [74, 130] as const,
  ]
  solid(context, lid, STEEL, { front: true, depth: 0.3 })
  lines(context, [arc([160, 118], 85, 15, 0.02, 0.48, 13)], 1.3, { opacity: 0.7 })
  for (const u of [0.1, 0.3, 0.68, 0.9]) {
    const [x, y] = arc([160, 130], 84, 15, 0.5, 0, 101)[Math.round(u * 100)] as Point
    rod(
      context,
      [
        [x, y - 14],
        [x, y + 12],
      ],
      3,
      IRON,
    )
    solid(context, oval([x, y - 15], 9, 6), RUBBER, { line: 1.4 })
  }
  solid(context, roundCorners(parsePoints('112,66 118,58 202,58 208,66 202,74 118,74'), 4), RUBBER, {
    front: true,
    line: 1.7,
  })
  gauge(context, [160, 50], 26)
  rod(context, parsePoints('106,92 104,74'), 4, IRON)
  steam(context, [104, 68])
}

function steam(context: DrawingContext, [x, y]: Point): void {
  lines(
    context,
    [0, 1].map((i) =>
      steps(7, (u): Point => [x - 4 + i * 10 + Math.sin(u * 5 + i * 2) * 6, y - u * (40 + i * 12)]),
    ),
    2,
    { colour: context.sheet.inks.contour, opacity: 0.5 },
  )
}

export function gauge(context: DrawingContext, [x, y]: Point, r: number): void {
  solid(context, oval([x, y], r), context.tint, { front: true, depth: 0.24 })
  solid(context, oval([x, y], r * 0.78), PAPER, { line: 1.2, depth: 0.1 })
  lines(
    context,
    steps(7, (u): Point[] => {
      const a = Math.PI * (0.75 + 1.5 * u)
      return [
        [x + Math.cos(a) * r * 0.68, y + Math.sin(a) * r * 0.68],
        [x + Math.cos(a) * r * 0.52, y + Math.sin(a) * r * 0.52],
      ]
    }),
    1.3,
    { profile: 'even' },
  )
  lines(
    context,
    [
      [
        [x - r * 0.1, y + r * 0.14],
        [x + r * 0.38, y - r * 0.4],
      ],
    ],
    2.6,
    { profile: 'taper' },
  )
  context.sheet.draw(context.sheet.ink().dot([x, y], 4), context.sheet.inks.inner)
}

export function automation(context: DrawingContext): void {
  shadow(context, [164, 270], 124)
  const faces = box(context, { foot: [214, 268], left: [-128, -18], right: [34, -22], height: 112 }, LINEN)
  const screen = part(faces.leftFace, 0.1, 0.14, 0.62, 0.58)
  solid(context, edge(screen, 0.03), darker(context.tint, 0.5), { line: 1.6 })
  const glow = { colour: lighter(context.tint, 0.75), profile: 'even' } as const
  lines(
    context,
    [steps(15, (u) => screen(0.08 + u * 0.84, 0.6 - 0.22 * Math.sin(u * 9) * (1 - u * 0.6)))],
    2.4,
    glow,
  )
  lines(context, [across(screen, [0.08, 0.86], [0.92, 0.86], 2)], 1.2, glow)
  for (const t of [0.22, 0.5]) {
    solid(context, oval(faces.leftFace(0.8, t), 12, 13), STEEL, { line: 1.5, depth: 0.24 })
    lines(context, [[faces.leftFace(0.8, t), faces.leftFace(0.85, t - 0.07)]], 2, { profile: 'even' })
  }
  print(context, part(faces.leftFace, 0.1, 0.7, 0.6, 0.88), 2, 1.6)
  for (const s of [0.72, 0.8, 0.88])
    solid(context, oval(faces.leftFace(s, 0.8), 4, 4.4), context.tint, { line: 1.1 })
  rod(context, parsePoints('110,138 104,112 70,116 66,152 60,190'), 3, RUBBER)
  solid(context, roundCorners(parsePoints('52,186 66,188 62,246 50,244'), 4), STEEL, {
    front: true,
    line: 1.6,
    depth: 0.26,
  })
  lines(
    context,
    steps(5, (u): Point[] => [
      [53, 204 + u * 32],
      [62, 205 + u * 32],
    ]),
    1.3,
    { profile: 'even', opacity: 0.7 },
  )
  fan(context, [196, 82], 56)
}

function fan(context: DrawingContext, [x, y]: Point, r: number): void {
  solid(
    context,
    roundCorners(
      [
        [x - r, y - r],
        [x + r, y - r],
        [x + r, y + r],
        [x - r, y + r],
      ],
      10,
    ),
    IRON,
    { front: true, depth: 0.2 },
  )
  solid(context, oval([x, y], r * 0.86), darker(IRON, 0.4), { line: 1.5 })
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2
    const at = (d: number, turn: number): Point => [
      x + Math.cos(a + turn) * d * r,
      y + Math.sin(a + turn) * d * r,
    ]
    solid(
      context,
      [at(0.16, -0.3), at(0.5, -0.35), at(0.8, -0.1), at(0.82, 0.42), at(0.5, 0.5), at(0.2, 0.5)],
      STEEL,
      { line: 1.4, depth: 0.26 },
    )
  }
  solid(context, oval([x, y], r * 0.24), context.tint, { line: 1.5, depth: 0.3 })
}

/** A bag with a filter patch; `content` is the colour of its contents. */
function spawnBag(
  context: DrawingContext,
  x: number,
  top: number,
  content: Colour,
  marks: (face: ReturnType<typeof flat>) => void,
): void {
  const w = 70
  const body: Point[] = addSag(
    context,
    [
      [x - w * 0.86, top + 60],
      [x + w * 0.86, top + 60],
      [x + w, 262],
      [x - w, 264],
    ],
    5,
  )
  const face = flat([x - w * 0.86, top + 60], [x + w * 0.86, top + 60], [x + w, 264], [x - w, 264])
  const neck: Point[] = [
    [x - 26, top],
    [x - 20, top + 22],
    [x - 16, top + 36],
    [x - 40, top + 52],
    [x - w * 0.86, top + 72],
    [x, top + 84],
    [x + w * 0.86, top + 72],
    [x + 40, top + 52],
    [x + 16, top + 36],
    [x + 22, top + 20],
    [x + 30, top - 4],
    [x + 12, top + 2],
    [x, top - 6],
    [x - 12, top + 3],
  ]
  solid(context, neck, GLASS, { front: true, depth: 0.2 }, () =>
    lines(
      context,
      steps(7, (u): Point[] => [
        [x - 22 + u * 44, top + 4],
        [x - 8 + u * 16, top + 36],
        [x - 50 + u * 100, top + 74],
      ]),
      1.1,
      { opacity: 0.5 },
    ),
  )
  solid(context, body, content, { depth: 0.28, shift: 0.1 }, () => {
    marks(face)
    hatch(context, face, 14, { reach: 0.24 })
    gleam(context, across(face, [0.1, 0.1], [0.08, 0.86], 5), 7, 0.55)
    gleam(context, across(face, [0.2, 0.06], [0.3, 0.2], 3), 5, 0.4)
  })
  rod(context, arc([x, top + 35], 18, 5, 0.5, 0, 9), 5, context.tint)
}

export function grainSpawn(context: DrawingContext): void {
  shadow(context, [164, 268], 104)
  spawnBag(context, 146, 50, STRAW, (face) => {
    const [kernels, rims] = [context.sheet.ink(), context.sheet.ink()]
    for (let row = 0; row < 10; row++)
      for (let i = 0; i < 8; i++) {
        const at = face((i + (row % 2) * 0.5 + context.random.between(-0.15, 0.15)) / 8, row / 9.5)
        const turn = context.random.between(0, 1)
        if (context.random.chance(0.62)) rims.pen(arc(at, 9, 6.5, turn, turn + 0.55, 5), 1.2)
        if (context.random.chance(0.5)) kernels.shape(oval(at, 8, 5.5, 7), 0)
      }
    context.sheet.draw(kernels, '#ead59a')
    context.sheet.draw(rims, context.sheet.inks.inner, 0.6)
    patch(
      context,
      [
        face(0, 0),
        face(0.5, 0.06),
        face(1, 0),
        face(0.96, 0.3),
        face(0.6, 0.42),
        face(0.3, 0.3),
        face(0.06, 0.36),
      ],
      MYCELIUM,
      0.85,
    )
  })
  label(context, flat([110, 178], [184, 178], [188, 240], [108, 240]), 10)
  beside(context, [252, 262], 108, 132)
  for (const [x, y] of parsePoints('236,262 254,254 262,266 278,262 246,270'))
    solid(context, oval([x, y], 9, 6, 12), STRAW, { front: true, line: 1.3, depth: 0.24 })
}

export function substrate(context: DrawingContext): void {
  shadow(context, [168, 272], 118)
  const faces = box(
    context,
    { foot: [132, 274], left: [-76, -34], right: [142, -44], height: 112 },
    '#b48d5f',
  )
  const speckle = (face: typeof faces.top, count: number): void => {
    const [chips, threads] = [context.sheet.ink(), context.sheet.ink()]
    for (let i = 0; i < count; i++) {
      const [s, t] = [context.random.between(0.04, 0.96), context.random.between(0.05, 0.95)]
      chips.pen(
        [
          face(s, t),
          face(
            Math.min(0.98, s + context.random.between(0.03, 0.09)),
            t + context.random.between(-0.03, 0.03),
          ),
        ],
        2,
      )
    }
    for (let i = 0; i < count / 2; i++) {
      const [s, t] = [context.random.between(0.05, 0.8), context.random.between(0.05, 0.8)]
      threads.pen(
        [
          face(s, t),
          face(s + 0.06, t + context.random.between(-0.1, 0.1)),
          face(s + 0.15, t + context.random.between(-0.06, 0.1)),
        ],
        1.6,
      )
    }
    context.sheet.draw(chips, context.sheet.inks.inner, 0.5)
    context.sheet.draw(threads, MYCELIUM, 0.85)
  }
  speckle(faces.leftFace, 24)
  speckle(faces.rightFace, 40)
  speckle(faces.top, 26)
  solid(context, edge(part(faces.rightFace, 0.4, 0, 0.6, 1), 0.02), context.tint, { line: 1.5, depth: 0.14 })
  solid(context, edge(part(faces.top, 0, 0.4, 1, 0.6), 0.02), context.tint, { line: 1.5, depth: 0.1 })
  mark(context, faces.rightFace(0.5, 0.42), 10, PAPER)
  if (beside(context, [276, 274], 96, 100)) return
  for (const [x, y, r] of [
    [262, 268, 15],
    [288, 258, 10],
  ] as const)
    mushroom(context, [x, y], r, { cap: OYSTER, height: 1.1 })
}

export function growBags(context: DrawingContext): void {
  shadow(context, [164, 266], 118)
  for (const i of [2, 1, 0]) {
    const [dx, dy] = [i * 34 - 34, -i * 14]
    const face = flat([76 + dx, 76 + dy], [212 + dx, 70 + dy], [216 + dx, 258 + dy], [72 + dx, 264 + dy])
    solid(context, edge(face, 0.02), lighter(GLASS, 0.25), { front: true, depth: 0.2, shift: 0.05 }, () => {
      lines(context, [across(face, [0.14, 0], [0.12, 1], 3), across(face, [0.86, 0], [0.88, 1], 3)], 1.1, {
        opacity: 0.5,
        profile: 'even',
      })
      gleam(context, across(face, [0.06, 0.1], [0.05, 0.8], 3), 5, 0.8)
      hatch(context, face, 12, { reach: 0.12 })
    })
    if (i > 0) continue
    lines(
      context,
      [
        across(face, [0.13, 0.72], [0.87, 0.72], 2),
        [...across(face, [0.13, 0.99], [0.3, 0.72], 2)],
        [...across(face, [0.87, 0.99], [0.7, 0.72], 2)],
      ],
      1.1,
      { opacity: 0.5, profile: 'even' },
    )
    const filter = part(face, 0.36, 0.18, 0.64, 0.4)
    solid(context, edge(filter, 0.04), PAPER, { line: 1.5, depth: 0.12 })
    lines(
      context,
      steps(5, (u) => across(filter, [0.12, 0.16 + u * 0.68], [0.88, 0.16 + u * 0.68], 2)),
      0.9,
      { opacity: 0.45, profile: 'even' },
    )
    mark(context, face(0.5, 0.56), 16, context.tint)
  }
  beside(context, [250, 278], 124, 140)
}
