import type { Field, GroupField, NumberField } from 'payload'
import { paymentTerms } from '@/domains/suppliers/types'
import { currency, sum } from '@/foundation/money/fields'
import { regionCodes } from '@/foundation/payload/region-fields'
import { validationMessage } from '@/foundation/payload/validation-message'

function days(name: string, lowerBound?: string): NumberField {
  return {
    name,
    type: 'number',
    min: 0,
    validate: (value: unknown, { req, siblingData }) => {
      if (value === null || value === undefined) return true
      const min = Number((siblingData as Record<string, unknown>)?.[lowerBound ?? ''] ?? 0)
      if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > 365)
        return validationMessage(req, 'days')
      return Number(value) >= min || validationMessage(req, 'rangeBackwards')
    },
  } as NumberField
}

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
