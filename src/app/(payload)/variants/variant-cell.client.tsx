'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface NumberInputProps {
  /** The path of the number in the form. */
  path: string
  /** The number of the product, which is valid while the variant has none. */
  inherited: number | undefined
  label: string
  /** Says which variant it belongs to. */
  name: string
  step: number | 'any'
}

function NumberInput({ path, inherited, label, name, step }: NumberInputProps) {
  const { value, setValue } = useField<number | null>({ path })
  return (
    <label>
      <span>{label}</span>
      <input
        aria-label={`${label}: ${name}`}
        min={0}
        placeholder={inherited?.toString()}
        onChange={({ target }) => setValue(target.value === '' ? null : target.valueAsNumber)}
        step={step}
        type="number"
        value={value ?? ''}
      />
    </label>
  )
}

interface SoldOutProps {
  /** The path of the stock in the form. */
  path: string
  inherited: number | undefined
  text: string
}

/** Says that buyers will see the variant as sold out. */
function SoldOut({ path, inherited, text }: SoldOutProps) {
  const { value } = useField<number | null>({ path })
  return (value ?? inherited) === 0 ? <small>{text}</small> : null
}

/** A number of the product in the form. */
function useProductNumber(name: 'unitPrice' | 'stock'): number | undefined {
  const value = useFormFields(([fields]) => fields[`baseInventory.${name}`]?.value)
  return typeof value === 'number' ? value : undefined
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
  const price = useProductNumber('unitPrice')
  const stock = useProductNumber('stock')
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
          <NumberInput
            inherited={price}
            label={texts.price}
            name={name}
            path={`${path}.pricing.price`}
            step="any"
          />
          <NumberInput inherited={stock} label={texts.stock} name={name} path={`${path}.stock`} step={1} />
          <SoldOut inherited={stock} path={`${path}.stock`} text={texts.soldOut} />
        </div>
      ) : null}
    </td>
  )
}
