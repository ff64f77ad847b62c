import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './field'

type TextInputProps = FieldWords & Omit<ComponentPropsWithRef<'input'>, 'id'> & { name: string }

/** A single-line field for text, e-mail, passwords, numbers and dates. */
export function TextInput({ name, id = name, label, hint, error, required, ...rest }: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => <input type="text" className="input" {...rest} name={name} {...control} />}
    </Field>
  )
}
