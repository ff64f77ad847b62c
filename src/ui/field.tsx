import type { ReactNode } from 'react'
import { classes } from './classes'
import { ErrorText } from './error-text'
import { RequiredMark } from './required-mark'

export interface FieldWords {
  /** Unique on the page; an error summary leads here. The field's name, where it is not given. */
  id?: string
  label: ReactNode
  hint?: ReactNode
  /** What must be mended. */
  error?: ReactNode
}

/** What a control takes over, so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps extends FieldWords {
  id: string
  required?: boolean
  /** Stands below the control, at its end: characters left. */
  after?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** The ids of what describes a control, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
}

/** A control with its label above, its hint, and what is wrong with it below. */
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
