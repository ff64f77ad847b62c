/** Prints the page. */
export function connectPrintButton(button: HTMLElement): void {
  button.addEventListener('click', () => print())
}
