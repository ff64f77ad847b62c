import { type Colour, darker, lighter } from '@illustrations/engine/colour'
import { lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'
import { type DrawingContext, hatch, type SolidOptions, solid } from './context'
import { arc } from './shapes'
import { edge, flat, type Surface } from './surface'

/** A solid of revolution around a vertical axis, seen from slightly above. */
export interface Vessel {
  outline: Point[]
  /** The ellipse at a height. */
  ring(y: number, share?: number): Point[]
  /** The front of the wall between two heights; `span` is the visible fraction of the half turn. */
  face(top: number, bottom: number, span?: number): Surface
  radius(y: number): number
}

/** `profile` lists height and radius from the mouth downwards; `squash` is how open its ellipses look. */
export function vessel(
  x: number,
  profile: readonly (readonly [y: number, r: number])[],
  squash = 0.17,
): Vessel {
  const [mouth, foot] = [profile[0], profile[profile.length - 1]] as [
    readonly [number, number],
    readonly [number, number],
  ]
  const radius = (y: number): number => {
    const below = profile.findIndex(([at]) => at >= y)
    if (below <= 0) return below === 0 ? mouth[1] : foot[1]
    const [a, b] = [profile[below - 1], profile[below]] as [
      readonly [number, number],
      readonly [number, number],
    ]
    return lerp(a[1], b[1], (y - a[0]) / (b[0] - a[0] || 1))
  }
  return {
    outline: [
      ...profile.map(([y, r]): Point => [x - r, y]),
      ...arc([x, foot[0]], foot[1], foot[1] * squash, 0.46, 0.04, 9),
      ...[...profile].reverse().map(([y, r]): Point => [x + r, y]),
      ...arc([x, mouth[0]], mouth[1], mouth[1] * squash, -0.04, -0.46, 9),
    ],
    ring: (y, share = 1) => arc([x, y], radius(y) * share, radius(y) * share * squash, 0, 1 - 1 / 24, 24),
    face:
      (top, bottom, span = 1) =>
      (s, t) => {
        const [y, turn] = [lerp(top, bottom, t), (s - 0.5) * (TAU / 2) * span]
        const r = radius(y)
        return [x + Math.sin(turn) * r, y + Math.cos(turn) * r * squash]
      },
    radius,
  }
}

export interface BoxPlace {
  /** The nearest lower corner. */
  foot: Point
  /** End points of the lower edges: to the left and back, to the right and back. */
  left: Point
  right: Point
  height: number
}

export interface Box {
  leftFace: Surface
  rightFace: Surface
  top: Surface
}

/** The three visible faces of a box with one vertical edge towards the viewer. */
export function boxFaces({ foot, left, right, height }: BoxPlace): Box {
  const at = (l: number, r: number, up: number): Point => [
    foot[0] + left[0] * l + right[0] * r,
    foot[1] + left[1] * l + right[1] * r - height * up,
  ]
  return {
    leftFace: flat(at(1, 0, 1), at(0, 0, 1), at(0, 0, 0), at(1, 0, 0)),
    rightFace: flat(at(0, 0, 1), at(0, 1, 1), at(0, 1, 0), at(0, 0, 0)),
    top: flat(at(1, 0, 1), at(1, 1, 1), at(0, 1, 1), at(0, 0, 1)),
  }
}

/** A closed box with its left face lit and its right face hatched. */
export function box(
  context: DrawingContext,
  place: BoxPlace,
  colour: Colour,
  options: SolidOptions = {},
): Box {
  const faces = boxFaces(place)
  const { front, ...rest } = options
  const shade = { depth: 0.12, shift: 0.06, ...rest }
  solid(context, edge(faces.rightFace, 0.015), darker(colour, 0.22), { ...shade, front }, () =>
    hatch(context, faces.rightFace, 12),
  )
  solid(context, edge(faces.leftFace, 0.015), colour, shade)
  solid(context, edge(faces.top, 0.015), lighter(colour, 0.28), shade)
  return faces
}

/** An outline whose sides bow outwards by `slack` units between the corners. */
export function addSag(context: DrawingContext, corners: readonly Point[], slack: number): Point[] {
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const length = Math.hypot(dx, dy) || 1
    const bow = slack * context.random.between(0.4, 1)
    return steps(4, (u): Point => {
      const v = lerp(0.04, 0.96, u)
      const out = 4 * v * (1 - v) * bow
      return [p[0] + dx * v + (dy / length) * out, p[1] + dy * v - (dx / length) * out]
    })
  })
}
