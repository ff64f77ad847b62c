import { tintOf } from './address'
import type { DrawingName } from './catalogue'

export type SupplierKind = 'vendor' | 'wholesale' | 'dropshipping'

const FRONTS = ['shop', 'stall', 'farm', 'cart'] as const

/** What stands for a supplier without a logo. Vendors differ, each always the same by its seed. */
export function storefrontDrawing(kind: SupplierKind, seed: string): DrawingName<'vendors'> {
  if (kind === 'wholesale') return 'warehouse'
  if (kind === 'dropshipping') return 'van'
  return FRONTS[tintOf(`house ${seed}`)] as (typeof FRONTS)[number]
}
