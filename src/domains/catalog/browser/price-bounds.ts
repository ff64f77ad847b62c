/** What holds both ends of a range of prices, and their currency. */
export const priceFields = '.price-fields'

function endsOf(form: HTMLFormElement): HTMLInputElement[] {
  return ['price_from', 'price_to'].flatMap((name) => {
    const end = form.elements.namedItem(name)
    return end instanceof HTMLInputElement ? [end] : []
  })
}

/** Whether a range of prices begins above its end, as it may while somebody is still writing it. */
export function isCrossed(form: HTMLFormElement): boolean {
  const [from, to] = endsOf(form)
  // What is no number is less than nothing.
  return Boolean(from && to && from.valueAsNumber > to.valueAsNumber)
}

/** Says beside the range, or no longer, that it will be put in order. */
export function hint(form: HTMLFormElement, isOn: boolean): string {
  const words = form.querySelector<HTMLElement>('[data-price-crossed]')
  if (words) words.hidden = !isOn
  for (const end of endsOf(form))
    if (isOn && words) end.setAttribute('aria-describedby', words.id)
    else end.removeAttribute('aria-describedby')
  return words?.textContent ?? ''
}

/** Writes the lower end first. */
export function putInOrder(form: HTMLFormElement): void {
  hint(form, false)
  if (!isCrossed(form)) return
  const [from, to] = endsOf(form) as [HTMLInputElement, HTMLInputElement]
  ;[from.value, to.value] = [to.value, from.value]
}
