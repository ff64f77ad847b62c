import type { Format } from '@illustrations/engine/fit-to-format'
import type { DrawingKind, DrawingName } from './catalogue'

export type DrawingSize = 'card' | 'icon'
export type DrawingTheme = 'light' | 'dark'
/** Only drawings with a species, and goods, are also AVIF in lists. */
export type DrawingFormat = 'svg' | 'avif'

/** The variant of a drawing that its address requests. */
export interface DrawingLook {
  size: DrawingSize
  /** Index of one of four colours of cloth and labels. */
  tint: number
  /** Up to two capitals or digits on a vendor's sign. */
  initials: string
  theme: DrawingTheme
  /** SVG if absent. */
  format?: DrawingFormat
}

/** A kind of drawings that show a species. */
export type KindWithSpecies = 'goods' | 'recipes' | 'stages'

/** The species shown in a drawing, with the version of the traits that it is drawn from. */
export interface SpeciesInDrawing {
  slug: string
  version: string
}

/** Increased when any drawing changes, so that browsers fetch it again. */
const version = 4

const SQUARE: Format = { width: 320, height: 320, margin: 24 }
const WIDE: Format = { width: 400, height: 300, margin: 18 }
const EMBLEM: Format = { width: 160, height: 160, margin: 12 }
const ICON: Format = { width: 32, height: 32, margin: 1.5 }

export function formatOf(kind: DrawingKind, size: DrawingSize): Format {
  if (kind === 'effects' || kind === 'benefits') return size === 'icon' ? ICON : EMBLEM
  return kind === 'goods' || kind === 'stages' ? SQUARE : WIDE
}

/** Kinds that show the species of their subject. */
const kindsWithSpecies: readonly DrawingKind[] = ['goods', 'recipes', 'stages']

/** Whether drawings of a kind show a species, and are bitmaps in lists on phones. */
export function showsSpecies(kind: DrawingKind): kind is KindWithSpecies {
  return kindsWithSpecies.includes(kind)
}

/**
 * Example: `/drawings/vendors/shop/card-2-ah-light.svg?v=1`, or with the species of goods
 * `/drawings/goods/fresh/card-0-light.lentinula-edodes.svg?v=…`. Browsers cache it permanently.
 */
export function drawingAddress<K extends DrawingKind>(
  kind: K,
  name: DrawingName<K>,
  { size, tint, initials, theme, format = 'svg' }: DrawingLook,
  species?: SpeciesInDrawing | null,
): string {
  const sign = initials ? `-${initials.toLowerCase()}` : ''
  const file = `${size}-${tint}${sign}-${theme}${species ? `.${species.slug}` : ''}.${format}`
  return `/drawings/${kind}/${name}/${file}?v=${version}${species ? `-${species.version}` : ''}`
}

/** Parses the last segment of a drawing's address; null when it does not match. */
export function readDrawingFile(file: string): (Required<DrawingLook> & { species: string | null }) | null {
  const match =
    /^(card|icon)-([0-3])(?:-([a-z0-9]{1,2}))?-(light|dark)(?:\.([a-z0-9-]{1,120}))?\.(svg|avif)$/.exec(file)
  if (!match) return null
  const [, size, tint, initials = '', theme, species = null, format] = match
  return {
    size: size as DrawingSize,
    tint: Number(tint),
    initials: initials.toUpperCase(),
    theme: theme as DrawingTheme,
    format: format as DrawingFormat,
    species,
  }
}

/** One of the four tints, always the same for a seed such as a slug. */
export function tintOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return (hash >>> 8) % 4
}

/**
 * The initials of the first two words without accents, for a sign. Empty for scripts without drawn
 * letters.
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9'’]+/)
    .map((word) => word.replace(/['’]/g, ''))
    .filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
}
