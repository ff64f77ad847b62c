import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt, endOfDay, isDay, momentAt, startOfDay } from './days'
import { timeZoneOf } from './i18n/time-zones'

test.each([
  ['2026-11-27', 'UTC', '2026-11-27T00:00:00.000Z', '2026-11-27T23:59:59.999Z'],
  ['2026-11-27', 'America/New_York', '2026-11-27T05:00:00.000Z', '2026-11-28T04:59:59.999Z'],
  ['2026-11-27', 'Pacific/Kiritimati', '2026-11-26T10:00:00.000Z', '2026-11-27T09:59:59.999Z'],
  ['2026-11-27', 'Asia/Kathmandu', '2026-11-26T18:15:00.000Z', '2026-11-27T18:14:59.999Z'],
  // Clocks are set forward and back: 23 and 25 hours.
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  // Midnight itself was skipped in Brazil, and came twice.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
  // A sale that never ends.
  ['9999-12-31', 'Europe/Madrid', '9999-12-30T23:00:00.000Z', '9999-12-31T23:59:59.999Z'],
  ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00.000Z', '2018-02-18T02:59:59.999Z'],
])('%s in %s lasts from %s to %s', (day, timeZone, first, last) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(first)
  expect(endOfDay(day, timeZone).toISOString()).toBe(last)
})

test.each([
  ['2024-02-29', true],
  ['1000-01-01', true],
  ['2026-02-29', false],
  ['0001-01-01', false],
  ['0999-12-31', false],
  ['10000-01-01', false],
])('%s is a day: %s', (day, exists) => {
  expect(isDay(day)).toBe(exists)
})

test('a day begins when the calendar turns to it, and the next begins when it ends, in every time zone', () => {
  const timeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(timeZone, moment, (zone, at) => {
      const day = dayAt(at, zone)
      const first = startOfDay(day, zone)
      const last = endOfDay(day, zone)
      expect(dayAt(first, zone)).toBe(day)
      expect(dayAt(last, zone)).toBe(day)
      expect(dayAt(new Date(first.getTime() - 1), zone) < day).toBe(true)
      expect(dayAt(new Date(last.getTime() + 1), zone) > day).toBe(true)
      expect(first.getTime() <= at.getTime() && at.getTime() <= last.getTime()).toBe(true)
    }),
  )
})

test.each([
  ['2026-05-31T18:30', 'UTC', '2026-05-31T18:30:00.000Z'],
  ['2026-05-31T18:30:15', 'Europe/Madrid', '2026-05-31T16:30:15.000Z'],
  ['2026-01-31T18:30', 'America/Sao_Paulo', '2026-01-31T21:30:00.000Z'],
  ['2026-05-31T00:30', 'Pacific/Kiritimati', '2026-05-30T10:30:00.000Z'],
  ['2026-05-31T23:30', 'Pacific/Pago_Pago', '2026-06-01T10:30:00.000Z'],
  ['2026-05-31T12:00', 'Asia/Kathmandu', '2026-05-31T06:15:00.000Z'],
  // Clocks skip this hour, and repeat the other.
  ['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
])('clocks show %s in %s at %s', (time, timeZone, moment) => {
  expect(momentAt(time, timeZone).toISOString()).toBe(moment)
})

test.each([
  [{ country: 'ES', state: 'Soria' }, 'Europe/Madrid'],
  [{ country: 'ES', state: 'Las Palmas' }, 'Atlantic/Canary'],
  [{ country: 'PT', state: 'Açores' }, 'Atlantic/Azores'],
  [{ country: 'US', state: 'OR' }, 'America/Los_Angeles'],
  [{ country: 'US', state: 'New Mexico' }, 'America/Denver'],
  [{ country: 'US', state: null }, 'America/New_York'],
  [{ country: 'BR', state: 'Paraná' }, 'America/Sao_Paulo'],
  [{ country: 'BR', state: 'Amazonas' }, 'America/Manaus'],
  [{ country: 'MX', state: 'Oaxaca' }, 'America/Mexico_City'],
  [{ country: 'JP' }, 'Asia/Tokyo'],
  [{}, 'UTC'],
])('the time zone of %o is %s', (address, timeZone) => {
  expect(timeZoneOf(address)).toBe(timeZone)
})
