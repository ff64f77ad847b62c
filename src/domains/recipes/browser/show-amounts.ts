import { formatAmount, scaleAmount, type Unit, type UnitNames } from '@/domains/recipes/amount'
import type { Scale } from '@/domains/recipes/scale'

/** Writes the amounts of all ingredients on the page for other servings or units. */
export function showAmounts(scale: Scale, names: UnitNames, locale: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-quantity]')) {
    const { quantity, unit } = element.dataset
    const amount = scaleAmount(Number(quantity), (unit as Unit | undefined) ?? null, scale)
    element.textContent = formatAmount(amount, names, locale)
  }
  // Neither amounts within the texts of steps are scaled nor ingredients without a quantity.
  for (const note of document.querySelectorAll<HTMLElement>('[data-written-for]'))
    note.hidden = scale.factor === 1
}
