import type { Field, TextField } from 'payload'
import { iconNames } from '@/domains/categories/icons'
import { describedAtPublishing } from '@/domains/products/complete'
import { localizedTextField, urlField } from '@/foundation/payload/text-fields'
import { arrayField, rowLabel, selectField } from './basics'

/**
 * Localizes whole lists. With localized texts inside one list, Payload would join a table under a name
 * that PostgreSQL truncates to that of the list itself.
 */
const inEachLanguage = { localized: true }

function plainText(name: string, maxLength: number): TextField {
  return { name, type: 'text', required: true, maxLength } as TextField
}

/** Facts, links, a picture and further texts in tabs. */
export const productDescriptionFields: Field[] = [
  {
    name: 'additionalInformation',
    type: 'group',
    fields: [
      arrayField(
        'content',
        'facts',
        [
          {
            type: 'row',
            fields: [
              plainText('label', 80),
              plainText('value', 300),
              selectField('icon', iconNames, { enumName: 'enum_product_fact_icon' }),
            ],
          },
        ],
        { ...inEachLanguage, admin: { components: rowLabel('label', 'value') } },
      ),
      arrayField(
        'furtherInformation',
        'links',
        [{ type: 'row', fields: [plainText('label', 80), urlField('link', { required: true })] }],
        { ...inEachLanguage, admin: { components: rowLabel('label') } },
      ),
    ],
  },
  { name: 'productImage', type: 'upload', relationTo: 'media' },
  arrayField(
    'tabs',
    'tabs',
    [
      localizedTextField('tabTitle', { required: true, maxLength: 60 }),
      { name: 'richText', type: 'richText', localized: true },
    ],
    { admin: { components: rowLabel('tabTitle') } },
  ),
]

/** The description below the price. */
export const description: Field = {
  name: 'description',
  type: 'richText',
  localized: true,
  validate: describedAtPublishing,
}

/** What follows the description. */
export const productDescription: Field = {
  name: 'productDescription',
  type: 'group',
  fields: productDescriptionFields,
}
