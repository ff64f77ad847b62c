import { expect, it } from 'vitest'
import { countriesOf, deliveryStatus, refusedPart } from './delivery-area'

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
  expect(deliveryStatus(place, { regions: [], excludedRegions: spores })).toBe(answer)
})

it('without regions, everything is delivered everywhere', () => {
  const anywhere = { regions: [], excludedRegions: [] }
  expect(deliveryStatus({ country: 'US', region: null }, anywhere)).toBe('yes')
})

it.each([
  [{ country: 'US', region: 'OR' }, 'yes'],
  [{ country: 'US', region: 'TX' }, 'no'],
  [{ country: 'US', region: null }, 'unknown'],
  [{ country: 'DE', region: null }, 'no'],
  [{ country: 'MX', region: null }, 'yes'],
  [{ country: 'PT', region: null }, 'no'],
] as const)('delivery of fresh goods to %o: %s', (place, answer) => {
  const area = { regions: ['US-OR', 'US-WA', 'MX', 'PT'], excludedRegions: ['PT'] }
  expect(deliveryStatus(place, area)).toBe(answer)
})

it('countries are listed once, without those that are excluded', () => {
  expect(countriesOf({ regions: ['US-OR', 'US-WA', 'MX', 'PT'], excludedRegions: ['PT', 'US-WA'] })).toEqual([
    'US',
    'MX',
  ])
})

it('a refused state is not blamed on its country', () => {
  const area = { regions: ['US', 'CA-QC'], excludedRegions: ['US-CA'] }
  expect(refusedPart({ country: 'US', region: 'CA' }, area)).toBe('region')
  expect(refusedPart({ country: 'CA', region: 'ON' }, area)).toBe('region')
  expect(refusedPart({ country: 'DE', region: null }, area)).toBe('country')
  expect(refusedPart({ country: 'US', region: 'OR' }, area)).toBeNull()
  expect(refusedPart({ country: 'US', region: null }, area)).toBeNull()
})
