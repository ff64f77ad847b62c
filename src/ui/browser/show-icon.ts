/** Gives a button another icon, one of `icons.ts`. */
export function showIcon(button: HTMLElement, icon: string): void {
  const drawing = button.querySelector('svg')
  if (drawing) drawing.innerHTML = icon
}
