import { expect, it } from 'vitest'
import { townLine } from './address-format'

it.each([
  [{ city: 'Denver', region: 'CO', postalCode: '80205', country: 'US' }, 'Denver, CO 80205'],
  [{ city: 'London', postalCode: 'SW1A 1AA', country: 'GB' }, 'London, SW1A 1AA'],
  [{ city: 'Soria', region: null, postalCode: '42001', country: 'ES' }, '42001 Soria'],
  [{ city: 'Oaxaca', region: 'OAX', postalCode: '68000', country: 'MX' }, '68000 Oaxaca, OAX'],
  [{ city: 'Lusaka', country: 'ZM' }, 'Lusaka'],
])('%o is written as its country writes it', (town, line) => {
  expect(townLine(town)).toBe(line)
})
