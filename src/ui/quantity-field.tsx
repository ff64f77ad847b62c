import type { ComponentProps } from 'react'
import { Minus, Plus } from '@/ui/icons'
import { Field, type FieldWords } from './field'
import { IconButton } from './icon-button'

interface QuantityFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref'> {
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
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="quantity">
          <IconButton icon={Minus} label={steps.less} data-quantity-step="-1" />
          <input
            type="number"
            inputMode="numeric"
            className="input numeric"
            min={min}
            {...rest}
            name={name}
            {...control}
          />
          <IconButton icon={Plus} label={steps.more} data-quantity-step="1" />
        </div>
      )}
    </Field>
  )
}
