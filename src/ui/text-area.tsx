import type { ComponentPropsWithRef } from 'react'
import { CharactersLeft } from './characters-left.client'
import { Field, type FieldWords } from './field'

interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'maxLength'> {
  name: string
  /** Maximum length and the label of its counter. Longer text is kept and counted, never cut. */
  limit?: { characters: number; label: string }
}

export function TextArea({ name, id = name, label, hint, error, required, limit, ...rest }: TextAreaProps) {
  const counter = limit ? <CharactersLeft field={id} max={limit.characters} label={limit.label} /> : null
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} after={counter}>
      {(control) => <textarea className="input" rows={5} {...rest} name={name} {...control} />}
    </Field>
  )
}
