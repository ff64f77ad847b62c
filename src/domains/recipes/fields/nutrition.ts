import type { GroupField } from 'payload'
import { amountField, source } from '@/domains/species/fields/basics'
import { nutrients } from '@/domains/species/nutrients'
import { localizedTextField } from '@/foundation/payload/text-fields'

/** Measured figures of the dish. Without them, pages show what its ingredients add up to. */
export const nutrition: GroupField = {
  name: 'nutrition',
  type: 'group',
  fields: [
    {
      name: 'servings',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'qty', type: 'number', min: 0, defaultValue: 100 },
            { name: 'unit', type: 'text', maxLength: 12, defaultValue: 'g' },
          ],
        },
      ],
    },
    localizedTextField('servingSize', { maxLength: 60 }),
    amountField('calories'),
    ...(Object.keys(nutrients) as (keyof typeof nutrients)[]).map(amountField),
    source,
  ],
}
