/**
 * Offers to unfold a text only where folding hides some of it, which depends on the width of the page and on fonts. The
 * style sheets of `Clamped` and `Expander` say what `data-overflows` shows.
 */
export function connectFoldable(element: HTMLElement): void {
  const toggle = element.querySelector<HTMLInputElement>(':scope > [type="checkbox"]')
  const text = toggle?.nextElementSibling
  if (!toggle || !text) return
  const measure = () => {
    if (toggle.checked) return
    element.dataset.overflows = 'true'
    // A pixel, because heights are rounded.
    element.dataset.overflows = String(text.scrollHeight > text.clientHeight + 1)
  }
  measure()
  // In the next frame, because an observer must not change the size that it observes.
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(element)
}
