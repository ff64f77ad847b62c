import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressFormat, formatPostcode, townLine } from './address-format'

it.each([
  [{ city: 'Denver', region: 'CO', postalCode: '80205', country: 'US' }, 'Denver, CO 80205'],
  [{ city: 'London', postalCode: 'SW1A 1AA', country: 'GB' }, 'London, SW1A 1AA'],
  [{ city: 'Soria', region: null, postalCode: '42001', country: 'ES' }, '42001 Soria'],
  [{ city: 'Oaxaca', region: 'OAX', postalCode: '68000', country: 'MX' }, '68000 Oaxaca, OAX'],
  [{ city: 'Aveiro', region: 'Aveiro', postalCode: '3800-001', country: 'PT' }, '3800-001 Aveiro'],
  [{ city: null, region: 'Zamora', country: 'ES' }, 'Zamora'],
  [{ city: 'Lusaka', country: 'ZM' }, 'Lusaka'],
])('%o is written as its country writes it', (town, line) => {
  expect(townLine(town)).toBe(line)
})

it.each([
  ['PT', '1000001', '1000-001'],
  ['PT', '1000 - 001', '1000-001'],
  ['PT', '1000–001', '1000-001'],
  ['PT', 'P-1000-001', '1000-001'],
  ['PT', '１０００−００１', '1000-001'],
  ['FR', '75 001', '75001'],
  ['FR', 'F-75001', '75001'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['BR', '01310100', '01310-100'],
  ['BR', '01.310-100', '01310-100'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['IE', 'd6wy271', 'D6W Y271'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['NL', '1012js', '1012 JS'],
  ['SE', 'SE-11120', '111 20'],
  ['US', '971031234', '97103-1234'],
  ['US', '97103', '97103'],
  ['US', 'OR 97103', '97103'],
  ['AU', 'VIC 3000', '3000'],
  ['CA', 'KIA OB1', 'K1A 0B1'],
  ['AR', 'CPA C1425BHW', 'C1425BHW'],
  ['ZM', ' 10101 ', '10101'],
  ['AR', 'c1425bhw', 'C1425BHW'],
  ['AR', 'CP 1425', '1425'],
  ['CL', '832-0000', '8320000'],
  ['CO', '11 01 11', '110111'],
  ['JP', '〒100-0001', '100-0001'],
  ['JP', '１００ー０００１', '100-0001'],
  ['ES', 'C.P. 28001', '28001'],
  ['MX', 'CP06000', '06000'],
  ['BR', 'CEP: 01310-1OO', '01310-100'],
  ['BR', '01310_100', '01310-100'],
  ['CA', 'K1AOB1', 'K1A 0B1'],
  ['IE', 'DO2 AF30', 'D02 AF30'],
  ['GB', 'OX1 OAA', 'OX1 0AA'],
  ['GB', 'gir 0aa', 'GIR 0AA'],
  ['FR', '75001 CEDEX 01', '75001'],
  ['NO', 'N-0150', '0150'],
  ['FI', 'FI-00100', '00100'],
  ['CZ', '11000', '110 00'],
  ['GB', 'bfpo57', 'BFPO 57'],
  ['GB', 'B.F.P.O. 801', 'BFPO 801'],
  ['GB', 'BF1 2AT', 'BF1 2AT'],
  ['GB', 'SW1A IAA', 'SW1A 1AA'],
  ['GB', 'London SW1A 1AA', 'SW1A 1AA'],
  ['PT', '1000-001 Lisboa', '1000-001'],
  ['ES', '28001 Madrid', '28001'],
  ['CO', 'Bogotá, D.C., 110111', '110111'],
  ['FR', '75008 Paris CEDEX 08', '75008'],
  ['NL', '1012 JS Amsterdam', '1012 JS'],
  ['US', 'Salem, OR 97103', '97103'],
  ['US', 'APO AE 09012', '09012'],
  ['US', '9710l', '97101'],
  ['CA', 'ON K1A 0B1', 'K1A 0B1'],
  ['AR', '(1425)', '1425'],
  ['GB', 'SW1A 123', null],
  ['GB', 'BFPO 1AA', null],
  ['IE', 'Dublin 4', null],
  ['PT', 'Lisboa', null],
  ['ES', '53001', null],
  ['ES', '00000', null],
  ['PT', '0000-000', null],
  ['NL', '0123 AB', null],
  ['CA', 'D1A 0B1', null],
  ['AR', 'ABCDE', null],
  ['JP', '100', null],
  ['PT', '1000', null],
  ['ES', '2800', null],
  ['DE', 'F-10115', null],
  ['GB', '12345', null],
])('in %s the postcode %s is %s', (country, written, postcode) => {
  expect(formatPostcode(country, written)).toBe(postcode)
})

it('every example is written as its country writes it', () => {
  for (const country of [
    'AR',
    'AT',
    'BR',
    'CA',
    'CL',
    'CO',
    'CZ',
    'ES',
    'FI',
    'GB',
    'IE',
    'JP',
    'LU',
    'MX',
    'NL',
    'NO',
    'PL',
    'PT',
    'SE',
    'US',
  ]) {
    const { postcode } = addressFormat(country)
    expect(formatPostcode(country, String(postcode?.example))).toBe(postcode?.example)
  }
})

it('a postcode stays as it is when it is written again, whatever was typed', () => {
  const country = fc.constantFrom(
    ...'AR BR CA CL CO CZ DE ES FI FR GB IE IT JP MX NL NO PL PT SE US'.split(' '),
  )
  const typed = fc.string({
    unit: fc.constantFrom(...'0123456789O AESWCP.-–〒１'),
    minLength: 3,
    maxLength: 10,
  })
  fc.assert(
    fc.property(country, typed, (code, text) => {
      const postcode = formatPostcode(code, text)
      if (postcode) expect(formatPostcode(code, postcode)).toBe(postcode)
    }),
    { numRuns: 2000 },
  )
})
