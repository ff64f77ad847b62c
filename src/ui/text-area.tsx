import type { ComponentPropsWithRef } from 'react'
import { CharactersLeft } from './characters-left'
import { Field, type FieldWords } from './field'

interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'maxLength'> {
  name: string
  /** Maximum length and the label of its counter. Longer text is kept and counted, never cut. */
  limit?: { characters: number; label: string }
}

export function TextArea({ name, id = name, label, hint, error, required, limit, ...rest }: TextAreaProps) {
  const text = String(rest.value ?? rest.defaultValue ?? '')
  const counter = limit ? <CharactersLeft text={text} max={limit.characters} label={limit.label} /> : null
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} after={counter}>
      {(control) => <textarea className="input" rows={5} {...rest} name={name} {...control} />}
    </Field>
  )
}
