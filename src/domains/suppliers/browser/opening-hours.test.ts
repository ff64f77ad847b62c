import { expect, test } from 'vitest'
import { weekdayAt } from './opening-hours'

test.each([
  ['2026-11-29T23:30:00Z', 'Europe/Madrid', 'monday'],
  ['2026-11-29T23:30:00Z', 'America/New_York', 'sunday'],
  // The days on which clocks are changed, at both ends of the hour.
  ['2026-03-28T23:00:00Z', 'Europe/Madrid', 'sunday'],
  ['2026-03-29T22:00:00Z', 'Europe/Madrid', 'monday'],
  ['2026-09-06T03:59:00Z', 'America/Santiago', 'saturday'],
  ['2026-09-06T04:00:00Z', 'America/Santiago', 'sunday'],
  ['2026-09-07T02:59:00Z', 'America/Santiago', 'sunday'],
])('at %s it is in %s a %s', (moment, timeZone, day) => {
  expect(weekdayAt(new Date(moment), timeZone)).toBe(day)
})
