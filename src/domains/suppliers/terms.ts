import { toMinor } from '@/foundation/money/money'
import type { Dropshipping, Wholesale } from '@/payload-types'
import type { Money } from '@/ui/money'
import type { PaymentTerm } from './types'

export interface Interval {
  from: number
  to: number
}

/** Terms of a wholesaler; null means not stated. */
export interface WholesaleTerms {
  minimumOrder: Money | null
  /** Working days. */
  leadTime: Interval | null
  netTerms: PaymentTerm[]
}

/** Terms of a dropshipper; null means not stated. */
export interface DropshippingTerms {
  perOrder: Money | null
  monthly: Money | null
  /** Working days. */
  leadTime: Interval | null
  /** Where it ships to, as codes of countries or subdivisions. */
  regions: string[]
}

/** A decimal amount in minor units. */
export function money(decimal: number | null | undefined, currency: string): Money | null {
  return typeof decimal === 'number' ? { amount: toMinor(decimal, currency), currency } : null
}

/** A range of which one end may be missing. */
export function interval(
  range: { from?: number | null; to?: number | null } | null | undefined,
): Interval | null {
  const { from, to } = range ?? {}
  const known = from ?? to
  return typeof known === 'number' ? { from: known, to: to ?? known } : null
}

export function wholesaleTerms({ minimumOrder, leadTime, netTerms }: Wholesale): WholesaleTerms {
  return {
    minimumOrder: money(minimumOrder.amount, minimumOrder.currency),
    leadTime: interval(leadTime),
    netTerms: netTerms ?? [],
  }
}

export function dropshippingTerms({ fees, leadTime, regions }: Dropshipping): DropshippingTerms {
  return {
    perOrder: money(fees.perOrder, fees.currency),
    monthly: money(fees.monthly, fees.currency),
    leadTime: interval(leadTime),
    regions: regions ?? [],
  }
}
