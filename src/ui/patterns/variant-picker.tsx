import type { ReactNode } from 'react'
import { ChoiceGroup } from '@/ui/choice-group'

/** One value of an option; what cannot be had together with the rest says why. */
export interface VariantValue {
  value: string
  label: ReactNode
  /** A price, or how many there are. */
  note?: ReactNode
  /** Shows it: a colour, a cloth. */
  swatch?: ReactNode
  unavailable?: string
}

interface VariantPickerProps {
  /** Unique on the page; the name its radio buttons are sent under. */
  name: string
  label: ReactNode
  values: readonly VariantValue[]
  chosen: string
}

/** Size, colour, strength: the values of one option of a product, all of them seen. */
export function VariantPicker({ name, label, values, chosen }: VariantPickerProps) {
  return (
    <ChoiceGroup id={`${name}-group`} label={label}>
      <div className="variant-values">
        {values.map(({ value, label: text, note, swatch, unavailable }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              disabled={unavailable !== undefined}
            />
            <span className="variant">
              {swatch ? <span className="swatch">{swatch}</span> : null}
              <b>{text}</b>
              {unavailable || note ? <small>{unavailable ?? note}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
