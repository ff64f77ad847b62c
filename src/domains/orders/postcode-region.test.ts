import { expect, it } from 'vitest'
import { contradictsRegion } from './postcode-region'

it.each([
  ['US', '97103', 'OR', false],
  ['US', '97103-1234', 'CA', true],
  ['US', '10001', 'CA', true],
  ['US', '20500', 'DC', false],
  // The prefix 834 belongs to Idaho and Wyoming.
  ['US', '83414', 'ID', false],
  ['US', '83414', 'WY', false],
  ['US', '00901', 'PR', false],
  // Military mail is not in the gazetteer.
  ['US', '09012', 'AE', false],
  ['US', null, 'OR', false],
  ['BR', '01310-100', 'SP', false],
])('in %s, the postcode %s contradicts %s: %s', async (country, postalCode, region, contradicts) => {
  expect(await contradictsRegion({ country, postalCode, region })).toBe(contradicts)
})
