'use client'

import { type ComponentPropsWithRef, useRef } from 'react'
import { Minus, Plus } from '@/ui/icons'
import { Field, type FieldWords } from './field'
import { IconButton } from './icon-button'

interface QuantityFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'ref'> {
  name: string
  /** Labels of the two buttons. */
  steps: { less: string; more: string }
}

/** A number that can be typed or changed by buttons within its limits. */
export function QuantityField({
  name,
  id = name,
  label,
  hint,
  error,
  steps,
  min = 1,
  ...rest
}: QuantityFieldProps) {
  const figure = useRef<HTMLInputElement>(null)

  function step(by: 1 | -1) {
    const input = figure.current
    if (!input) return
    if (by > 0) input.stepUp()
    else input.stepDown()
    // A change by button must reach the same listeners as typing.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="quantity">
          <IconButton icon={Minus} label={steps.less} onClick={() => step(-1)} />
          <input
            type="number"
            inputMode="numeric"
            className="input numeric"
            min={min}
            {...rest}
            name={name}
            {...control}
            ref={figure}
          />
          <IconButton icon={Plus} label={steps.more} onClick={() => step(1)} />
        </div>
      )}
    </Field>
  )
}
