import type { Currency } from '@/foundation/money/money'

/** The number of lines that a cart can have. */
export const maxLines = 100

/** The largest quantity of a line. */
export const maxQuantity = 999

/** Why a product cannot be added: the cart is full, it is not sold any more, or it is out of stock. */
export const refusalCodes = ['full', 'gone', 'noneLeft'] as const

/** A product, a variant and a quantity. */
export interface LineRequest {
  product: string
  variant: string | null
  quantity: number
}

/** A line as a cart stores it, with the title and the price when it was added, so that changes can be shown. */
export interface StoredLine extends LineRequest {
  title: string
  /** In minor units. */
  price: number
  currency: Currency
}

/** Identifies a line within a cart. */
export function lineKey({ product, variant }: Pick<LineRequest, 'product' | 'variant'>): string {
  return variant ? `${product}:${variant}` : product
}
