import { Chance } from '@illustrations/engine/chance'
import { type Format, fitted } from '@illustrations/engine/fit'
import { clamp, type Point } from '@illustrations/engine/geometry'
import { Sheet } from '@illustrations/engine/sheet'
import type { PlateView } from './address'
import { compose } from './composition'
import { type Likeness, likenessOf } from './core/likeness'
import type { Pins } from './core/specimen'
import type { PlateTraits } from './traits'
import { drawSection } from './views/section'
import { drawSporePrint } from './views/spore-print'

export interface PlateOptions {
  view: PlateView
  /** The same traits and seed give the same bytes; another seed gives other specimens of the species. */
  seed: string
  /** A card is drawn coarser, to be small over the wire. */
  detail: 'card' | 'page'
  theme: 'light' | 'dark'
}

const HABIT: Format = { width: 320, height: 400, margin: 16 }
const SQUARE: Format = { width: 320, height: 320, margin: 14 }

/**
 * Estimated compressed bytes above which a plate is drawn again with fewer small marks, so that whatever is recorded a
 * card stays under 15 kB and a page under 70 kB. Most plates are far below and are drawn once.
 */
const HEAVIEST = { card: 12_800, page: 61_000 }
const THRIFTS = [0.8, 0.64, 0.5, 0.3, 0.08] as const

/** A complete SVG document with a transparent ground: the page lays the paper. */
export function drawPlate(traits: PlateTraits, options: PlateOptions): string {
  const likeness = likenessOf(traits)
  const heaviest = HEAVIEST[options.detail]
  let drawn = drawOnce(likeness, options, 1)
  // Much of a plate is outline, so marks must be spared more than in proportion.
  const most = (heaviest / drawn.weight) ** 2
  for (const thrift of THRIFTS.filter((t) => t < most)) {
    if (drawn.weight <= heaviest) break
    drawn = drawOnce(likeness, options, thrift)
  }
  return drawn.svg
}

function drawOnce(
  likeness: Likeness,
  options: PlateOptions,
  thrift: number,
): { svg: string; weight: number } {
  const { sheet, format, zoom, dx, dy } = sketched(likeness, options, thrift)
  const svg = sheet.document(format.width, format.height, zoom, dx, dy)
  return { svg, weight: sheet.weight(svg) }
}

interface Sketch {
  sheet: Sheet
  pins: Pins
  format: Format
  zoom: number
  dx: number
  dy: number
}

type Draw = (sheet: Sheet, likeness: Likeness, chance: Chance) => Pins

/** Each view with its format and the stream of chance it is drawn from. */
const VIEWS: Record<PlateView, { format: Format; draw: Draw; stream: string }> = {
  habit: { format: HABIT, draw: compose, stream: 'habit' },
  section: { format: SQUARE, draw: drawSection, stream: 'section' },
  'spore-print': { format: SQUARE, draw: drawSporePrint, stream: 'print' },
}

function sketched(likeness: Likeness, { view, seed, detail, theme }: PlateOptions, thrift = 1): Sketch {
  const chance = new Chance(seed)
  const sheet = new Sheet(theme, detail === 'page', Sheet.prefixFrom(chance.fork(view)), thrift)
  const { format, draw, stream } = VIEWS[view]
  const pins = draw(sheet, likeness, chance.fork(stream))
  return { sheet, pins, format, ...fitted(sheet.frame, format) }
}

/** What lies where on a plate, in viewBox units. */
export interface PlateMap {
  width: number
  height: number
  /** Where each part may be pointed at, the best place first; only parts that are seen. */
  places: Pins
  /** Outlines of everything solid: on these a letter would not be read. */
  bodies: readonly (readonly Point[])[]
}

export function plateMap(traits: PlateTraits, options: Omit<PlateOptions, 'theme'>): PlateMap {
  const { sheet, pins, format, zoom, dx, dy } = sketched(likenessOf(traits), { ...options, theme: 'light' })
  const { width, height } = format
  const onPlate = ([x, y]: Point): Point => [
    clamp(x * zoom + dx, 2, width - 2),
    clamp(y * zoom + dy, 2, height - 2),
  ]
  const places = Object.fromEntries(Object.entries(pins).map(([part, list]) => [part, list.map(onPlate)]))
  return { width, height, places, bodies: sheet.bodies.map((outline) => outline.map(onPlate)) }
}
