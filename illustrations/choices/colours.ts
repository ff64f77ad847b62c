/* design-tokens-allow: pigments of the plates */
import { body, type Drawing, lines, wash } from './layers'

const caps = {
  white: '#fbf8ef',
  cream: '#ecd9ae',
  yellow: '#e6bb35',
  orange: '#df7f2b',
  red: '#bf3a26',
  brown: '#95623a',
  olive: '#9a9a55',
  violet: '#7b7ba3',
  grey: '#a09a92',
  black: '#453f3b',
} as const

const prints = {
  white: '#fffaf0',
  ochre: '#c79a4b',
  pink: '#cf8a78',
  rust: '#8f5428',
  olive: '#6f6a3c',
  purple: '#4b3040',
  black: '#2a211c',
  green: '#7f8f72',
} as const

const CAP =
  'M4 21C4.500 11.500 12 6.500 20 6.500s15.500 5 16 14.500c-4 2.600-9.700 3.500-16 3.500S8 23.600 4 21Z'

function mapValues<Key extends string>(colours: Record<Key, string>, draw: (colour: string) => Drawing) {
  return Object.fromEntries(
    Object.entries<string>(colours).map(([name, colour]) => [name, draw(colour)]),
  ) as unknown as Record<Key, Drawing>
}

export const colour = mapValues(caps, (tone) => [
  body('M17 24.500l-.6 9c-.1 3 7.300 3 7.200 0l-.6-9'),
  wash(CAP, tone),
  lines(`${CAP}M9.500 14.500c1.500-2.500 3.800-4 6.500-4.800`),
])

/** The gills as they print: spokes around the stem. */
const spokes = Array.from({ length: 28 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 28
  const at = (radius: number) =>
    `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(5)}L${at(15)}`
}).join('')

/** Half on pale paper, half on dark paper. */
export const print = mapValues(prints, (tone) => [
  { kind: 'wash', d: 'M1 1H20V39H1Z', fill: '#f4ead4' },
  { kind: 'wash', d: 'M20 1H39V39H20Z', fill: '#262428' },
  { kind: 'print', d: spokes, fill: tone },
  lines('M1 1H39V39H1Z'),
])
