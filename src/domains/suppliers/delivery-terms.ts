import type { Vendor } from '@/payload-types'
import type { Money } from '@/ui/money'
import { type Interval, interval, money } from './terms'

/** How a vendor delivers; null means not stated. */
export interface DeliveryTerms {
  /** Codes of countries and subdivisions, at least one. */
  regions: string[]
  /** Per order; an amount of 0 is free. */
  cost: Money | null
  /** The order value from which delivery is free. */
  freeFrom: Money | null
  /** From order to delivery. */
  days: Interval | null
  /** 0 if nothing can be returned. */
  returnDays: number | null
}

/** The site's standard terms: free delivery within the USA and returns by mail within thirty days. */
const standardTerms: DeliveryTerms = {
  regions: ['US'],
  cost: { amount: 0, currency: 'USD' },
  freeFrom: null,
  days: { from: 1, to: 6 },
  returnDays: 30,
}

type Delivering = Pick<Vendor, 'standardPolicy' | 'delivery'> & { address?: Partial<Vendor['address']> }

/** Whether the standard terms can apply: they promise delivery within the country of the shop. */
export const offersStandardTerms = (country: string | null | undefined) => country === 'US'

/** Whether the vendor has taken the site's standard terms, and they apply where it is. */
export function usesStandardTerms({ standardPolicy, address }: Omit<Delivering, 'delivery'>): boolean {
  return Boolean(standardPolicy) && offersStandardTerms(address?.country)
}

function termsOf(vendor: Delivering): DeliveryTerms | null {
  const { delivery } = vendor
  if (usesStandardTerms(vendor)) return standardTerms
  if (!delivery?.regions?.length) return null
  const { regions, cost, freeFrom, currency, returnDays } = delivery
  return {
    regions,
    cost: money(cost, currency),
    freeFrom: money(freeFrom, currency),
    days: interval(delivery),
    returnDays: returnDays ?? null,
  }
}

/**
 * The terms of a vendor, or null if it states none. Perishable goods may travel less far and cannot be returned.
 */
export function deliveryTerms(vendor: Delivering, isPerishable = false): DeliveryTerms | null {
  const terms = termsOf(vendor)
  if (!terms || !isPerishable) return terms
  const regions = vendor.delivery?.perishableRegions ?? []
  return { ...terms, regions: regions.length > 0 ? regions : terms.regions, returnDays: 0 }
}
