import type { Shape } from '@/domains/species/shapes'

/** The path of the list of all species of a shape, without language. */
export function shapePath(shape: Shape): string {
  return `/mushrooms/species/shape/${shape}`
}
