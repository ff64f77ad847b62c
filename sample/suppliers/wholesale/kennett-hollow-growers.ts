import type { WholesaleSample } from '@sample/marketplace-types'

export const kennettHollowGrowers: WholesaleSample = {
  slug: 'kennett-hollow-growers',
  businessName: 'Kennett Hollow Growers’ Pool',
  type: 'grower',
  description: {
    en: 'Seven farms that sell white, brown and portobello mushrooms together, by the pallet layer. One invoice, one truck, every night but Saturday.',
    es: 'Siete fincas que venden juntas champiñón blanco, marrón y portobello, por capas de palé. Una factura y un camión, cada noche menos el sábado.',
    pt: 'Sete fazendas que vendem juntas champignon branco, marrom e portobello, por camada de palete. Uma nota e um caminhão, toda noite menos sábado.',
  },
  address: { city: 'Kennett Square', state: 'PA', postalCode: '19348', country: 'US' },
  location: { latitude: 39.8468, longitude: -75.7116 },
  phone: '(484) 555-0101',
  email: 'trade@kennett-hollow-growers.example.com',
  website: 'https://kennett-hollow-growers.example.com',
  sells: ['mushroom/fresh'],
  products: ['brown-button-crate'],
  minimumOrder: { amount: 250, currency: 'USD' },
  leadTime: { from: 1, to: 2 },
  netTerms: ['prepaid', 'net-15'],
  approvedAt: '2026-03-23',
}
