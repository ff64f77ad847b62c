'use client'

import { useEffect } from 'react'
import { type Choosable, choiceIn, choiceSearch, possibleOptions, selectedVariant } from './selected-variant'

interface LiveChoiceProps {
  /** The form's. */
  id: string
  keys: readonly string[]
  variants: readonly Choosable[]
  /** Why an option cannot be chosen. */
  impossible: string
}

/** Shows what belongs to the variant that is chosen, and lets the address say which that is. */
export function VariantUpdater({ id, keys, variants, impossible }: LiveChoiceProps) {
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement

    const show = (variant: Choosable | null) => {
      if (!variant) return
      for (const part of form.querySelectorAll<HTMLElement>('[data-of-variant]'))
        part.hidden = part.dataset.ofVariant !== variant.id
      for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
        const isPossible = possibleOptions(variants, keys, radio.name, variant.options).has(radio.value)
        radio.disabled = !isPossible
        radio.checked = variant.options[radio.name] === radio.value
        radio.title = isPossible ? '' : impossible
      }
      const held = form.querySelector<HTMLInputElement>('[data-chosen]')
      if (held) held.value = variant.id
      form.dispatchEvent(new CustomEvent('variant-chosen', { bubbles: true, detail: variant.id }))
    }

    const ticked = () => {
      const asked = new FormData(form)
      return Object.fromEntries(keys.map((key) => [key, String(asked.get(key))]))
    }

    const choose = () => {
      const variant = selectedVariant(variants, keys, ticked())
      if (!variant) return
      show(variant)
      window.history.replaceState(
        window.history.state,
        '',
        `?${choiceSearch(variant)}${window.location.hash}`,
      )
    }

    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && keys.includes(target.name)) choose()
    }

    const asked = new URLSearchParams(window.location.search)
    const held = new FormData(form).get('variant')
    const shown = variants.find(({ id }) => id === held)
    const now = ticked()
    // What was ticked before this script came holds; otherwise what the address says.
    if (keys.some((key) => shown?.options[key] !== now[key])) choose()
    else if (asked.size > 0) show(choiceIn(variants, keys, asked))
    form.addEventListener('change', change)
    return () => form.removeEventListener('change', change)
  }, [id, keys, variants, impossible])
  return null
}
