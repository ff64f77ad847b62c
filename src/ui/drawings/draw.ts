import { Chance } from '@/ui/drawing/chance'
import type { Theme } from '@/ui/drawing/colour'
import { type Format, fitted } from '@/ui/drawing/fit'
import { Sheet } from '@/ui/drawing/sheet'
import { catalogue, type SubjectHand } from './catalogue'
import { TINTS } from './hand/pigments'

export type DrawingKind = keyof typeof catalogue
export type DrawingName<K extends DrawingKind> = keyof (typeof catalogue)[K] & string

export interface DrawingOptions {
  theme: Theme
  /** An icon is drawn with fewer and bolder lines. Effects and benefits only. */
  size: 'card' | 'icon'
  /** Which of the four cloths and labels. */
  tint: number
  /** Letters on a vendor's sign. */
  initials: string
}

const SQUARE: Format = { width: 320, height: 320, margin: 24 }
const WIDE: Format = { width: 400, height: 300, margin: 18 }
const EMBLEM: Format = { width: 160, height: 160, margin: 12 }
const ICON: Format = { width: 32, height: 32, margin: 1.5 }

export function formatOf(kind: DrawingKind, size: DrawingOptions['size']): Format {
  if (kind === 'effects' || kind === 'benefits') return size === 'icon' ? ICON : EMBLEM
  return kind === 'goods' ? SQUARE : WIDE
}

/** Compressed bytes above which a drawing is made again with plain lines, so that a card stays under 8 kB. */
const HEAVIEST = 7600

/** A complete SVG document with a transparent ground: the page lays the paper. */
export function drawDrawing<K extends DrawingKind>(
  kind: K,
  name: DrawingName<K>,
  options: DrawingOptions,
): string {
  const subject = (catalogue[kind] as Record<string, (hand: SubjectHand) => void>)[name]
  const format = formatOf(kind, options.size)
  const once = (fine: boolean) => {
    const chance = new Chance(`${kind}/${name}`)
    const sheet = new Sheet(options.theme, fine, Sheet.prefixFrom(chance.fork('ids')))
    const tint = TINTS[options.tint % TINTS.length] as string
    subject?.({ sheet, chance, tint, initials: options.initials, icon: options.size === 'icon' })
    const { zoom, dx, dy } = fitted(sheet.frame, format)
    const svg = sheet.document(format.width, format.height, zoom, dx, dy)
    return { svg, weight: sheet.weight(svg) }
  }
  const drawn = once(options.size === 'card')
  return drawn.weight > HEAVIEST ? once(false).svg : drawn.svg
}
