'use client'

import { useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { FormState } from 'payload'

interface VariantRow {
  options?: readonly { key?: string; option?: string }[]
  pricing?: { price?: number | null }
}

/** The label of an option in the form, else its identifier. */
function optionLabel(fields: FormState, key: string | undefined, option: string | undefined): string {
  const at = (path: string) => fields[path]?.value
  const keys = fields['variants.keys']?.rows ?? []
  const keyIndex = keys.findIndex((_, index) => at(`variants.keys.${index}.identifier`) === key)
  const path = `variants.keys.${keyIndex}.options`
  const options = fields[path]?.rows ?? []
  const index = options.findIndex((_, position) => at(`${path}.${position}.identifier`) === option)
  return String(at(`${path}.${index}.label`) ?? option ?? '')
}

/** Names a variant by its options and price: "500 g · Sliced, $17.00". */
export function VariantRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<VariantRow | undefined>()
  const { i18n } = useTranslation()
  const options = useFormFields(([fields]) =>
    (data?.options ?? []).map(({ key, option }) => optionLabel(fields, key, option)).join(' · '),
  )
  const price = useFormFields(([fields]) => {
    const amount = data?.pricing?.price ?? fields['baseInventory.unitPrice']?.value
    const currency = fields['baseInventory.currency']?.value
    if (typeof amount !== 'number' || typeof currency !== 'string') return ''
    return new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(amount)
  })
  const text = [options, price].filter(Boolean).join(', ')
  return <span>{text || String(rowNumber + 1).padStart(2, '0')}</span>
}
