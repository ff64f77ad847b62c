import { fitToFormat } from '@illustrations/engine/fit-to-format'
import { SeededRandom } from '@illustrations/engine/seeded-random'
import { Sheet } from '@illustrations/engine/sheet'
import { type DrawingLook, formatOf } from './address'
import { catalogue, type DrawingKind, type DrawingName, type SubjectContext } from './catalogue'
import { TINTS } from './kit/pigments'

/** Compressed bytes above which a drawing is repeated with plain lines, so that a card stays below 8 kB. */
const MAX_BYTES = 7600

/** Whether a drawing exists: editors can add categories that have none. */
export function isDrawn<K extends DrawingKind>(kind: K, name: string): name is DrawingName<K>
export function isDrawn(kind: string, name: string): boolean
export function isDrawn(kind: string, name: string): boolean {
  return Object.hasOwn(catalogue, kind) && Object.hasOwn(catalogue[kind as DrawingKind], name)
}

/** A complete SVG document with a transparent background. */
export function drawObject<K extends DrawingKind>(kind: K, name: DrawingName<K>, look: DrawingLook): string {
  const result = drawOnce(kind, name, look, look.size === 'card')
  return result.weight > MAX_BYTES ? drawOnce(kind, name, look, false).svg : result.svg
}

function drawOnce<K extends DrawingKind>(
  kind: K,
  name: DrawingName<K>,
  { size, tint, initials, theme }: DrawingLook,
  fine: boolean,
): { svg: string; weight: number } {
  const subject: (context: SubjectContext) => void = catalogue[kind][name] as never
  const random = new SeededRandom(`${kind}/${name}`)
  const sheet = new Sheet(theme, fine, Sheet.prefixFrom(random.fork('ids')))
  subject({ sheet, random, tint: TINTS[tint] as string, initials, icon: size === 'icon' })
  const format = formatOf(kind, size)
  const { zoom, dx, dy } = fitToFormat(sheet.frame, format)
  const svg = sheet.document(format.width, format.height, zoom, dx, dy)
  return { svg, weight: sheet.weight(svg) }
}
