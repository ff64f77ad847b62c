import {
  possibleOptions,
  type SelectableVariant,
  type SelectableVariants,
  selectedVariant,
  variantFromSearch,
  variantSearch,
} from '@/domains/products/components/selected-variant'

/** Shows the parts of the selected variant and keeps the URL in step with it. */
export function connectVariantSelection(element: HTMLElement): void {
  const form = element as HTMLFormElement
  const { keys, variants }: SelectableVariants = JSON.parse(form.dataset.variants ?? '')

  const show = (variant: SelectableVariant | null) => {
    if (!variant) return
    for (const part of form.querySelectorAll<HTMLElement>('[data-of-variant]'))
      part.hidden = !part.dataset.ofVariant?.split(' ').includes(variant.id)
    for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
      const isPossible = possibleOptions(variants, keys, radio.name, variant.options).has(radio.value)
      radio.disabled = !isPossible
      radio.checked = variant.options[radio.name] === radio.value
      radio.title = isPossible ? '' : (form.dataset.unavailable ?? '')
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
    window.history.replaceState(window.history.state, '', `?${variantSearch(variant)}${window.location.hash}`)
  }

  const searchParams = new URLSearchParams(window.location.search)
  const renderedId = new FormData(form).get('variant')
  const renderedVariant = variants.find(({ id }) => id === renderedId)
  const choice = readChoice()
  // A choice made before this script was loaded wins over the URL.
  if (keys.some((key) => renderedVariant?.options[key] !== choice[key])) selectVariant()
  else if (searchParams.size > 0) show(variantFromSearch(variants, keys, searchParams))
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && keys.includes(target.name)) selectVariant()
  })
}
