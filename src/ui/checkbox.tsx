import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import { ErrorText } from './error-text'
import { describedBy, type FieldWords } from './field'
import { RequiredMark } from './required-mark'

interface CheckboxProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'role'> {
  name: string
  /** Looks like a switch, for settings that apply at once. */
  asSwitch?: boolean
}

export function Checkbox({
  name,
  id = name,
  label,
  hint,
  error,
  required,
  asSwitch,
  ...rest
}: CheckboxProps) {
  return (
    <div className={classes('field', error ? 'failed' : null)}>
      <div className={asSwitch ? 'tick-line switch-line' : 'tick-line'}>
        <input
          {...rest}
          className={asSwitch ? 'switch' : 'tick'}
          type="checkbox"
          role={asSwitch ? 'switch' : undefined}
          id={id}
          name={name}
          required={required}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {hint ? (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
      </div>
      <ErrorText id={id}>{error}</ErrorText>
    </div>
  )
}
