import { expect, test } from 'vitest'
import { placeOfAddress } from './locate-address'

test.each([
  [{ city: 'Astoria', state: 'OR', postalCode: '97103', country: 'US' }, 46.2, -123.8],
  [{ city: 'Astoria', state: 'OR', country: 'US' }, 46.2, -123.8],
  [{ city: 'Leiria', state: 'Leiria', country: 'PT' }, 39.7, -8.8],
  [{ city: 'Valencia', country: 'ES' }, 39.5, -0.4],
  // Of these postcodes only the area is known.
  [{ city: 'Soria', state: 'Soria', postalCode: '42001', country: 'ES' }, 41.8, -2.5],
  [{ city: 'Madrid', state: 'Madrid', postalCode: '28001', country: 'ES' }, 40.4, -3.7],
  [{ city: 'Lisboa', postalCode: '1000-001', country: 'PT' }, 38.7, -9.1],
  [{ city: 'São Paulo', state: 'SP', postalCode: '01310-100', country: 'BR' }, -23.5, -46.6],
  [{ city: 'Guadalajara', state: 'JAL', postalCode: '44100', country: 'MX' }, 20.7, -103.3],
  [{ city: 'Santa Maria', state: 'RS', country: 'BR' }, -29.7, -53.8],
  [{ city: 'London', state: 'ON', country: 'CA' }, 43.0, -81.2],
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
