import type { Field } from 'payload'
import { sum } from '@/foundation/money/fields'
import { currencyOf } from './currency'
import { days } from './days'
import { described } from './description'
import { regions } from './regions'

/** How a vendor delivers that does not use the site's standard terms, and where its fresh goods go. */
export const delivery: Field = {
  name: 'delivery',
  type: 'group',
  fields: [
    regions('regions'),
    described(regions('perishableRegions'), 'perishableRegions'),
    {
      type: 'row',
      fields: [
        described(sum('cost'), 'deliveryCost'),
        described(sum('freeFrom'), 'freeFrom'),
        currencyOf('cost', 'freeFrom'),
      ],
    },
    {
      type: 'row',
      fields: [described(days('from'), 'deliveryDaysFrom'), described(days('to', 'from'), 'deliveryDaysTo')],
    },
    described(days('returnDays'), 'returnDays'),
  ],
}
