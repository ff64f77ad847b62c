import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examplePhone, formatPhone } from './phone'

test.each([
  ['+1 (503) 555-0100', 'US', '+1 503 555 0100'],
  ['(503) 555-0100', 'US', '+1 503 555 0100'],
  ['912 345 678', 'PT', '+351 912 345 678'],
  ['９１２３４５６７８', 'PT', '+351 912 345 678'],
  ['(11) 91234-5678', 'BR', '+55 11 91234 5678'],
  ['030 123456', 'DE', '+49 30 123456'],
  ['0034 600 123 456', 'PT', '+34 600 12 34 56'],
  ['+44 20 7946 0958', undefined, '+44 20 7946 0958'],
  ['+34 (0) 600 123 456', 'ES', '+34 600 12 34 56'],
  ['044 55 1234 5678', 'MX', '+52 55 1234 5678'],
  ['01 (55) 1234-5678', 'MX', '+52 55 1234 5678'],
  ['+52 1 55 1234 5678', 'MX', '+52 55 1234 5678'],
  ['0xx11 91234-5678', 'BR', '+55 11 91234 5678'],
  ['+55 (0xx11) 91234-5678', 'BR', '+55 11 91234 5678'],
  ['15 2345 6789', 'AR', null],
  // 00 is how all countries write the sign +, whatever calls abroad begin with.
  ['0055 11 91234-5678', 'BR', '+55 11 91234 5678'],
  ['0057 300 123 4567', 'CO', '+57 300 1234567'],
  ['0034 912 345 678', 'US', '+34 912 34 56 78'],
  ['0034 912 345 678', 'BR', '+34 912 34 56 78'],
  ['00 14 55 11 91234 5678', 'BR', '+55 11 91234 5678'],
  // Without the area, nobody reaches them from elsewhere.
  ['91234-5678', 'BR', null],
  ['3123-4567', 'BR', null],
  ['(1) 123 4567', 'CO', null],
  ['4004-1234', 'BR', '+55 4004 1234'],
  ['(01 33) 3615 4010', 'MX', '+52 33 3615 4010'],
  ['(044) 55 1234 5678', 'MX', '+52 55 1234 5678'],
  ['(011) 15-2345-6789', 'AR', '+54 9 11 2345 6789'],
  ['09 8765 4321', 'CL', '+56 9 8765 4321'],
  ['0 22 123 45 67', 'PL', '+48 22 123 45 67'],
  ['+44 (0)20 7946 0958', 'IE', '+44 20 7946 0958'],
  ['06 1234 5678', 'IT', '+39 06 1234 5678'],
  ['０３（１２３４）５６７８', 'JP', '+81 3 1234 5678'],
  ['+1 503 555 0100 x123', 'US', '+1 503 555 0100 ext. 123'],
  ['600 12 34 56 / 600 12 34 57', 'ES', null],
  ['call me', 'US', null],
  ['12345', 'US', null],
  ['912 345 678', undefined, null],
])('%s in %s is %s', (text, country, phone) => {
  expect(formatPhone(text, country)).toBe(phone)
})

test('an example is a number of the country', () => {
  expect(examplePhone('PT')).toBe('+351 912 345 678')
  expect(formatPhone(examplePhone('BR'), 'BR')).toBe(examplePhone('BR'))
  expect(examplePhone('XX')).toMatch(/^\+1 /)
})

test('a number stays as it is when it is written again, whatever was typed', () => {
  const country = fc.constantFrom(...'AR BR CA CL CO DE ES FR GB IE IT JP MX NL PL PT US'.split(' '))
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 ()+-./'), minLength: 7, maxLength: 18 })
  fc.assert(
    fc.property(country, typed, (code, text) => {
      const phone = formatPhone(text, code)
      if (phone) expect(formatPhone(phone, code)).toBe(phone)
    }),
    { numRuns: 1000 },
  )
})
