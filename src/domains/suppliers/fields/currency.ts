import type { SelectField } from 'payload'
import { currencyField } from '@/foundation/money/fields'
import { countryIn } from './contact'

/** The currency of a supplier's own amounts, which are the fields beside it. */
export function currencyOf(...amounts: string[]): SelectField {
  return currencyField({ countryOf: ({ data }) => countryIn(data), follows: 'address.country', amounts })
}
