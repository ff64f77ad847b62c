'use client'

import { useField } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface NumberInputProps {
  /** The path of the number in the form. */
  path: string
  label: string
  /** Says which variant it belongs to. */
  name: string
  step: number | 'any'
}

function NumberInput({ path, label, name, step }: NumberInputProps) {
  const { value, setValue } = useField<number | null>({ path })
  return (
    <label>
      <span>{label}</span>
      <input
        aria-label={`${label}: ${name}`}
        min={0}
        onChange={({ target }) => setValue(target.value === '' ? null : target.valueAsNumber)}
        step={step}
        type="number"
        value={value ?? ''}
      />
    </label>
  )
}

/** Says that buyers will see the variant as sold out. */
function SoldOut({ path, text }: { path: string; text: string }) {
  const { value } = useField<number | null>({ path })
  return value === 0 ? <small>{text}</small> : null
}

interface VariantCellProps {
  /** The position of the variant; -1 if the combination is not offered. */
  index: number
  name: string
  texts: { offered: string; price: string; stock: string; soldOut: string }
  onToggle: () => void
  /** The heading of the column, which cards on phones repeat. */
  heading: ReactNode
}

/** A combination of options: whether it is offered, its price and its stock. */
export function VariantCell({ index, name, texts, onToggle, heading }: VariantCellProps) {
  const path = `variants.variants.${index}`
  return (
    <td className={index < 0 ? 'variant-matrix__off' : undefined}>
      <span className="variant-matrix__heading">{heading}</span>
      <label className="variant-matrix__offered">
        <input
          aria-label={`${texts.offered}: ${name}`}
          checked={index >= 0}
          onChange={onToggle}
          type="checkbox"
        />
        {texts.offered}
      </label>
      {index >= 0 ? (
        <div className="variant-matrix__numbers">
          <NumberInput label={texts.price} name={name} path={`${path}.pricing.price`} step="any" />
          <NumberInput label={texts.stock} name={name} path={`${path}.stock`} step={1} />
          <SoldOut path={`${path}.stock`} text={texts.soldOut} />
        </div>
      ) : null}
    </td>
  )
}
