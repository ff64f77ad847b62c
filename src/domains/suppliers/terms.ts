import { toMinor } from '@/foundation/money/money'
import type { Dropshipping, Wholesale } from '@/payload-types'
import type { Money } from '@/ui/money'
import type { PaymentTerm } from './types'

export interface Interval {
  from: number
  to: number
}

/** What a wholesaler trades on; what is not said is null. */
export interface WholesaleTerms {
  minimumOrder: Money | null
  /** Working days. */
  leadTime: Interval | null
  netTerms: PaymentTerm[]
}

/** What a dropshipper asks; what is not said is null. */
export interface DropshippingTerms {
  perOrder: Money | null
  monthly: Money | null
  /** Working days. */
  leadTime: Interval | null
  /** Where it sends to, as codes of countries or their parts. */
  regions: string[]
}

function money(decimal: number | null | undefined, currency: string): Money | null {
  return typeof decimal === 'number' ? { amount: toMinor(decimal, currency), currency } : null
}

function interval(range: { from?: number | null; to?: number | null } | null | undefined): Interval | null {
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
