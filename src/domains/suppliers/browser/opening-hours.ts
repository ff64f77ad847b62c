/** The day of the week at a place: a reader elsewhere may have another one. */
export function weekdayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(moment).toLowerCase()
}

/** Highlights the row of today at the place in the browser, since the cached page is the same every day. */
export function connectOpeningHours(table: HTMLElement): void {
  const row = table.querySelector(
    `[data-day="${weekdayAt(new Date(), table.dataset.openingHours ?? 'UTC')}"]`,
  )
  row?.setAttribute('aria-current', 'date')
}
