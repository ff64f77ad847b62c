import { expect, test } from 'vitest'
import { placeOfAddress } from './locate-address'

test.each([
  [{ city: 'Astoria', state: 'OR', postalCode: '97103', country: 'US' }, 46.2, -123.8],
  [{ city: 'Astoria', state: 'OR', country: 'US' }, 46.2, -123.8],
  [{ city: 'Leiria', state: 'Leiria', country: 'PT' }, 39.7, -8.8],
  [{ city: 'Valencia', country: 'ES' }, 39.5, -0.4],
] as const)('the address %j is found on the map', async (address, latitude, longitude) => {
  const place = await placeOfAddress(address)
  expect(place?.country).toBe(address.country)
  expect(place?.latitude).toBeCloseTo(latitude, 0)
  expect(place?.longitude).toBeCloseTo(longitude, 0)
})

test.each([
  [{ city: 'Springfield', country: 'US' }],
  [{ city: 'Nowhere at all', state: 'OR', country: 'US' }],
  [{ city: 'Astoria' }],
  [{}],
])('the address %j has no place', async (address) => {
  expect(await placeOfAddress(address)).toBeNull()
})
