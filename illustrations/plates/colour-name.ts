/* design-tokens-allow: pigments of the plates */
import type { Colour } from '@illustrations/engine/colour'

/** A typical colour for each colour name. */
const NAMED_COLOURS = {
  white: '#f9f5ea',
  cream: '#efe2c0',
  yellow: '#ecd43f',
  golden: '#e5ac33',
  ochre: '#c99d52',
  orange: '#e27d2c',
  red: '#c2291f',
  pink: '#e2a7a4',
  lilac: '#9a86ae',
  'purple-brown': '#5f3f4c',
  'reddish-brown': '#93472b',
  brown: '#87603a',
  'pale-brown': '#c2a582',
  'dark-brown': '#4e3423',
  black: '#2a2522',
  grey: '#918c86',
  'blue-grey': '#69757f',
  olive: '#a2a158',
  'yellow-green': '#c6c552',
  green: '#7fab84',
  'grey-green': '#9aab8c',
  tawny: '#b9793c',
  'grey-brown': '#7d7168',
} as const satisfies Record<string, Colour>

export type ColourName = keyof typeof NAMED_COLOURS

/** The name with the perceptually nearest colour. */
export function colourName(colour: Colour): ColourName {
  const target = okLab(colour)
  const names = Object.keys(NAMED_COLOURS) as ColourName[]
  const distanceTo = (name: ColourName) =>
    okLab(NAMED_COLOURS[name]).reduce((sum, v, i) => sum + (v - (target[i] ?? 0)) ** 2, 0)
  return names.reduce((best, name) => (distanceTo(name) < distanceTo(best) ? name : best))
}

/** Björn Ottosson's OKLab; the two colour axes weigh more because names describe hue before lightness. */
function okLab(colour: Colour): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.5 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    1.5 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ]
}
