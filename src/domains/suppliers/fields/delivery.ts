import type { Field } from 'payload'
import { currency, sum } from '@/foundation/money/fields'
import { regionCodes } from '@/foundation/payload/region-fields'
import { days } from './days'

/** How a vendor delivers that does not use the site's standard terms, and where its fresh goods go. */
export const delivery: Field = {
  name: 'delivery',
  type: 'group',
  fields: [
    regionCodes('regions'),
    // Empty if perishable goods go as far as all others.
    regionCodes('perishableRegions'),
    { type: 'row', fields: [sum('cost'), sum('freeFrom'), currency] },
    { type: 'row', fields: [days('from'), days('to', 'from')] },
    // 0 if nothing can be returned.
    days('returnDays'),
  ],
}
