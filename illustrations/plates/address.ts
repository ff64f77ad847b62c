import type { PlateTraits } from './traits'

export const plateViews = ['habit', 'section', 'spore-print'] as const
export type PlateView = (typeof plateViews)[number]
export type PlateDetail = 'card' | 'page'
export type PlateTheme = 'light' | 'dark'
export type PlateFormat = 'svg' | 'avif'

export interface PlateImage {
  slug: string
  view: PlateView
  detail: PlateDetail
  theme: PlateTheme
  /** Large plates are SVG only. */
  format: PlateFormat
}

/** Increased when plates are drawn differently, so that browsers fetch them again. */
const drawing = 4

/** A 32-bit FNV-1a hash of the traits, as eight hexadecimal digits. */
export function traitsVersion(traits: PlateTraits): string {
  let hash = 0x811c9dc5
  for (const character of `${drawing}${JSON.stringify(traits)}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  }
  return hash.toString(16).padStart(8, '0')
}

/**
 * Address of a plate: `/plates/amanita-phalloides/habit-card-light.svg?v=…`. Browsers cache it
 * permanently.
 */
export function plateAddress(image: PlateImage, traits: PlateTraits): string {
  const { slug, view, detail, theme, format } = image
  return `/plates/${slug}/${view}-${detail}-${theme}.${format}?v=${traitsVersion(traits)}`
}

/** Parses the last segment of a plate's address; null when it does not match. */
export function readPlateFile(file: string): Omit<PlateImage, 'slug'> | null {
  const match =
    /^(habit|section|spore-print)-(?:(card|page)-(light|dark)\.svg|card-(light|dark)\.avif)$/.exec(file)
  if (!match) return null
  const [, view, detail = 'card', drawnFor, paintedFor] = match
  return {
    view: view as PlateView,
    detail: detail as PlateDetail,
    theme: (drawnFor ?? paintedFor) as PlateTheme,
    format: drawnFor ? 'svg' : 'avif',
  }
}
