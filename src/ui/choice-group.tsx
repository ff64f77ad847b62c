import type { ReactNode } from 'react'
import { classes } from './classes'
import { ErrorText } from './error-text'
import { describedBy, type FieldWords } from './field'
import { RequiredMark } from './required-mark'

interface ChoiceGroupProps extends FieldWords {
  id: string
  required?: boolean
  className?: string
  children: ReactNode
}

/** Several controls that answer one question. */
export function ChoiceGroup({ id, label, hint, error, required, className, children }: ChoiceGroupProps) {
  return (
    <fieldset
      className={classes('field', className, error ? 'failed' : null)}
      id={id}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="field-label">
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <ErrorText id={id}>{error}</ErrorText>
    </fieldset>
  )
}
