import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { isSafeLink } from '@/foundation/rich-text/links'
import { webAddressOf } from '@/foundation/text/web-address'
import { validationMessage } from './validation-message'

/** A localized text in one line. */
export function localizedTextField(name: string, options: Partial<TextField> = {}): TextField {
  return { name, type: 'text', localized: true, maxLength: 300, ...options } as TextField
}

/** A localized text of one or several sentences. */
export function localizedTextareaField(name: string, options: Partial<TextareaField> = {}): TextareaField {
  return { name, type: 'textarea', localized: true, maxLength: 2000, ...options } as TextareaField
}

/** A text that must match a pattern; `word` is the key of the validation message. */
export function patternField(
  name: string,
  pattern: RegExp,
  word: Parameters<typeof validationMessage>[1],
  { required = false, maxLength = 500 } = {},
): TextField {
  return {
    name,
    type: 'text',
    required,
    maxLength,
    validate: (value: unknown, { req }) => {
      if (!value) return !required || validationMessage(req, 'textMissing')
      return (
        (typeof value === 'string' && value.length <= maxLength && pattern.test(value)) ||
        validationMessage(req, word)
      )
    },
  } as TextField
}

/** A colour as #rrggbb, written or picked. */
export function colour(name: string): TextField {
  const field = patternField(name, /^#[0-9a-f]{6}$/i, 'colour', { maxLength: 7 })
  const Description = '/app/(payload)/colours/colour-picker.client#ColourPicker'
  return { ...field, admin: { components: { Description }, placeholder: '#rrggbb' } } as TextField
}

/** An http(s) address, which may be written without its protocol. */
export function urlField(name: string, { required = false } = {}): TextField {
  return {
    name,
    type: 'text',
    required,
    maxLength: 500,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? (webAddressOf(value) ?? value) : value)],
    },
    validate: ((value, options) => {
      const { req } = options
      if (!value) return !required || validationMessage(req, 'textMissing')
      const isAddress = typeof value === 'string' && webAddressOf(value) !== null
      return isAddress ? text(value, options) : validationMessage(req, 'webAddress')
    }) satisfies TextFieldSingleValidation,
  } as TextField
}

/** A path of this site, or an address that runs nothing. */
export function linkField(name: string, { required = false } = {}): TextField {
  return {
    name,
    type: 'text',
    required,
    maxLength: 500,
    validate: ((value, options) => {
      const { req } = options
      if (!value) return !required || validationMessage(req, 'textMissing')
      return isSafeLink(value)
        ? text(value, options)
        : validationMessage(req, 'linkUnsafe', { url: String(value).slice(0, 100) })
    }) satisfies TextFieldSingleValidation,
  } as TextField
}
