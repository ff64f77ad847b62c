import { darker, lighter } from '@illustrations/engine/colour'
import { type Point, steps } from '@illustrations/engine/geometry'
import { bodies } from '@illustrations/objects/kit/bodies'
import { type DrawingContext, hatch, lines, rod, shadow, solid } from '@illustrations/objects/kit/context'
import { IRON, LINEN, STEEL, STRAW, WOOD } from '@illustrations/objects/kit/pigments'
import { mark } from '@illustrations/objects/kit/print'
import { arc, mirror, oval, parsePoints, roundCorners, symmetric } from '@illustrations/objects/kit/shapes'
import { box } from '@illustrations/objects/kit/solids'
import { across, edge, flat, part } from '@illustrations/objects/kit/surface'

/** A wide brim seen from slightly above, and a crown with a band. */
function brimmed(
  context: DrawingContext,
  colour: string,
  { brim, band }: { brim: number; band: string },
  weave?: () => void,
): void {
  shadow(context, [164, 244], brim * 0.95)
  const rim = steps(40, (_, i): Point => {
    const a = (i / 40) * Math.PI * 2
    return [160 + Math.cos(a) * brim, 216 + Math.sin(a) * brim * 0.27 - Math.cos(2 * a) * 7]
  })
  solid(context, rim, colour, { front: true, depth: 0.26 }, weave)
  lines(context, [arc([160, 216], brim * 0.93, brim * 0.23, 0.03, 0.47, 15)], 1.1, { opacity: 0.5 })
  const left = parsePoints('160,94 130,86 104,102 93,150 87,206')
  const base = arc([160, 210], 74, 17, 0.48, 0.02, 11)
  solid(context, [...left, ...base, ...mirror(left, 160)], colour, { front: true, depth: 0.3 }, () => {
    weave?.()
    hatch(context, flat([92, 96], [232, 96], [236, 214], [86, 214]), 12, { reach: 0.3 })
    lines(context, [parsePoints('128,92 150,112 176,110 196,94')], 1.6, { opacity: 0.6 })
  })
  const ribbon = [...arc([160, 186], 72, 16, 0.5, 0, 13), ...arc([160, 208], 74, 17, 0, 0.5, 13)]
  solid(context, ribbon, band, { line: 1.5, depth: 0.24 })
}

export function strawHat(context: DrawingContext): void {
  brimmed(context, STRAW, { brim: 132, band: context.tint }, () => {
    const rings = steps(7, (u) => arc([160, 214], 40 + u * 92, 12 + u * 24, 0, 0.99, 40))
    const courses = steps(7, (u): Point[] => arc([160, 104 + u * 84], 52 + u * 20, 14, 0.02, 0.48, 12))
    lines(context, [...rings, ...courses], 1, { opacity: 0.4, profile: 'even' })
  })
  mark(context, [160, 206], 8, lighter(context.tint, 0.7))
}

export function brimmedHat(context: DrawingContext): void {
  brimmed(context, darker(context.tint, 0.12), { brim: 112, band: darker(context.tint, 0.5) })
}

/** A cloth roll with a hooked knife, a brush and a small saw in its pockets. */
export function knifeRoll(context: DrawingContext): void {
  shadow(context, [164, 272], 122)
  const cloth = flat([52, 96], [268, 84], [276, 250], [48, 262])
  solid(context, edge(cloth, 0.02), context.tint, { front: true, depth: 0.24, shift: 0.06 }, () =>
    hatch(context, cloth, 14, { reach: 0.2 }),
  )
  context.sheet.layer()
  const tool = (u: number, colour: string, head: readonly Point[]): void => {
    const [x, y] = cloth(u, 0.4)
    solid(
      context,
      head.map(([dx, dy]): Point => [x + dx, y + dy]),
      colour,
      { line: 1.5, depth: 0.2 },
    )
    const grip = roundCorners(
      [
        [x - 9, y - 8],
        [x + 9, y - 8],
        [x + 11, y + 84],
        [x - 11, y + 84],
      ],
      5,
    )
    solid(context, grip, WOOD, { line: 1.7, depth: 0.28 })
  }
  tool(0.2, STEEL, parsePoints('-8,-6 -8,-60 -2,-88 14,-100 8,-70 9,-6'))
  tool(0.5, LINEN, parsePoints('-10,-6 -16,-58 -10,-66 0,-60 10,-66 16,-58 10,-6'))
  tool(0.8, STEEL, parsePoints('-9,-6 -10,-92 4,-96 9,-90 6,-80 9,-68 6,-56 9,-44 6,-32 9,-20 8,-6'))
  const pocket = part(cloth, 0, 0.56, 1, 1)
  solid(
    context,
    edge(pocket, 0.02),
    lighter(context.tint, 0.12),
    { front: true, depth: 0.24, shift: 0.06 },
    () => {
      for (const s of [0.34, 0.66])
        lines(context, [across(pocket, [s, 0], [s, 1], 2)], 1.4, { opacity: 0.7, profile: 'even' })
      hatch(context, pocket, 8, { reach: 0.16 })
    },
  )
  rod(context, parsePoints('270,150 292,158 286,188 296,206'), 3, LINEN)
}

/** A net bag on a shoulder strap, so that spores fall out. */
export function meshBag(context: DrawingContext): void {
  shadow(context, [160, 278], 92)
  rod(context, parsePoints('92,120 108,56 160,34 212,56 228,120'), 5, WOOD)
  const sack = symmetric(parsePoints('160,116 88,116 78,150 74,206 92,258 128,276 160,278'), 160)
  const face = flat([86, 120], [234, 120], [232, 274], [88, 274])
  solid(context, sack, lighter(context.tint, 0.55), { front: true, depth: 0.24 }, () => {
    bodies(context, 'heap', { at: [160, 282], width: 150, height: 110 })
    const net = steps(13, (u) => across(face, [u * 1.6 - 0.3, 0], [u * 1.6 - 0.7, 1.05], 4))
    const back = steps(13, (u) => across(face, [u * 1.6 - 0.3, 0], [u * 1.6 + 0.1, 1.05], 4))
    lines(context, [...net, ...back], 1.3, { opacity: 0.6, profile: 'even' })
  })
  rod(context, arc([160, 118], 74, 9, 0.5, 0, 15), 6, darker(context.tint, 0.2))
}

/** A padded bag with a zip and a carrying strap. */
export function coolBag(context: DrawingContext): void {
  shadow(context, [164, 280], 122)
  context.sheet.layer()
  rod(context, parsePoints('112,132 116,76 162,58 208,72 214,122'), 8, darker(context.tint, 0.3))
  const faces = box(
    context,
    { foot: [118, 280], left: [-60, -26], right: [162, -40], height: 118 },
    context.tint,
    { front: true },
  )
  for (const t of [0.32, 0.66])
    for (const face of [faces.leftFace, faces.rightFace])
      lines(context, [across(face, [0.03, t], [0.97, t], 3)], 1.2, { opacity: 0.5, profile: 'even' })
  lines(context, [across(faces.top, [0.1, 0.5], [0.9, 0.5], 3)], 3, { colour: STEEL, profile: 'even' })
  solid(context, oval(faces.top(0.5, 0.92), 6, 4), IRON, { line: 1.2 })
  mark(context, faces.rightFace(0.5, 0.5), 24, LINEN)
}
