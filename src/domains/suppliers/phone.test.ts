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
