function step({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-quantity-step]') : null
  const input = button?.parentElement?.querySelector('input')
  if (!button || !input) return
  if (button.dataset.quantityStep === '1') input.stepUp()
  else input.stepDown()
  // A change by button must reach the same listeners as typing.
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Lets buttons change quantities, also those of fields that appear later. */
export function listenToQuantitySteps(): void {
  document.addEventListener('click', step)
}
