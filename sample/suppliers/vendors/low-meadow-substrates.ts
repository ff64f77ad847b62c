import type { VendorSample } from '@sample/marketplace-types'

export const lowMeadowSubstrates: VendorSample = {
  slug: 'low-meadow-substrates',
  businessName: 'Low Meadow Substrates',
  type: 'grower',
  description: {
    en: 'Sawdust blocks, straw and ready bags from a former cheese plant whose steam boiler still runs. Wood comes from furniture makers within forty miles.',
    es: 'Bloques de serrín, paja y bolsas listas de una antigua quesería cuya caldera de vapor sigue en marcha. La madera viene de ebanistas a menos de sesenta y cinco kilómetros.',
    pt: 'Blocos de serragem, palha e sacos prontos de uma antiga queijaria cuja caldeira a vapor ainda funciona. A madeira vem de marceneiros a menos de sessenta e cinco quilômetros.',
  },
  address: { city: 'Madison', state: 'WI', postalCode: '53703', country: 'US' },
  location: { latitude: 43.0731, longitude: -89.4012 },
  phone: '(608) 555-0122',
  email: 'hello@low-meadow-substrates.example.com',
  website: 'https://low-meadow-substrates.example.com',
  sells: ['growing/supplies', 'growing/equipment'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2025-08-21',
}
