'use client'

import { getTranslation } from '@payloadcms/translations'
import { useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClient } from 'payload'
import './colours.css'

interface ColourPickerProps {
  path: string
  field: TextFieldClient
  readOnly?: boolean
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** The colour of a field as a swatch that opens the browser's picker. */
export function ColourPicker({ path, field, readOnly }: ColourPickerProps) {
  const { setValue, value } = useField<string | null>({ path })
  const { i18n } = useTranslation()
  const isSet = isColour(value)
  return (
    <input
      aria-label={field.label ? getTranslation(field.label, i18n) : field.name}
      className={isSet ? 'colour-picker' : 'colour-picker colour-picker--empty'}
      disabled={readOnly}
      onChange={({ target }) => setValue(target.value)}
      type="color"
      value={isSet ? value : ''}
    />
  )
}
