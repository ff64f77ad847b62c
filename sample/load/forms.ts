import { type FieldSample, type FormSample, forms } from '@sample/forms'
import type { Payload } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import type { Form } from '@/payload-types'
import { insertMissing } from './insert'
import { richTextConverter, type ToRichText } from './rich-text'
import { rowId } from './rows'

type FormField = Form['fields'][number]

interface Source {
  form: FormSample
  locale: Locale
  toRichText: ToRichText
}

function fieldData({ form, locale, toRichText }: Source, field: FieldSample, position: number): FormField {
  const id = rowId(form.slug, position)
  if (field.type === 'message')
    return { id, blockType: 'message', message: toRichText(field.text[locale]) as never }
  const { name, required = false } = field
  const common = { id, name, required, label: field.label[locale] }
  switch (field.type) {
    case 'select': {
      const options = field.options.map(({ value, label }) => ({
        id: rowId(form.slug, position, value),
        value,
        label: label[locale],
      }))
      return { ...common, blockType: field.type, options }
    }
    case 'textareaWithPlaceholder':
      return { ...common, blockType: field.type, placeholder: field.placeholder[locale] }
    default:
      return { ...common, blockType: field.type }
  }
}

/** Loads the forms that every site begins with. They are no sample content: editors keep them. */
export async function loadForms(payload: Payload, advance: () => void): Promise<void> {
  const toRichText = await richTextConverter(payload)
  await insertMissing(
    payload,
    {
      collection: 'forms',
      samples: forms,
      dataIn: (form, locale) => ({
        slug: form.slug,
        _status: 'published' as const,
        title: form.title[locale],
        fields: form.fields.map((field, position) =>
          fieldData({ form, locale, toRichText }, field, position),
        ),
        submitButtonLabel: form.submit[locale],
        confirmationType: 'message' as const,
        confirmationMessage: toRichText(form.confirmation[locale]) as never,
      }),
    },
    advance,
  )
}
