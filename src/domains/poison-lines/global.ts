import type { GlobalConfig, TextField } from 'payload'
import { expireGlobal } from '@/foundation/cache/expire-global'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'
import { country } from '@/foundation/payload/region-fields'
import { localizedTextField, patternField } from '@/foundation/payload/text-fields'
import { lineKinds } from './kinds'

export const poisonLinesSlug = 'poison-lines'

/** The numbers to call after eating a poisonous mushroom, which every page shows. Without any, the built-in ones stay. */
export const poisonLines: GlobalConfig = {
  slug: poisonLinesSlug,
  admin: { hidden: ({ user }) => !isStaff(user) },
  access: { read: allowAll, update: staff },
  hooks: { afterChange: [expireGlobal] },
  fields: [
    {
      name: 'lines',
      type: 'array',
      maxRows: 60,
      admin: {
        components: {
          RowLabel: {
            path: '/app/(payload)/rows/row-label.client#FieldsRowLabel',
            clientProps: { names: ['country', 'number'] },
          },
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...country(),
              admin: { components: { Field: '/app/(payload)/regions/region-fields#CountryField' } },
            } as TextField,
            patternField('number', /^\+?\d[\d -]{1,24}$/, 'phone', { required: true }),
          ],
        },
        {
          name: 'kind',
          type: 'select',
          options: [...lineKinds],
          required: true,
          defaultValue: 'poison-centre',
          enumName: 'enum_poison_line_kinds',
        },
        localizedTextField('hours', { maxLength: 60 }),
        localizedTextField('note', { maxLength: 160 }),
        { name: 'checkedOn', type: 'date' },
      ],
    },
  ],
}
