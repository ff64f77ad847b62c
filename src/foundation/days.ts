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

/** Whether a day exists: JavaScript reads 31 February as 3 March. Years of fewer digits than four are mistakes. */
export function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && day >= '1000' && date.toISOString().startsWith(day)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const created = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, created)
  return created
}

/** By how much clocks in a time zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1000) * 1000
  return Date.parse(`${clockOf(timeZone).format(second).replace(' ', 'T')}Z`) - second
}

/**
 * The moment at which clocks in a time zone show a time, `2026-05-31T18:30`: the first of two in the hour that clocks
 * repeat, and as much later as they skip.
 */
export function momentAt(time: string, timeZone: string): Date {
  const shown = Date.parse(`${time}Z`)
  const [before, after] = [shown - 24 * hour, shown + 24 * hour].map((near) => offsetAt(near, timeZone))
  const found = [before, after].find(
    (offset) => offset !== undefined && offsetAt(shown - offset, timeZone) === offset,
  )
  return new Date(shown - (found ?? before ?? 0))
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10)

/** The last day that has a year of four digits, which people write for one that never comes. */
const lastDay = '9999-12-31'

/** The last millisecond of a day in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  if (day === lastDay) return new Date(`${lastDay}T23:59:59.999Z`)
  return new Date(startOfDay(dayAfter(day), timeZone).getTime() - 1)
}
