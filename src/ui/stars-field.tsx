import type { ChangeEventHandler } from 'react'
import { ChoiceGroup } from './choice-group'
import type { FieldWords } from './field'

interface StarsFieldProps extends FieldWords {
  name: string
  /** Labels of one to five stars, from worst to best. */
  names: readonly string[]
  required?: boolean
  defaultValue?: number
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** Drawn here with fewer points than the library's: it is in the script of every page with a form for reviews. */
function Star() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m12 2.3 3 6.1 6.7 1-4.9 4.7 1.2 6.7-6-3.1-6 3.1 1.2-6.7L2.3 9.4l6.7-1z" />
    </svg>
  )
}

/** A rating: radio buttons drawn as stars with the label of the selected one. */
export function StarsField({ name, id = name, names, defaultValue, onChange, ...words }: StarsFieldProps) {
  return (
    <ChoiceGroup {...words} id={`${id}-group`} className="stars-field">
      <div className="star-choices">
        {names.map((star, index) => (
          <label key={star}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={index + 1}
              required={words.required}
              defaultChecked={index + 1 === defaultValue}
              onChange={onChange}
            />
            <Star />
            <span className="star-name">{star}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
