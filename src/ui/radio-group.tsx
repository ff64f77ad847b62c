import type { ChangeEventHandler } from 'react'
import { ChoiceGroup } from './choice-group'
import type { FieldWords } from './field'
import type { Option } from './select'

interface RadioGroupProps extends FieldWords {
  name: string
  options: readonly (Option & { hint?: string })[]
  required?: boolean
  defaultValue?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** One choice out of a few, all visible. Error summaries link to the first. */
export function RadioGroup({ name, id = name, options, defaultValue, onChange, ...words }: RadioGroupProps) {
  return (
    <ChoiceGroup {...words} id={`${id}-group`}>
      <div className="choices">
        {options.map(({ value, label, hint, disabled }, index) => (
          <label className="tick-line" key={value}>
            <input
              className="tick round"
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              required={words.required}
              disabled={disabled}
              defaultChecked={value === defaultValue}
              onChange={onChange}
            />
            <span>
              {label}
              {hint ? <span className="hint">{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
