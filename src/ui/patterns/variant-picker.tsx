import type { ReactNode } from 'react'
import { ChoiceGroup } from '@/ui/choice-group'

/** One value of an option; values that cannot be combined with the selection say why. */
export interface VariantValue {
  value: string
  label: ReactNode
  /** A price or a stock level. */
  note?: ReactNode
  /** A sample of the colour or material. */
  swatch?: ReactNode
  unavailable?: string
}

interface VariantPickerProps {
  /** Unique on the page; the name of its radio buttons. */
  name: string
  label: ReactNode
  values: readonly VariantValue[]
  selected: string
}

/** The values of one option of a product, such as size or colour, all visible. */
export function VariantPicker({ name, label, values, selected }: VariantPickerProps) {
  return (
    <ChoiceGroup id={`${name}-group`} label={label}>
      <div className="variant-values">
        {values.map(({ value, label: text, note, swatch, unavailable }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === selected}
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
