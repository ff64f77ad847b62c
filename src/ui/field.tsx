import type { ReactNode } from 'react'
import { classes } from './classes'
import { ErrorText } from './error-text'
import { RequiredMark } from './required-mark'

export interface FieldWords {
  /** Unique on the page, because error summaries link to it. Defaults to the field's name. */
  id?: string
  label: ReactNode
  hint?: ReactNode
  /** The error message. */
  error?: ReactNode
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps extends FieldWords {
  id: string
  required?: boolean
  /** Shown below the control at its end, such as a character count. */
  after?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Returns the ids that describe a control, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
}

/** A control with its label and hint above and its error below. */
export function Field({ id, label, hint, error, required, after, children }: FieldProps) {
  return (
    <div className={classes('field', error ? 'failed' : null)}>
      <label className="field-label" htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        required,
        'aria-describedby': describedBy(id, { hint, error }),
        'aria-invalid': error ? true : undefined,
      })}
      {error || after ? (
        <div className="field-foot">
          <ErrorText id={id}>{error}</ErrorText>
          {after}
        </div>
      ) : null}
    </div>
  )
}
