import type { Format } from '@illustrations/engine/fit-to-format'
import type { DrawingKind, DrawingName } from './catalogue'

export type DrawingSize = 'card' | 'icon'
export type DrawingTheme = 'light' | 'dark'

/** What an address says about a drawing besides its kind and name. */
export interface DrawingLook {
  size: DrawingSize
  /** Which of the four cloths and labels. */
  tint: number
  /** On a vendor's sign: up to two capitals or digits. */
  initials: string
  theme: DrawingTheme
}

/** Raised when anything is drawn differently, so that browsers ask for it anew. */
const version = 1

const SQUARE: Format = { width: 320, height: 320, margin: 24 }
const WIDE: Format = { width: 400, height: 300, margin: 18 }
const EMBLEM: Format = { width: 160, height: 160, margin: 12 }
const ICON: Format = { width: 32, height: 32, margin: 1.5 }

export function formatOf(kind: DrawingKind, size: DrawingSize): Format {
  if (kind === 'effects' || kind === 'benefits') return size === 'icon' ? ICON : EMBLEM
  return kind === 'goods' ? SQUARE : WIDE
}

/** `/drawings/vendors/shop/card-2-ah-light.svg?v=1`; kept by browsers for good. */
export function drawingAddress<K extends DrawingKind>(
  kind: K,
  name: DrawingName<K>,
  { size, tint, initials, theme }: DrawingLook,
): string {
  const sign = initials ? `-${initials.toLowerCase()}` : ''
  return `/drawings/${kind}/${name}/${size}-${tint}${sign}-${theme}.svg?v=${version}`
}

/** Reads the last segment of a drawing's address; null when it names none. */
export function readDrawingFile(file: string): DrawingLook | null {
  const match = /^(card|icon)-([0-3])(?:-([a-z0-9]{1,2}))?-(light|dark)\.svg$/.exec(file)
  if (!match) return null
  const [, size, tint, initials = '', theme] = match
  return {
    size: size as DrawingSize,
    tint: Number(tint),
    initials: initials.toUpperCase(),
    theme: theme as DrawingTheme,
  }
}

/** One of the four tints, always the same for the same seed: a slug, as a rule. */
export function tintOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return (hash >>> 8) % 4
}

/** The capitals for a sign: of the first two words, without accents. Empty for a script that cannot be lettered. */
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
