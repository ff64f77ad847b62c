import { Chance } from '@/ui/drawing/chance'
import { type Format, fitted } from '@/ui/drawing/fit'
import { Sheet } from '@/ui/drawing/sheet'
import type { Part } from '../vocabulary'
import { compose } from './composition'
import { type Likeness, likenessOf } from './core/likeness'
import type { PlateTraits } from './traits'
import { drawSection } from './views/section'
import { drawSporePrint } from './views/spore-print'

export type PlateView = 'habit' | 'section' | 'spore-print'

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
  const chance = new Chance(options.seed)
  const sheet = new Sheet(
    options.theme,
    options.detail === 'page',
    Sheet.prefixFrom(chance.fork(options.view)),
    thrift,
  )
  const format = options.view === 'habit' ? HABIT : SQUARE
  if (options.view === 'habit') compose(sheet, likeness, chance.fork('habit'))
  else if (options.view === 'section') drawSection(sheet, likeness, chance.fork('section'))
  else drawSporePrint(sheet, likeness, chance.fork('print'))
  const { zoom, dx, dy } = fitted(sheet.frame, format)
  const svg = sheet.document(format.width, format.height, zoom, dx, dy)
  return { svg, weight: sheet.weight(svg) }
}

/** Where on the habit plate the legend's letters point, in viewBox units: only parts this specimen shows. */
export function platePins(
  traits: PlateTraits,
  seed: string,
): Partial<Record<Part, { x: number; y: number }>> {
  // The legend stands beside the page's drawing.
  const sheet = new Sheet('light', true, 'p')
  const pins = compose(sheet, likenessOf(traits), new Chance(seed).fork('habit'))
  const { zoom, dx, dy } = fitted(sheet.frame, HABIT)
  const inside = (value: number, limit: number) =>
    Math.round(Math.min(limit - 2, Math.max(2, value)) * 10) / 10
  const out: Partial<Record<Part, { x: number; y: number }>> = {}
  for (const [part, pin] of Object.entries(pins) as [Part, readonly [number, number] | undefined][])
    if (pin)
      out[part] = { x: inside(pin[0] * zoom + dx, HABIT.width), y: inside(pin[1] * zoom + dy, HABIT.height) }
  return out
}
