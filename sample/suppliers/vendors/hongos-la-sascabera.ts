import type { VendorSample } from '@sample/marketplace-types'

export const hongosLaSascabera: VendorSample = {
  slug: 'hongos-la-sascabera',
  businessName: 'Hongos La Sascabera',
  type: 'grower',
  description: {
    en: 'Warm-weather mushrooms from a sascabera, an old underground pit of soft limestone: oysters when the city is at forty degrees, wood ears once the rains have come. Pick up at the door or have them brought by tricycle.',
    es: 'Setas de tiempo cálido en una sascabera, una antigua cantera subterránea de caliza blanda: setas de ostra cuando la ciudad pasa de cuarenta grados, orejas de madera con las lluvias. Se recogen en la puerta o llegan en triciclo.',
    pt: 'Cogumelos de clima quente numa sascabera, uma antiga pedreira subterrânea de calcário mole: shimejis quando a cidade passa dos quarenta graus, orelhas-de-madeira com as chuvas. Retire na porta ou receba de triciclo.',
  },
  address: {
    street: 'Calle de las Albarradas 5',
    city: 'Mérida',
    state: 'Yucatán',
    postalCode: '97000',
    country: 'MX',
  },
  location: { latitude: 20.975, longitude: -89.617 },
  phone: '+52 999 555 0127',
  email: 'hello@hongos-la-sascabera.example.com',
  website: 'https://hongos-la-sascabera.example.com',
  sells: [
    'mushroom/fresh',
    'mushroom/beverage/tea',
    'growing/equipment/grow-kits',
    'mushroom/dehydrated',
    'growing/supplies/grow-bags',
  ],
  hasStore: true,
  opening: [{ days: ['saturday', 'sunday'], opens: '08:00', closes: '13:00' }],
  standardPolicy: false,
  delivery: {
    regions: ['MX'],
    perishableRegions: ['MX-YUC', 'MX-CAM', 'MX-ROO'],
    cost: 130,
    freeFrom: 1300,
    currency: 'MXN',
    days: [2, 6],
    returnDays: 14,
  },
  approvedAt: '2026-03-27',
}
