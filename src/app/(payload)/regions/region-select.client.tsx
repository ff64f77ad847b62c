'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { OptionObject, TextFieldClient } from 'payload'

interface RegionSelectProps {
  field: Pick<TextFieldClient, 'admin' | 'hasMany' | 'label' | 'name' | 'required'>
  path: string
  readOnly?: boolean
  /** Regions by code. */
  options: OptionObject[]
}

const codesIn = (value: unknown): string[] =>
  [value].flat().filter((code): code is string => typeof code === 'string' && code !== '')

/** Chooses regions by name; the form holds their codes. Codes without a name stay as they are. */
export function RegionSelect({ field, path, readOnly, options }: RegionSelectProps) {
  const { value, setValue, showError } = useField<string | string[]>({ path })
  const hasMany = field.hasMany ?? false
  const codes = codesIn(value)
  const unnamed = codes
    .filter((code) => options.every((option) => option.value !== code))
    .map((code) => ({ value: code, label: code }))
  return (
    <SelectInput
      description={field.admin?.description}
      hasMany={hasMany}
      isClearable={!field.required}
      label={field.label}
      name={field.name}
      onChange={(selected) => {
        const chosen = [selected].flat().map((option) => String(option?.value ?? ''))
        setValue(hasMany ? codesIn(chosen) : (chosen[0] ?? ''))
      }}
      options={[...options, ...unnamed]}
      path={path}
      readOnly={readOnly}
      required={field.required}
      showError={showError}
      value={hasMany ? codes : codes[0]}
    />
  )
}
