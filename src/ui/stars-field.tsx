import { Star } from 'lucide-react'
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
            <Star aria-hidden="true" strokeWidth={1.25} />
            <span className="star-name">{star}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
