/** Closes a menu by Escape, with the focus back on what opened it. */
export function connectDropdown(dropdown: HTMLElement): void {
  if (!(dropdown instanceof HTMLDetailsElement)) return
  dropdown.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !dropdown.open) return
    dropdown.open = false
    dropdown.querySelector('summary')?.focus()
  })
}
