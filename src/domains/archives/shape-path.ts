import type { Shape } from '@/domains/species/shapes'

/** Where all species of a shape are listed, without language. */
export function shapePath(shape: Shape): string {
  return `/mushrooms/species/shape/${shape}`
}
