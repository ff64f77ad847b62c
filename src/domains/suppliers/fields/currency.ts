import { currencyField } from '@/foundation/money/fields'
import { countryIn } from './contact'

/** The currency of a supplier's own amounts. */
export const currency = currencyField({
  countryOf: ({ data }) => countryIn(data),
  follows: 'address.country',
})
