import type { Field, GroupField } from 'payload'
import { paymentTerms } from '@/domains/suppliers/types'
import { currency, sum } from '@/foundation/money/fields'
import { regionCodes } from '@/foundation/payload/region-fields'
import { days } from './days'

/** Working days from order to dispatch. */
const leadTime: GroupField = {
  name: 'leadTime',
  type: 'group',
  fields: [{ type: 'row', fields: [days('from'), days('to', 'from')] }],
}

/** Terms of a wholesaler. */
export const wholesaleTerms: Field[] = [
  {
    name: 'minimumOrder',
    type: 'group',
    fields: [{ type: 'row', fields: [sum('amount'), currency] }],
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
    fields: [{ type: 'row', fields: [sum('perOrder'), sum('monthly'), currency] }],
  },
  regionCodes('regions'),
  leadTime,
]
