/** Storage that the browser refuses is empty. */
function readTicks(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}

function storeTicks(key: string, ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids))
    else localStorage.removeItem(key)
  } catch {
    // Without storage, the list starts again on the next visit.
  }
}

/** Restores what was ticked off on this device, stores each change, and prints the list alone. */
export function connectShoppingList(form: HTMLFormElement): void {
  const key = `guide:${form.dataset.shoppingList}`
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const ticked = readTicks(key)
  // What was ticked off before this script was loaded stays so.
  for (const box of boxes) box.checked ||= ticked.includes(box.value)
  const remember = () =>
    storeTicks(
      key,
      boxes.flatMap(({ checked, value }) => (checked ? [value] : [])),
    )
  form.addEventListener('change', remember)
  // The boxes are cleared after the event.
  form.addEventListener('reset', () => setTimeout(remember))
  form.querySelector('[data-print-list]')?.addEventListener('click', () => {
    document.documentElement.dataset.printed = 'list'
    window.addEventListener('afterprint', () => delete document.documentElement.dataset.printed, {
      once: true,
    })
    print()
  })
}
