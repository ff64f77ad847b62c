import type { NumberField, SelectField } from 'payload'
import { refusal } from '@/foundation/payload/refusals'
import { currencies, isSum } from './money'

/** Which currency a document, or the group that a sum stands in, is priced in. */
type CurrencyOf = (of: { data: unknown; siblingData: unknown }) => string | null | undefined

const siblingCurrency: CurrencyOf = ({ siblingData }) =>
  (siblingData as { currency?: string | null })?.currency

/** The currency of the sums beside it. */
export const currency: SelectField = {
  name: 'currency',
  type: 'select',
  required: true,
  defaultValue: 'USD',
  options: [...currencies],
  enumName: 'enum_currency',
}

/** A sum of money as the product documents give it: decimal, never finer than the currency's smallest unit. */
export function sum(
  name: string,
  { required = false, currencyOf = siblingCurrency }: { required?: boolean; currencyOf?: CurrencyOf } = {},
): NumberField {
  return {
    name,
    type: 'number',
    required,
    min: 0,
    validate: (value: unknown, { data, req, siblingData }) => {
      if (value === null || value === undefined) return !required || refusal(req, 'sumMissing')
      const code = currencyOf({ data, siblingData })
      const currency = currencies.find((one) => one === code) ?? 'USD'
      return (
        (typeof value === 'number' && isSum(value, currency)) || refusal(req, 'sumUnpayable', { currency })
      )
    },
  } as NumberField
}
