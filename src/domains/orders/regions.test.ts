import { expect, it } from 'vitest'
import { deliveryTo } from './regions'

const spores = ['US-CA', 'US-GA', 'US-ID', 'DE']

it.each([
  [{ country: 'US', region: 'CA' }, 'no'],
  [{ country: 'US', region: ' ca ' }, 'no'],
  [{ country: 'US', region: 'OR' }, 'yes'],
  [{ country: 'US', region: 'California' }, 'unknown'],
  [{ country: 'US', region: null }, 'unknown'],
  [{ country: 'DE', region: null }, 'no'],
  [{ country: 'MX', region: null }, 'yes'],
] as const)('%o: %s', (place, answer) => {
  expect(deliveryTo(place, spores)).toBe(answer)
})

it('goes everywhere where nothing is excluded', () => {
  expect(deliveryTo({ country: 'US', region: null }, [])).toBe('yes')
})
