import type { NumberField, SelectField } from 'payload'
import { validationMessage } from '@/foundation/payload/validation-message'
import { currencies, isSum } from './money'

/** Returns the currency of an amount from its document or from the group that contains it. */
type CurrencyOf = (of: { data: unknown; siblingData: unknown }) => string | null | undefined

const siblingCurrency: CurrencyOf = ({ siblingData }) =>
  (siblingData as { currency?: string | null })?.currency

/** The currency of the amounts in the same group. */
export const currency: SelectField = {
  name: 'currency',
  type: 'select',
  required: true,
  defaultValue: 'USD',
  options: [...currencies],
  enumName: 'enum_currency',
}

/**
 * An amount of money in decimal notation, as the product documents define it. More decimals than the
 * currency has are refused.
 */
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
      if (value === null || value === undefined) return !required || validationMessage(req, 'sumMissing')
      const code = currencyOf({ data, siblingData })
      const currency = currencies.find((one) => one === code) ?? 'USD'
      return (
        (typeof value === 'number' && isSum(value, currency)) ||
        validationMessage(req, 'sumUnpayable', { currency })
      )
    },
  } as NumberField
}
