/* design-tokens-allow: pigments of the drawings */
import { type Colour, darker, lighter } from '@illustrations/engine/colour'
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
import { petriDish } from '@illustrations/objects/kit/petri-dish'
import {
  EARTH,
  FLESH,
  GLASS,
  LINEN,
  MYCELIUM,
  OYSTER,
  STEEL,
  STRAW,
  WOOD,
} from '@illustrations/objects/kit/pigments'
import { arc, oval, parsePoints } from '@illustrations/objects/kit/shapes'
import { addSag, box, vessel } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part, type Surface } from '@illustrations/objects/kit/surface'
import { log } from './vessels'

/** A stage of growing that is drawn. */
type Stage = 'colonisation' | 'pinning' | 'fruiting'

/** What mushrooms grow in, drawn with its substrate; returns where they come out, and how large. */
type Container = (context: DrawingContext, stage: Stage) => { at: Point; size: number }[]

/** White mycelium over a surface: the upper half while it spreads, then all of it. */
function mycelium(context: DrawingContext, face: Surface, stage: Stage): void {
  const whole = stage !== 'colonisation'
  const front = steps(9, (u): Point => face(0.99 - u * 0.98, 0.46 + context.random.between(-0.1, 0.1)))
  const spreading = [
    ...across(face, [0.01, 0.01], [0.99, 0.01], 8),
    ...across(face, [0.99, 0.04], [0.99, 0.36], 4),
    ...front,
    ...across(face, [0.01, 0.36], [0.01, 0.04], 4),
  ]
  patch(
    context,
    whole ? edge(part(face, 0.01, 0.01, 0.99, 0.99), 0.01) : spreading,
    MYCELIUM,
    whole ? 0.86 : 0.78,
  )
  const threads = Array.from({ length: 14 }, (): Point[] => {
    const s = context.random.between(0.06, 0.9)
    const t = whole ? context.random.between(0.06, 0.86) : context.random.between(0.36, 0.52)
    return [face(s, t), face(s + context.random.between(-0.05, 0.05), t + 0.12), face(s + 0.04, t + 0.22)]
  })
  lines(context, threads, 1.5, { colour: whole ? darker(MYCELIUM, 0.14) : MYCELIUM, profile: 'taper' })
}

/** Loose chips, straw or grain on a surface. */
function speckle(context: DrawingContext, face: Surface, length: number, count = 40): void {
  const chips = Array.from({ length: count }, (): Point[] => {
    const [s, t] = [context.random.between(0.04, 0.94), context.random.between(0.04, 0.96)]
    return [face(s, t), face(Math.min(0.98, s + length), t + context.random.between(-0.05, 0.05))]
  })
  lines(context, chips, 1.7, { opacity: 0.45, profile: 'even' })
}

/** A tied bag of straw with holes. */
const bag: Container = (context, stage) => {
  shadow(context, [160, 278], 104)
  const face = flat([92, 96], [228, 96], [236, 274], [84, 274])
  const neck = parsePoints('92,104 126,86 146,70 138,44 160,50 182,42 174,70 194,86 228,104')
  solid(context, neck, GLASS, { front: true, depth: 0.18 })
  const body = addSag(context, [face(0, 0), face(1, 0), face(1, 1), face(0, 1)], 9)
  solid(context, body, STRAW, { depth: 0.24, shift: 0.08 }, () => {
    speckle(context, face, 0.13, 46)
    mycelium(context, face, stage)
    hatch(context, face, 14, { reach: 0.2 })
    gleam(context, across(face, [0.1, 0.08], [0.08, 0.86], 5), 6, 0.7)
  })
  rod(context, arc([160, 70], 15, 4, 0.5, 0, 9), 5, context.tint)
  const holes = [face(0.3, 0.4), face(0.72, 0.34), face(0.5, 0.78)]
  for (const at of holes) solid(context, oval(at, 6, 6.5), darker(STRAW, 0.5), { line: 1.3 })
  return holes.map((at, index) => ({ at, size: 74 + index * 10 }))
}

/** A block of sawdust, its bag folded back. */
const block: Container = (context, stage) => {
  shadow(context, [160, 278], 112)
  const faces = box(
    context,
    { foot: [126, 280], left: [-64, -26], right: [138, -34], height: 124 },
    '#c7a273',
  )
  for (const face of [faces.top, faces.leftFace, faces.rightFace]) {
    speckle(context, face, 0.05, 24)
    mycelium(context, face, stage)
  }
  hatch(context, faces.rightFace, 10, { reach: 0.18 })
  gleam(context, across(faces.leftFace, [0.1, 0.08], [0.09, 0.9], 4), 4, 0.7)
  if (stage === 'colonisation') {
    const fold = flat([70, 150], [190, 124], [196, 84], [96, 100])
    solid(context, edge(fold, 0.06), lighter(GLASS, 0.2), { line: 1.5, depth: 0.14 })
  }
  return [{ at: faces.rightFace(0.42, 0.5), size: 138 }]
}

/** A lidded bucket with drilled holes. */
const bucket: Container = (context, stage) => {
  shadow(context, [160, 278], 96)
  rod(context, arc([160, 96], 74, 60, 0.52, 0.98, 13), 3, STEEL)
  const pail = vessel(160, parsePoints('92,82 104,80 270,64 276,62'), 0.16)
  const face = pail.face(112, 268)
  solid(context, pail.outline, lighter(GLASS, 0.3), { front: true, depth: 0.26 }, () => {
    patch(context, [face(0, 0.06), face(0.5, 0.08), face(1, 0.06), face(1, 1), face(0, 1)], EARTH, 0.7)
    mycelium(context, pail.face(124, 268), stage)
    hatch(context, face, 14, { reach: 0.22 })
    gleam(context, across(face, [0.16, 0], [0.16, 1], 4), 7, 0.6)
  })
  solid(context, oval([160, 92], 84, 14), lighter(context.tint, 0.4), { line: 1.8, depth: 0.1 })
  const holes = [face(0.28, 0.34), face(0.7, 0.3), face(0.44, 0.76)]
  for (const at of holes) solid(context, oval(at, 7, 8), darker(EARTH, 0.3), { line: 1.3 })
  return holes.map((at, index) => ({ at, size: 72 + index * 9 }))
}

/** A preserving jar with a collar of paper once it fruits. */
const jar: Container = (context, stage) => {
  shadow(context, [160, 278], 84)
  const glass = vessel(160, parsePoints('112,52 126,54 138,64 262,64 272,58'), 0.17)
  const inside = glass.face(142, 266)
  if (stage === 'fruiting') {
    const collar = vessel(160, parsePoints('70,62 126,56'), 0.17)
    solid(context, collar.outline, LINEN, { front: true, depth: 0.22 })
  }
  solid(context, glass.outline, lighter(GLASS, 0.2), { front: true, depth: 0.2 }, () => {
    patch(context, [...across(inside, [0, 0], [1, 0], 9), inside(1, 1.1), inside(0, 1.1)], '#c7a273')
    speckle(context, inside, 0.05, 34)
    mycelium(context, inside, stage)
    gleam(context, across(glass.face(146, 256), [0.14, 0], [0.14, 1], 4), 6, 0.7)
    hatch(context, glass.face(146, 260), 10, { reach: 0.18 })
  })
  if (stage === 'colonisation') {
    const lid = vessel(160, parsePoints('92,56 96,58 116,57'), 0.17)
    solid(context, lid.outline, STEEL, { front: true, depth: 0.26 })
    solid(context, oval([160, 93], 16, 4), LINEN, { line: 1.2 })
    return []
  }
  return [{ at: [160, 132], size: 108 }]
}

/** An inoculated log. */
const trunk: Container = (context, stage) => {
  shadow(context, [164, 262], 132)
  const [from, to]: [Point, Point] = [
    [40, 216],
    [262, 178],
  ]
  log(context, from, to, 42)
  const along = (u: number, dy: number): Point => [
    from[0] + (to[0] - from[0]) * u,
    from[1] + (to[1] - from[1]) * u + dy,
  ]
  const waxed = context.sheet.ink()
  for (const u of [0.16, 0.36, 0.6, 0.82]) waxed.shape(oval(along(u, 14), 6, 6, 10))
  context.sheet.draw(waxed, LINEN)
  const reach = stage === 'colonisation' ? 0.45 : 0.9
  patch(context, oval(to, 42 * 0.42 * reach, 42 * reach), MYCELIUM, 0.85)
  return [
    { at: along(0.3, -14), size: 92 },
    { at: along(0.68, -20), size: 104 },
  ]
}

/** A garden bed with a board at its front. */
const bed: Container = (context, stage) => {
  shadow(context, [160, 280], 128)
  const ground = flat([66, 176], [254, 176], [290, 246], [30, 246])
  solid(context, edge(ground, 0.02), EARTH, { front: true, depth: 0.22 }, () => {
    speckle(context, ground, 0.06, 56)
    const cords = Array.from({ length: stage === 'colonisation' ? 7 : 15 }, (): Point[] => {
      const [s, t] = [context.random.between(0.08, 0.8), context.random.between(0.1, 0.86)]
      return [ground(s, t), ground(s + 0.07, t + 0.05), ground(s + 0.16, t - 0.04)]
    })
    lines(context, cords, 3, { colour: MYCELIUM, profile: 'taper' })
  })
  const board = flat([28, 240], [292, 240], [288, 282], [32, 282])
  solid(context, edge(board, 0.01), WOOD, { front: true, depth: 0.2, shift: 0.08 }, () =>
    hatch(context, board, 6, { reach: 0.16 }),
  )
  return [
    { at: ground(0.24, 0.66), size: 84 },
    { at: ground(0.74, 0.6), size: 84 },
    { at: ground(0.5, 0.86), size: 96 },
  ]
}

/** A crate of compost under casing soil. */
const crate: Container = (context, stage) => {
  shadow(context, [160, 276], 126)
  const soil = flat([54, 168], [266, 168], [288, 212], [32, 212])
  solid(context, edge(soil, 0.02), darker(EARTH, 0.15), { front: true, depth: 0.2 }, () => {
    speckle(context, soil, 0.03, 50)
    const patches = context.sheet.ink()
    for (let i = 0; i < (stage === 'colonisation' ? 7 : 16); i++)
      patches.shape(
        oval(soil(context.random.between(0.1, 0.9), context.random.between(0.15, 0.85)), 12, 4, 10),
      )
    context.sheet.draw(patches, MYCELIUM, 0.8)
  })
  const wall = flat([30, 206], [290, 206], [280, 278], [40, 278])
  solid(context, edge(wall, 0.015), lighter(WOOD, 0.2), { front: true, depth: 0.22, shift: 0.08 }, () => {
    lines(context, [across(wall, [0, 0.5], [1, 0.5], 4)], 1.4, { opacity: 0.6, profile: 'even' })
    hatch(context, wall, 9, { reach: 0.16 })
  })
  return [
    { at: soil(0.24, 0.7), size: 70 },
    { at: soil(0.76, 0.66), size: 70 },
    { at: soil(0.5, 0.8), size: 84 },
  ]
}

/** A dish of agar with its lid beside it and a scalpel: the mycelium is multiplied there, and nothing fruits. */
const dish: Container = (context, stage) => {
  shadow(context, [160, 274], 132)
  const lid = arc([214, 140], 92, 74, 0, 0.975, 36)
  solid(
    context,
    lid.map(([x, y]): Point => [x + 7, y + 9]),
    GLASS,
    { front: true, line: 1.7, depth: 0.14 },
  )
  solid(context, lid, lighter(GLASS, 0.4), { line: 1.7, depth: 0.12 }, () =>
    gleam(context, arc([214, 140], 74, 56, 0.52, 0.72, 9), 7, 0.9),
  )
  const reach = stage === 'colonisation' ? { min: 0.36, max: 0.54 } : { min: 0.62, max: 0.82 }
  petriDish(context, [142, 216], 1.16, reach)
  context.sheet.layer()
  rod(context, parsePoints('120,292 226,268'), 5, STEEL)
  solid(context, parsePoints('224,262 266,254 274,258 250,269 226,274'), STEEL, { line: 1.5, depth: 0.14 })
  return []
}

/** The first knobs of fruit bodies around a point. */
function pins(context: DrawingContext, [x, y]: Point, cap: Colour): void {
  for (const [dx, dy, r] of [
    [-11, 1, 4.5],
    [10, 2, 4],
    [-3, -3, 5],
    [4, 5, 5.5],
  ] as const)
    mushroom(context, [x + dx, y + dy], r, { cap, height: 1.5, lean: dx / 60, front: false })
}

/** What has grown at a point: the species of the guide, or oyster mushrooms. */
function fruitBodies(context: DrawingContext, [x, y]: Point, size: number): void {
  context.sheet.layer()
  if (bodies(context, 'whole', { at: [x, y + size * 0.34], width: size, height: size })) return
  funnel(context, [x, y + 6], size * 0.26, { cap: OYSTER, flesh: FLESH, height: 1.1 })
}

const draw = (container: Container, stage: Stage) => (context: DrawingContext) => {
  const places = container(context, stage)
  if (stage === 'colonisation') return
  context.sheet.layer()
  for (const { at, size } of places) {
    if (stage === 'pinning') pins(context, at, darker(FLESH, 0.2))
    else fruitBodies(context, at, size)
  }
}

const stagesOf = (container: Container) => ({
  colonisation: draw(container, 'colonisation'),
  pinning: draw(container, 'pinning'),
  fruiting: draw(container, 'fruiting'),
})

/** The stages of growing in each container. */
export const containers = {
  bag: stagesOf(bag),
  block: stagesOf(block),
  bucket: stagesOf(bucket),
  jar: stagesOf(jar),
  log: stagesOf(trunk),
  bed: stagesOf(bed),
  crate: stagesOf(crate),
  dish: stagesOf(dish),
}
