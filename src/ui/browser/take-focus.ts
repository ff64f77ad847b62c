/** Moves the focus to an element that has just appeared. React calls it as a ref, without an element once that is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
