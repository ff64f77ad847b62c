import { type Format, fitToFormat } from '@illustrations/engine/fit-to-format'
import { clamp, type Point } from '@illustrations/engine/geometry'
import { SeededRandom } from '@illustrations/engine/seeded-random'
import { Sheet } from '@illustrations/engine/sheet'
import type { PlateView } from './address'
import { drawHabit } from './composition'
import { type ResolvedTraits, resolveTraits } from './core/resolved-traits'
import type { PartAnchors } from './core/specimen'
import { memoize } from './memoize'
import type { PlateTraits } from './traits'
import { drawSection } from './views/section'
import { drawSporePrint } from './views/spore-print'

export interface PlateOptions {
  view: PlateView
  /** The same traits and seed give the same bytes; another seed gives different specimens of the species. */
  seed: string
  /** A card has less detail and fewer bytes. */
  detail: 'card' | 'page'
  theme: 'light' | 'dark'
}

const HABIT: Format = { width: 320, height: 400, margin: 16 }
const SQUARE: Format = { width: 320, height: 320, margin: 14 }

/**
 * Estimated compressed bytes above which a plate is drawn again with fewer small marks, so that any card
 * stays below 15 kB and any page below 70 kB. Most plates are far smaller and are drawn once.
 */
const MAX_BYTES = { card: 12_800, page: 61_000 }
const DENSITIES = [0.8, 0.64, 0.5, 0.3, 0.08] as const

/** A complete SVG document with a transparent background. */
export function drawPlate(traits: PlateTraits, options: PlateOptions): string {
  const resolved = resolveTraits(traits)
  const maxBytes = MAX_BYTES[options.detail]
  let result = drawOnce(resolved, options, 1)
  // Outlines take much of a plate, so marks must be reduced more than proportionally.
  const maxDensity = (maxBytes / result.weight) ** 2
  for (const density of DENSITIES.filter((t) => t < maxDensity)) {
    if (result.weight <= maxBytes) break
    result = drawOnce(resolved, options, density)
  }
  return result.svg
}

function drawOnce(
  resolved: ResolvedTraits,
  options: PlateOptions,
  density: number,
): { svg: string; weight: number } {
  const { sheet, format, zoom, dx, dy } = sketch(resolved, options, density)
  const svg = sheet.document(format.width, format.height, zoom, dx, dy)
  return { svg, weight: sheet.weight(svg) }
}

interface Sketch {
  sheet: Sheet
  anchors: PartAnchors
  format: Format
  zoom: number
  dx: number
  dy: number
}

type Draw = (sheet: Sheet, resolved: ResolvedTraits, random: SeededRandom) => PartAnchors

/** Format, drawing function and random stream of each view. */
const VIEWS: Record<PlateView, { format: Format; draw: Draw; stream: string }> = {
  habit: { format: HABIT, draw: drawHabit, stream: 'habit' },
  section: { format: SQUARE, draw: drawSection, stream: 'section' },
  'spore-print': { format: SQUARE, draw: drawSporePrint, stream: 'print' },
}

function sketch(
  resolved: ResolvedTraits,
  { view, seed, detail, theme }: PlateOptions,
  density = 1,
  isDry = false,
): Sketch {
  const random = new SeededRandom(seed)
  const sheet = new Sheet(theme, detail === 'page', Sheet.prefixFrom(random.fork(view)), density, isDry)
  const { format, draw, stream } = VIEWS[view]
  const anchors = draw(sheet, resolved, random.fork(stream))
  return { sheet, anchors, format, ...fitToFormat(sheet.frame, format) }
}

/** Positions on a plate, in viewBox units. */
export interface PlateMap {
  width: number
  height: number
  /** Points at which each visible part can be labelled, the best first. */
  places: PartAnchors
  /** Outlines of all solid forms, on which a letter would be hard to read. */
  bodies: readonly (readonly Point[])[]
}

/** A page compares its species with several others, each time on the same few plates. */
const rememberedMaps = 16

export const plateMap = memoize(mapPlate, rememberedMaps)

function mapPlate(traits: PlateTraits, options: Omit<PlateOptions, 'theme'>): PlateMap {
  const lit = { ...options, theme: 'light' } as const
  const { sheet, anchors, format, zoom, dx, dy } = sketch(resolveTraits(traits), lit, 1, true)
  const { width, height } = format
  const onPlate = ([x, y]: Point): Point => [
    clamp(x * zoom + dx, 2, width - 2),
    clamp(y * zoom + dy, 2, height - 2),
  ]
  const places = Object.fromEntries(Object.entries(anchors).map(([part, list]) => [part, list.map(onPlate)]))
  return { width, height, places, bodies: sheet.bodies.map((outline) => outline.map(onPlate)) }
}
