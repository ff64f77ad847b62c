import { type Colour, darker, lighter } from '@illustrations/engine/colour'
import { lerp, type Point, steps } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import { type DrawingContext, gleam, lines, solid } from './context'
import { FLESH } from './pigments'
import { arc } from './shapes'

export interface MushroomOptions {
  cap: Colour
  /** Height of the cap's rim above the foot, in cap radii. */
  height?: number
  /** Horizontal offset of the cap from the foot to the right, in cap radii. */
  lean?: number
  /** Seen from slightly below, so that the gills show. */
  gills?: boolean
  front?: boolean
}

/** A mushroom with a cap; `radius` is half the width of the cap. */
export function mushroom(
  context: DrawingContext,
  foot: Point,
  radius: number,
  options: MushroomOptions,
): void {
  const { cap, height = 1.35, lean = 0.1, gills = false, front = true } = options
  const centre: Point = [foot[0] + lean * radius, foot[1] - height * radius]
  const dome = (sag: number) => [
    ...arc(centre, radius, radius * 0.82, 0.5, 1, 15),
    ...arc(centre, radius, radius * sag, 0.03, 0.47, 9),
  ]
  const line = radius > 20 ? 2 : 1.6
  if (gills) {
    solid(context, dome(0.1), cap, { line, front })
    gleamOn(context, centre, radius)
    const under = arc([centre[0], centre[1] + radius * 0.02], radius * 0.98, radius * 0.27, 0, 0.96, 24)
    solid(context, under, lighter(FLESH, 0.2), { line: line * 0.7, depth: 0.14 })
    lines(
      context,
      arc(centre, radius * 0.93, radius * 0.25, 0, 0.97, 30).map((p): Point[] => [
        p,
        [lerp(centre[0], p[0], 0.25), lerp(centre[1] + radius * 0.02, p[1], 0.25)],
      ]),
      0.9,
      { opacity: 0.5, profile: 'taper' },
    )
    stem(context, foot, centre, radius, line, false)
    return
  }
  stem(context, foot, centre, radius, line, front)
  solid(context, dome(0.2), cap, { line })
  gleamOn(context, centre, radius)
}

function stem(
  context: DrawingContext,
  foot: Point,
  top: Point,
  radius: number,
  line: number,
  front: boolean,
): void {
  const side = (s: 1 | -1) =>
    steps(6, (u): Point => {
      const y = lerp(top[1] + radius * 0.04, foot[1], u)
      return [lerp(top[0], foot[0], u) + s * radius * (0.2 + 0.1 * u * u), y]
    })
  const left = side(-1)
  const right = side(1).reverse()
  const base = arc(foot, radius * 0.28, radius * 0.1, 0.45, 0.05, 5)
  solid(context, [...left, ...base, ...right], FLESH, { line, depth: 0.24, front }, () =>
    lines(
      context,
      [0.35, 0.6, 0.8].map((u): Point[] => [
        [lerp(foot[0], top[0], 0.1) + radius * (u - 0.5) * 0.44, foot[1] - radius * 0.1],
        [lerp(foot[0], top[0], 0.75) + radius * (u - 0.5) * 0.36, lerp(foot[1], top[1], 0.75)],
      ]),
      0.8,
      { opacity: 0.35 },
    ),
  )
}

function gleamOn(context: DrawingContext, [x, y]: Point, radius: number): void {
  gleam(context, arc([x, y], radius * 0.74, radius * 0.6, 0.57, 0.7, 6), radius * 0.1, 0.55)
}

/** A funnel with decurrent ridges: chanterelles, and oyster mushrooms from the side. */
export function funnel(
  context: DrawingContext,
  foot: Point,
  radius: number,
  { cap, height = 1.5, lean = 0, flesh = lighter(cap, 0.3) }: MushroomOptions & { flesh?: Colour },
): void {
  const top: Point = [foot[0] + lean * radius, foot[1] - height * radius]
  const wave = wobble(context.random, 4, 2)
  const rim = arc(top, radius, radius * 0.36, 0, 1 - 1 / 28, 28).map(([x, y], i): Point => {
    const swing = wave((i / 28) * Math.PI * 2) * 0.07
    return [x + (x - top[0]) * swing, y + radius * swing]
  })
  const flank = (s: 1 | -1) =>
    steps(7, (u): Point => {
      const half = radius * (0.16 + 0.8 * (1 - u) ** 2.1)
      return [lerp(top[0], foot[0], u) + s * half, lerp(top[1] + radius * 0.1, foot[1], u)]
    })
  const line = radius > 20 ? 2 : 1.6
  const [left, right] = [flank(-1), flank(1)]
  solid(context, [...left, ...[...right].reverse()], flesh, { line, front: true }, () =>
    lines(
      context,
      steps(radius > 30 ? 7 : 5, (v): Point[] =>
        left
          .slice(0, 6)
          .map((p, i): Point => [lerp(p[0], (right[i] as Point)[0], 0.08 + 0.84 * v), p[1] + 3])
          .filter((_, i) => i % 2 === 0 || i === 5),
      ),
      1.1,
      { colour: darker(cap, 0.4), opacity: 0.7, profile: 'taper' },
    ),
  )
  solid(context, rim, cap, { line, depth: 0.24 })
}
