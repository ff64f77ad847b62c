const minute = 60_000
const hour = 60 * minute

const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  // Swedish dates are written as ISO 8601 writes them.
  const created = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' })
  calendars.set(timeZone, created)
  return created
}

/** The day at a moment in a time zone, as `2026-11-27`. */
export function dayAt(moment: Date, timeZone: string): string {
  return calendarOf(timeZone).format(moment)
}

/**
 * The first moment of a day in a time zone: midnight, or later where clocks skip it. A search, because no other way knows
 * what clocks do on that day.
 */
export function startOfDay(day: string, timeZone: string): Date {
  // No place is further from UTC than this.
  let [before, within] = [Date.parse(day) - 16 * hour, Date.parse(day) + 16 * hour]
  while (within - before > minute) {
    const middle = before + Math.round((within - before) / 2 / minute) * minute
    if (dayAt(new Date(middle), timeZone) < day) before = middle
    else within = middle
  }
  return new Date(within)
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10)

/** The last millisecond of a day in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  return new Date(startOfDay(dayAfter(day), timeZone).getTime() - 1)
}
