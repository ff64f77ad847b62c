/** Contains both price fields and their currency. */
export const priceFields = '.price-fields'

function priceInputs(form: HTMLFormElement): HTMLInputElement[] {
  return ['price_from', 'price_to'].flatMap((name) => {
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement ? [input] : []
  })
}

/** Whether the minimum is higher than the maximum, as it may be while the user is still typing. */
export function isPriceReversed(form: HTMLFormElement): boolean {
  const [from, to] = priceInputs(form)
  // Comparisons with NaN, the value of an empty field, are false.
  return Boolean(from && to && from.valueAsNumber > to.valueAsNumber)
}

/** Shows or hides the hint that the prices will be swapped. Returns its text. */
export function toggleReversedHint(form: HTMLFormElement, isShown: boolean): string {
  const hint = form.querySelector<HTMLElement>('[data-price-reversed]')
  if (hint) hint.hidden = !isShown
  for (const input of priceInputs(form))
    if (isShown && hint) input.setAttribute('aria-describedby', hint.id)
    else input.removeAttribute('aria-describedby')
  return hint?.textContent ?? ''
}

/** Swaps the prices if the minimum is higher than the maximum. */
export function sortPrices(form: HTMLFormElement): void {
  toggleReversedHint(form, false)
  if (!isPriceReversed(form)) return
  const [from, to] = priceInputs(form) as [HTMLInputElement, HTMLInputElement]
  ;[from.value, to.value] = [to.value, from.value]
}
