import type { VendorSample } from '@sample/marketplace-types'

export const setasDelMolinoViejo: VendorSample = {
  slug: 'setas-del-molino-viejo',
  businessName: 'Setas del Molino Viejo',
  type: 'grower',
  description: {
    en: 'King oysters grown in a water mill, and in autumn saffron milk caps from the pine woods above it. Orders leave on Tuesdays so that nothing spends a weekend in a depot.',
    es: 'Setas de cardo cultivadas en un molino de agua y, en otoño, níscalos de los pinares de encima. Los pedidos salen los martes para que nada pase el fin de semana en un almacén.',
    pt: 'Eryngui cultivado num moinho de água e, no outono, sanchas dos pinhais acima dele. Os pedidos saem às terças para que nada passe o fim de semana num depósito.',
  },
  address: {
    street: 'Camino del Molino 3',
    city: 'Soria',
    state: 'Soria',
    postalCode: '42001',
    country: 'ES',
  },
  location: { latitude: 41.7636, longitude: -2.4649 },
  phone: '+34 000 000 012',
  email: 'hello@setas-del-molino-viejo.example.com',
  website: 'https://setas-del-molino-viejo.example.com',
  sells: ['mushroom/fresh', 'mushroom/foraged', 'mushroom/dehydrated', 'growing/supplies/grow-bags'],
  hasStore: true,
  opening: [{ days: ['friday', 'saturday'], opens: '10:00', closes: '14:00' }],
  standardPolicy: false,
  delivery: {
    regions: ['ES', 'PT'],
    perishableRegions: ['ES'],
    cost: 7,
    freeFrom: 80,
    currency: 'EUR',
    days: [1, 3],
    returnDays: 14,
  },
  approvedAt: '2025-01-29',
}
