import { lerp } from '@illustrations/engine/geometry'
import type { ProfilePoint } from '@illustrations/engine/solid-of-revolution'
import type { Attachment, CapShape } from '@illustrations/plates/vocabulary'

/** Seven points from the apex to the margin, in cap radii; equal counts allow shapes to be blended. */
export type CapProfile = readonly ProfilePoint[]

const BUTTON: CapProfile = [
  [0, 0.92],
  [0.35, 0.87],
  [0.66, 0.69],
  [0.9, 0.36],
  [1, 0.02],
  [0.97, -0.14],
  [0.86, -0.2],
]

const MATURE: Record<CapShape, CapProfile> = {
  convex: [
    [0, 0.6],
    [0.28, 0.575],
    [0.55, 0.47],
    [0.78, 0.29],
    [0.94, 0.09],
    [1, -0.03],
    [0.97, -0.07],
  ],
  flat: [
    [0, 0.26],
    [0.3, 0.27],
    [0.6, 0.24],
    [0.84, 0.15],
    [0.97, 0.03],
    [1, -0.03],
    [0.98, -0.06],
  ],
  umbonate: [
    [0, 0.46],
    [0.12, 0.43],
    [0.26, 0.31],
    [0.5, 0.22],
    [0.8, 0.12],
    [0.97, 0.0],
    [0.98, -0.06],
  ],
  campanulate: [
    [0, 1.02],
    [0.3, 0.95],
    [0.58, 0.74],
    [0.8, 0.4],
    [0.94, 0.06],
    [1, -0.13],
    [0.97, -0.18],
  ],
  conical: [
    [0, 1.34],
    [0.09, 1.27],
    [0.3, 0.98],
    [0.58, 0.62],
    [0.84, 0.24],
    [0.98, 0.02],
    [0.96, -0.06],
  ],
  ovate: [
    [0, 1.5],
    [0.34, 1.42],
    [0.68, 1.12],
    [0.92, 0.6],
    [1, 0.05],
    [0.93, -0.45],
    [0.78, -0.62],
  ],
  depressed: [
    [0, 0.1],
    [0.25, 0.14],
    [0.55, 0.26],
    [0.82, 0.23],
    [0.96, 0.08],
    [1, -0.05],
    [0.96, -0.1],
  ],
  umbilicate: [
    [0, 0.02],
    [0.12, 0.18],
    [0.34, 0.34],
    [0.66, 0.3],
    [0.9, 0.12],
    [1, -0.03],
    [0.97, -0.08],
  ],
  infundibuliform: [
    [0, -0.3],
    [0.22, -0.18],
    [0.5, 0.05],
    [0.8, 0.21],
    [0.96, 0.18],
    [1, 0.08],
    [0.97, 0.02],
  ],
  offset: [
    [0, 0.26],
    [0.25, 0.31],
    [0.55, 0.3],
    [0.82, 0.2],
    [0.97, 0.04],
    [1, -0.05],
    [0.96, -0.1],
  ],
  none: [
    [0, 0.6],
    [0.28, 0.575],
    [0.55, 0.47],
    [0.78, 0.29],
    [0.94, 0.09],
    [1, -0.03],
    [0.97, -0.07],
  ],
}

/**
 * The profile at an age. Of two recorded shapes the first is young, the second old, and the prime is
 * between them.
 */
export function profileAtAge(shapes: readonly CapShape[], age: Age): CapProfile {
  const [first = 'convex', second] = shapes
  if (shapes.length === 2 && second && age === 1) return blend(MATURE[first], MATURE[second], 0.4)
  return capProfile(shapes[Math.min(age, shapes.length - 1)] ?? first, age)
}

/** An ink cap's shaggy cylinder. */
const CYLINDER: CapProfile = [
  [0, 1.9],
  [0.36, 1.82],
  [0.7, 1.5],
  [0.92, 0.9],
  [1, 0.1],
  [0.98, -0.95],
  [0.86, -1.15],
]
/** An ink cap when it dissolves: the margin turns outwards and up. */
const MELTING: CapProfile = [
  [0, 1.2],
  [0.27, 1.14],
  [0.52, 0.92],
  [0.7, 0.54],
  [0.84, 0.06],
  [1, -0.36],
  [1.1, -0.52],
]

/** 0 young, 1 in its prime, 2 old. */
export type Age = 0 | 1 | 2

function capProfile(shape: CapShape, age: Age): CapProfile {
  if (age === 0 && (shape === 'convex' || shape === 'none' || shape === 'flat')) return BUTTON
  if (age === 0 && (shape === 'campanulate' || shape === 'conical'))
    return blend(MATURE[shape], MATURE.ovate, 0.25)
  return MATURE[shape]
}

export const inkCap = (age: Age): CapProfile => (age === 2 ? MELTING : CYLINDER)

function blend(a: CapProfile, b: CapProfile, share: number): CapProfile {
  return a.map((p, i) => {
    const q = b[i] ?? p
    return [lerp(p[0], q[0], share), lerp(p[1], q[1], share)] as const
  })
}

/** Rolls the margin inwards, as on young milk caps. */
export function inrolled(profile: CapProfile): CapProfile {
  const lip = profile[profile.length - 1] ?? [1, 0]
  return [...profile.slice(0, -1), [lip[0] - 0.03, lip[1] - 0.08], [lip[0] - 0.12, lip[1] - 0.05]]
}

/**
 * Position on the profile from which a hollow cap's surface is its far side; the part nearer the apex is
 * only visible from above.
 */
export const hollowProfile: Partial<Record<CapShape, number>> = {
  infundibuliform: 0.6,
  depressed: 0.5,
  umbilicate: 0.35,
}

/**
 * The underside from the margin inwards, in cap radii. Its inner end is the attachment, which separates
 * genera. `stipe` is the stipe's radius at the top, `drop` the depth of a decurrent underside.
 */
export function underside(
  lip: ProfilePoint,
  attachment: Attachment,
  stipe: number,
  drop: number,
): ProfilePoint[] {
  const [r, z] = lip
  const start: ProfilePoint = [r, z]
  switch (attachment) {
    case 'free':
      return [
        start,
        [0.7, z + 0.05],
        [Math.max(0.38, stipe * 1.9), z + 0.04],
        [stipe * 1.5, z + 0.14],
        [stipe, z + 0.2],
      ]
    case 'adnexed':
      return [start, [0.72, z + 0.02], [0.42, z + 0.01], [stipe * 1.35, z + 0.08], [stipe, z + 0.12]]
    case 'sinuate':
    case 'emarginate':
      return [
        start,
        [0.72, z],
        [0.45, z - 0.03],
        [stipe * 1.7, z - 0.02],
        [stipe * 1.2, z + 0.08],
        [stipe, z + 0.06],
      ]
    case 'subdecurrent':
      return [
        start,
        [0.7, z - 0.03],
        [Math.max(0.36, stipe * 1.5), z - 0.07],
        [stipe * 1.12, z - 0.17],
        [stipe, z - 0.26],
      ]
    case 'decurrent':
      return [
        start,
        [0.8, z - 0.08],
        [0.54, z - 0.22],
        [Math.max(0.32, stipe * 1.55), z - 0.22 - (drop - 0.22) * 0.36],
        [stipe * 1.14, z - 0.22 - (drop - 0.22) * 0.72],
        [stipe, z - drop],
      ]
    default:
      return [start, [0.72, z + 0.04], [0.4, z + 0.04], [stipe * 1.1, z + 0.03], [stipe, z + 0.02]]
  }
}
