import type { VendorSample } from '@sample/marketplace-types'

export const hongosCaminoHondo: VendorSample = {
  slug: 'hongos-camino-hondo',
  businessName: 'Hongos Camino Hondo',
  type: 'grower',
  description: {
    en: 'Oysters on maize stubble and coffee pulp, grown by nine households that share one pasteurising drum. Kits are made for kitchens without a garden.',
    es: 'Setas sobre rastrojo de maíz y pulpa de café, cultivadas por nueve familias que comparten un tambo de pasteurización. Los kits están pensados para cocinas sin jardín.',
    pt: 'Shimejis sobre palhada de milho e polpa de café, cultivados por nove famílias que dividem um tambor de pasteurização. Os kits são feitos para cozinhas sem quintal.',
  },
  address: {
    street: 'Camino Hondo s/n',
    city: 'Oaxaca de Juárez',
    state: 'Oaxaca',
    postalCode: '68000',
    country: 'MX',
  },
  location: { latitude: 17.0732, longitude: -96.7266 },
  phone: '+52 951 555 0112',
  email: 'hello@hongos-camino-hondo.example.com',
  website: 'https://hongos-camino-hondo.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'growing/equipment/grow-kits'],
  hasStore: true,
  opening: [{ days: ['wednesday', 'sunday'], opens: '08:00', closes: '14:00' }],
  standardPolicy: false,
  delivery: {
    regions: ['MX'],
    perishableRegions: ['MX-OAX', 'MX-PUE'],
    cost: 120,
    freeFrom: 1200,
    currency: 'MXN',
    days: [1, 5],
    returnDays: 14,
  },
  approvedAt: '2026-04-04',
}
