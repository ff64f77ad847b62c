import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { localizedTextField } from '@/foundation/payload/text-fields'
import { validationMessage } from '@/foundation/payload/validation-message'
import { isSafeLink } from '@/foundation/rich-text/links'
import { documentCollections } from '@/foundation/routing/paths'

interface Siblings {
  document?: unknown
}

const validateUrl: TextFieldSingleValidation = (value, options) => {
  const { req, siblingData } = options
  if (value)
    return isSafeLink(value)
      ? text(value, options)
      : validationMessage(req, 'linkUnsafe', { url: value.slice(0, 100) })
  return Boolean((siblingData as Siblings).document) || validationMessage(req, 'linkMissing')
}

/** A button: its label and where it leads, a document of the site or else an address. */
export const linkFields: Field[] = [
  localizedTextField('label', { required: true, maxLength: 60 }),
  {
    type: 'row',
    fields: [
      { name: 'document', type: 'relationship', relationTo: [...documentCollections] },
      {
        name: 'url',
        type: 'text',
        maxLength: 500,
        validate: validateUrl,
        admin: { condition: (_, { document }: Siblings) => !document },
      },
    ],
  },
]
