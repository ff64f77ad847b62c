import type { Block, Field } from 'payload'
import { localizedTextField, patternField } from '@/foundation/payload/text-fields'
import { panelLocale } from './answers'
import { formTranslator } from './messages'
import { answerPattern } from './rules'

/** The name under which answers are stored; `nameFieldsAfterLabels` makes it from the label unless an editor sets it. */
const name: Field = {
  ...patternField('name', answerPattern.name, 'fieldName', { maxLength: 60 }),
  admin: {
    description: ({ i18n }) => formTranslator(panelLocale({ i18n }))('panel.nameDescription'),
  },
}

const placeholder = localizedTextField('placeholder', { maxLength: 120 })

/** Rows are told apart by what visitors are asked. */
const rowLabel: Block['admin'] = {
  components: { Label: '/app/(payload)/forms/form-field-label#FormFieldLabel' },
}

/** A field of a form that visitors fill in. */
function fieldBlock(slug: string, more: Field[] = []): Block {
  const label = localizedTextField('label', { required: true, maxLength: 200 })
  return {
    slug,
    admin: rowLabel,
    interfaceName: `Form${slug[0]?.toUpperCase()}${slug.slice(1)}Field`,
    fields: [{ type: 'row', fields: [label, name] }, ...more, { name: 'required', type: 'checkbox' }],
  }
}

const select = fieldBlock('select', [
  placeholder,
  {
    name: 'options',
    type: 'array',
    required: true,
    maxRows: 100,
    fields: [
      {
        type: 'row',
        fields: [
          localizedTextField('label', { required: true, maxLength: 120 }),
          { name: 'value', type: 'text', required: true, maxLength: 120 },
        ],
      },
    ],
  },
  localizedTextField('errorMessage', { maxLength: 200 }),
])

const message: Block = {
  slug: 'message',
  admin: rowLabel,
  interfaceName: 'FormMessageField',
  fields: [{ name: 'message', type: 'richText', localized: true, required: true }],
}

/** The fields that editors build forms of, by type. */
export const fieldBlocks: Record<string, Block> = {
  checkbox: fieldBlock('checkbox'),
  country: fieldBlock('country'),
  email: fieldBlock('email'),
  message,
  number: fieldBlock('number'),
  select,
  state: fieldBlock('state'),
  text: fieldBlock('text'),
  textarea: fieldBlock('textarea'),
  textWithPlaceholder: fieldBlock('textWithPlaceholder', [placeholder]),
  textareaWithPlaceholder: fieldBlock('textareaWithPlaceholder', [placeholder]),
}
