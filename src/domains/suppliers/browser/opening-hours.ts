const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Highlights today's row in the browser, since the cached page is the same every day. */
export function connectOpeningHours(table: HTMLElement): void {
  const row = table.querySelector(`[data-day="${names[new Date().getDay()]}"]`)
  row?.setAttribute('aria-current', 'date')
}
