import { fitToFormat } from '@illustrations/engine/fit-to-format'
import { SeededRandom } from '@illustrations/engine/seeded-random'
import { Sheet } from '@illustrations/engine/sheet'
import type { PlateTraits } from '@illustrations/plates/traits'
import { type DrawingLook, formatOf } from './address'
import { catalogue, type DrawingKind, type DrawingName, type SubjectContext } from './catalogue'
import { TINTS } from './kit/pigments'
import { SpeciesBodies } from './kit/species-bodies'

/** Compressed bytes above which a drawing is repeated with plain lines, so that a card stays below 8 kB. */
const MAX_BYTES = 7600

/** The same for a drawing with the bodies of a species, which then have fewer small marks. */
const MAX_BYTES_WITH_SPECIES = 13_500
/** Characters that a browser has to parse, at most. */
const MAX_LENGTH = 69_000
const DENSITIES = [1, 0.6, 0.3, 0.1] as const

/** The species that goods consist of or grow into. */
export interface DrawnSpecies {
  slug: string
  traits: PlateTraits
}

/** Whether a drawing exists: editors can add categories that have none. */
export function isDrawn<K extends DrawingKind>(kind: K, name: string): name is DrawingName<K>
export function isDrawn(kind: string, name: string): boolean
export function isDrawn(kind: string, name: string): boolean {
  return Object.hasOwn(catalogue, kind) && Object.hasOwn(catalogue[kind as DrawingKind], name)
}

/** A complete SVG document with a transparent background. */
export function drawObject<K extends DrawingKind>(
  kind: K,
  name: DrawingName<K>,
  look: DrawingLook,
  species?: DrawnSpecies | null,
): string {
  const isCard = look.size === 'card'
  if (species) return drawWithSpecies(kind, name, look, species)
  const result = drawOnce(kind, name, look, isCard)
  return result.weight > MAX_BYTES ? drawOnce(kind, name, look, false).svg : result.svg
}

function drawWithSpecies<K extends DrawingKind>(
  kind: K,
  name: DrawingName<K>,
  look: DrawingLook,
  { slug, traits }: DrawnSpecies,
): string {
  let svg = ''
  for (const density of DENSITIES) {
    const bodies = new SpeciesBodies(traits, { theme: look.theme, seed: `${slug}/${look.tint}`, density })
    const result = drawOnce(kind, name, look, density === 1, bodies)
    svg = result.svg
    if (result.weight <= MAX_BYTES_WITH_SPECIES && svg.length < MAX_LENGTH) break
  }
  return svg
}

function drawOnce<K extends DrawingKind>(
  kind: K,
  name: DrawingName<K>,
  { size, tint, initials, theme }: DrawingLook,
  fine: boolean,
  species?: SpeciesBodies,
): { svg: string; weight: number } {
  const subject: (context: SubjectContext) => void = catalogue[kind][name] as never
  const random = new SeededRandom(`${kind}/${name}`)
  const sheet = new Sheet(theme, fine, Sheet.prefixFrom(random.fork('ids')))
  subject({ sheet, random, tint: TINTS[tint] as string, species, initials, icon: size === 'icon' })
  const format = formatOf(kind, size)
  const { zoom, dx, dy } = fitToFormat(sheet.frame, format)
  const svg = sheet.document(format.width, format.height, zoom, dx, dy)
  return { svg, weight: sheet.weight(svg) }
}
