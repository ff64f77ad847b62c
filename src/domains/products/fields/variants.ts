import type { ArrayField, Field, TextField, UIField } from 'payload'
import { array } from 'payload/shared'
import { findVariantFault, type StoredKey, type StoredVariant } from '@/domains/products/variants'
import { mayBeUnfinished } from '@/foundation/payload/drafts'
import { colour, localizedTextField } from '@/foundation/payload/text-fields'
import { validationMessage } from '@/foundation/payload/validation-message'
import { slugPattern } from '@/foundation/routing/slug'
import { arrayField, catalogueNumbers, rowLabel, sold, stock } from './basics'
import { pricing, sales } from './price'

/** The identifier of a key or an option, used in URLs and by variants. */
function identifier(name: string, reserved: readonly string[] = []): TextField {
  return {
    name,
    type: 'text',
    required: true,
    maxLength: 40,
    validate: (value: unknown, { req }) =>
      (typeof value === 'string' &&
        value.length <= 40 &&
        slugPattern.test(value) &&
        !reserved.includes(value)) ||
      validationMessage(req, 'identifier'),
  } as TextField
}

/** Names that the URL and the cart form use for other values. */
const reserved = ['variant', 'product', 'quantity', 'locale']

/** The keys of a product with their options: sizes, colours, strengths. */
const keys: ArrayField = arrayField(
  'keys',
  'keys',
  [
    {
      type: 'row',
      fields: [
        identifier('identifier', reserved),
        localizedTextField('label', { required: true, maxLength: 60 }),
      ],
    },
    arrayField(
      'options',
      'key_options',
      [
        {
          type: 'row',
          fields: [
            identifier('identifier'),
            localizedTextField('label', { required: true, maxLength: 60 }),
            colour('colour'),
          ],
        },
      ],
      { admin: { components: rowLabel('label') } },
    ),
  ],
  { admin: { initCollapsed: true, components: rowLabel('label') } },
)

/** Client input may be anything: values that are not lists become empty ones. */
function withOptions<Row>(rows: unknown): Row[] {
  return (Array.isArray(rows) ? rows : []).map((row) => ({
    ...row,
    options: Array.isArray(row?.options) ? row.options : [],
  }))
}

/** The variants: one option of each key. */
const variants: ArrayField = arrayField(
  'variants',
  'variants',
  [
    arrayField(
      'options',
      'variant_options',
      [{ type: 'row', fields: [identifier('key'), identifier('option')] }],
      { admin: { components: rowLabel('key', 'option') } },
    ),
    pricing,
    sales,
    stock(),
    sold,
    { type: 'row', fields: catalogueNumbers },
  ],
  {
    admin: {
      initCollapsed: true,
      components: { RowLabel: '/app/(payload)/variants/variant-row-label.client#VariantRowLabel' },
    },
    validate: (value, options) => {
      if (mayBeUnfinished(options)) return array(value, options)
      // The list is validated only while variants are enabled.
      if (!Array.isArray(value) || value.length === 0)
        return validationMessage(options.req, 'variantsMissing')
      const { variants: group } = options.data as { variants?: { keys?: unknown } }
      const fault = findVariantFault(withOptions<StoredKey>(group?.keys), withOptions<StoredVariant>(value))
      if (!fault) return array(value, options)
      const { code, ...params } = fault
      // Identifiers in client input may be anything.
      const texts = Object.entries(params).map(([name, value]) => [name, String(value)])
      return validationMessage(options.req, code, Object.fromEntries(texts))
    },
  },
)

/** Both lists as one table; they stay below it for what it does not show. */
const matrix: UIField = {
  name: 'matrix',
  type: 'ui',
  admin: { components: { Field: '/app/(payload)/variants/matrix-field#MatrixField' } },
}

export const variantFields: Field[] = [
  { name: 'enableVariants', type: 'checkbox', defaultValue: false },
  {
    name: 'variants',
    type: 'group',
    admin: { condition: ({ enableVariants }) => Boolean(enableVariants) },
    fields: [matrix, keys, variants],
  },
]
