import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './field'

export interface Option {
  value: string
  label: string
  disabled?: boolean
  /** Attributes for scripts. */
  data?: Record<`data-${string}`, string>
}

interface SelectProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  name: string
  options: readonly Option[]
  /** The first, empty option. */
  placeholder?: string
}

export function Select({
  name,
  id = name,
  label,
  hint,
  error,
  required,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <select className="input select" {...rest} name={name} {...control}>
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(({ value, label: text, disabled, data }) => (
            <option key={value} value={value} disabled={disabled} {...data}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
