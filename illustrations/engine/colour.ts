/* design-tokens-allow: pigments of the drawings */
import { clamp, lerp } from './geometry'

/** `#rrggbb`. */
export type Colour = string

type Channels = readonly [red: number, green: number, blue: number]

const channels = (colour: Colour): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

const colourOf = (c: Channels): Colour =>
  `#${c
    .map((v) =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Mixes two colours like pigments: slightly brighter halfway than the linear mean. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const [p, q] = [channels(a), channels(b)]
  const t = clamp(share)
  const root = (i: 0 | 1 | 2) => Math.sqrt(lerp(p[i] ** 2, q[i] ** 2, t))
  return colourOf([root(0), root(1), root(2)])
}

/** Perceived lightness, 0 black to 1 white. */
export function brightness(colour: Colour): number {
  const [r, g, b] = channels(colour)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}

/** Distance of two colours, 0 for the same to 1 for black and white. */
export function colourDistance(a: Colour, b: Colour): number {
  const [p, q] = [channels(a), channels(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) / Math.hypot(255, 255, 255)
}

/** The paper white of highlights. */
export const LIGHT: Colour = '#fffaf0'
/** Warm brown: grey shade makes white species look dirty. */
export const SHADE: Colour = '#5c3413'
const UMBER: Colour = '#2b1a10'

export const darker = (colour: Colour, share: number): Colour => mix(colour, UMBER, share)
export const lighter = (colour: Colour, share: number): Colour => mix(colour, LIGHT, share)

/** Line colours. `contour` bounds a form, `inner` lies on colour, `cast` is a shadow on the ground. */
export interface Inks {
  contour: Colour
  inner: Colour
  cast: Colour
}

export type Theme = 'light' | 'dark'

/**
 * On dark paper the contour is a mid-tone: a bright one would overpower white flesh, a dark one would
 * disappear. Lines on colour stay dark in both themes.
 */
export const INKS: Record<Theme, Inks> = {
  light: { contour: '#2c2118', inner: '#2c2118', cast: '#2c2118' },
  dark: { contour: '#93805c', inner: '#1d140c', cast: '#000000' },
}

/** Dims a pigment for the dark theme, blue most of all. */
export function adaptToTheme(colour: Colour, theme: Theme): Colour {
  if (theme === 'light') return colour
  const [r, g, b] = channels(colour)
  return colourOf([r * 0.87, g * 0.825, b * 0.755])
}
