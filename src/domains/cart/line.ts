import type { Currency } from '@/foundation/money/money'

/** Lines that a cart holds. */
export const mostLines = 100

/** Of one thing, however many there are. */
export const mostOfOne = 999

/** Why something is not put in: no room, no such offer, none left. */
export const refusals = ['full', 'gone', 'noneLeft'] as const

/** Which product, in which variant, and how many. */
export interface WantedLine {
  product: string
  variant: string | null
  quantity: number
}

/** The same as it lies in a cart: with its name and price as they were when it was put in, to tell what has changed. */
export interface KeptLine extends WantedLine {
  title: string
  /** In whole minor units. */
  price: number
  currency: Currency
}

/** Two lines of the same key are one line. */
export function lineKey({ product, variant }: Pick<WantedLine, 'product' | 'variant'>): string {
  return variant ? `${product}:${variant}` : product
}
