import type { FieldHook, NumberField, SelectField } from 'payload'
import { validationMessage } from '@/foundation/payload/validation-message'
import { countryCurrency } from './country-currency'
import { currencies, isSum } from './money'

/** Returns the currency of an amount from its document or from the group that contains it. */
type CurrencyOf = (of: { data: unknown; siblingData: unknown }) => string | null | undefined

const siblingCurrency: CurrencyOf = ({ siblingData }) =>
  (siblingData as { currency?: string | null })?.currency

interface CurrencyOptions {
  /** The country of the shop whose amounts they are. */
  countryOf: (
    args: Parameters<FieldHook>[0],
  ) => Promise<string | null | undefined> | string | null | undefined
  /** The field of the document that names the shop or its country; in the panel the currency follows it. */
  follows: 'vendor' | 'address.country'
  /** The fields of the same group that are amounts in this currency. */
  amounts: readonly string[]
}

/** The currency of the amounts in the same group; that of the shop's country unless it is stated. */
export function currencyField({ countryOf, ...clientProps }: CurrencyOptions): SelectField {
  return {
    name: 'currency',
    type: 'select',
    required: true,
    // Only the database and forms without a shop use it.
    defaultValue: 'USD',
    options: [...currencies],
    enumName: 'enum_currency',
    admin: {
      components: {
        Field: {
          path: '/app/(payload)/currency/currency-field.client#CurrencyField',
          clientProps,
        },
      },
    },
    hooks: {
      beforeValidate: [
        async (args) => {
          const { operation, siblingData, value } = args
          // The value would be the default where none is sent.
          if (operation !== 'create' || siblingData.currency) return value
          return countryCurrency(await countryOf(args))
        },
      ],
    },
  }
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
