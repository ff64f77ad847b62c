import type { CheckboxField } from 'payload'
import { offersStandardTerms } from '@/domains/suppliers/delivery-terms'
import { countryIn } from './contact'
import { described } from './description'

/** Takes the site's standard terms, which are offered only where they apply. */
export const standardPolicy: CheckboxField = described(
  {
    name: 'standardPolicy',
    type: 'checkbox',
    defaultValue: false,
    admin: { condition: (data) => offersStandardTerms(countryIn(data)) },
    hooks: {
      // A shop that moves abroad does not take them along.
      beforeChange: [
        ({ data, originalDoc, value }) =>
          value && !offersStandardTerms(countryIn(data) ?? countryIn(originalDoc)) ? false : value,
      ],
    },
  },
  'standardPolicy',
)
