'use client'

import { useEffect } from 'react'
import {
  possibleOptions,
  type SelectableVariant,
  selectedVariant,
  variantFromSearch,
  variantSearch,
} from './selected-variant'

interface VariantUpdaterProps {
  /** Id of the form. */
  id: string
  keys: readonly string[]
  variants: readonly SelectableVariant[]
  /** Why an option cannot be chosen. */
  impossible: string
}

/** Shows the parts of the selected variant and keeps the URL in step with it. */
export function VariantUpdater({ id, keys, variants, impossible }: VariantUpdaterProps) {
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement

    const show = (variant: SelectableVariant | null) => {
      if (!variant) return
      for (const part of form.querySelectorAll<HTMLElement>('[data-of-variant]'))
        part.hidden = !part.dataset.ofVariant?.split(' ').includes(variant.id)
      for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
        const isPossible = possibleOptions(variants, keys, radio.name, variant.options).has(radio.value)
        radio.disabled = !isPossible
        radio.checked = variant.options[radio.name] === radio.value
        radio.title = isPossible ? '' : impossible
      }
      const input = form.querySelector<HTMLInputElement>('[data-selected-variant]')
      if (input) input.value = variant.id
      form.dispatchEvent(new CustomEvent('variant-selected', { bubbles: true, detail: variant.id }))
    }

    const readChoice = () => {
      const data = new FormData(form)
      return Object.fromEntries(keys.map((key) => [key, String(data.get(key))]))
    }

    const selectVariant = () => {
      const variant = selectedVariant(variants, keys, readChoice())
      if (!variant) return
      show(variant)
      window.history.replaceState(
        window.history.state,
        '',
        `?${variantSearch(variant)}${window.location.hash}`,
      )
    }

    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && keys.includes(target.name)) selectVariant()
    }

    const searchParams = new URLSearchParams(window.location.search)
    const renderedId = new FormData(form).get('variant')
    const renderedVariant = variants.find(({ id }) => id === renderedId)
    const choice = readChoice()
    // A choice made before hydration wins over the URL.
    if (keys.some((key) => renderedVariant?.options[key] !== choice[key])) selectVariant()
    else if (searchParams.size > 0) show(variantFromSearch(variants, keys, searchParams))
    form.addEventListener('change', change)
    return () => form.removeEventListener('change', change)
  }, [id, keys, variants, impossible])
  return null
}
