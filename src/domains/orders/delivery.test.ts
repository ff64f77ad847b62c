import { expect, it } from 'vitest'
import { deliveryStatus } from './delivery'

const spores = ['US-CA', 'US-GA', 'US-ID', 'CA-QC', 'DE']

it.each([
  [{ country: 'US', region: 'CA' }, 'no'],
  [{ country: 'US', region: ' ca ' }, 'no'],
  [{ country: 'US', region: 'OR' }, 'yes'],
  [{ country: 'US', region: 'California' }, 'unknown'],
  [{ country: 'US', region: null }, 'unknown'],
  [{ country: 'US', region: 'ZZ' }, 'unknown'],
  [{ country: 'US', region: 'KA' }, 'unknown'],
  [{ country: 'US', region: 'dc' }, 'yes'],
  [{ country: 'CA', region: 'QC' }, 'no'],
  [{ country: 'CA', region: 'ON' }, 'yes'],
  [{ country: 'CA', region: 'Quebec' }, 'unknown'],
  [{ country: 'DE', region: null }, 'no'],
  [{ country: 'MX', region: null }, 'yes'],
] as const)('delivery to %o: %s', (place, answer) => {
  expect(deliveryStatus(place, spores)).toBe(answer)
})

it('products without excluded regions are delivered everywhere', () => {
  expect(deliveryStatus({ country: 'US', region: null }, [])).toBe('yes')
})
