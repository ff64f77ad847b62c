import type { Field, GroupField } from 'payload'
import { paymentTerms } from '@/domains/suppliers/types'
import { sum } from '@/foundation/money/fields'
import { currencyOf } from './currency'
import { days } from './days'
import { described } from './description'
import { regions } from './regions'

/** Working days from order to dispatch. */
const leadTime: GroupField = {
  name: 'leadTime',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [described(days('from'), 'leadTimeFrom'), described(days('to', 'from'), 'leadTimeTo')],
    },
  ],
}

/** Terms of a wholesaler. */
export const wholesaleTerms: Field[] = [
  {
    name: 'minimumOrder',
    type: 'group',
    fields: [{ type: 'row', fields: [sum('amount'), currencyOf('amount')] }],
  },
  leadTime,
  {
    name: 'netTerms',
    type: 'select',
    hasMany: true,
    options: [...paymentTerms],
    enumName: 'enum_payment_term',
  },
]

/** Terms of a dropshipper. */
export const dropshippingTerms: Field[] = [
  {
    name: 'fees',
    type: 'group',
    fields: [{ type: 'row', fields: [sum('perOrder'), sum('monthly'), currencyOf('perOrder', 'monthly')] }],
  },
  regions('regions'),
  leadTime,
]
