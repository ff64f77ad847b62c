import { tintOf } from './address'
import type { DrawingName } from './catalogue'

export type SupplierKind = 'vendor' | 'wholesale' | 'dropshipping'

const FRONTS = ['shop', 'stall', 'farm', 'cart'] as const

/** The drawing for a supplier without a logo. Vendors vary, but each seed always gives the same one. */
export function storefrontDrawing(kind: SupplierKind, seed: string): DrawingName<'vendors'> {
  if (kind === 'wholesale') return 'warehouse'
  if (kind === 'dropshipping') return 'van'
  return FRONTS[tintOf(`house ${seed}`)] as (typeof FRONTS)[number]
}
