import type { VendorSample } from '@sample/marketplace-types'

export const cogumelosDaSerraVelha: VendorSample = {
  slug: 'cogumelos-da-serra-velha',
  businessName: 'Cogumelos da Serra Velha',
  type: 'grower',
  description: {
    en: 'Shiitake on chestnut logs and oysters on vineyard prunings, from a terraced farm at six hundred metres. We also sell the spawn we use ourselves.',
    es: 'Shiitake en troncos de castaño y setas de ostra sobre sarmientos, de una finca en terrazas a seiscientos metros. También vendemos el micelio que usamos.',
    pt: 'Shiitake em troncos de castanheiro e pleurotos sobre podas de vinha, de um sítio em terraços a seiscentos metros. Também vendemos o micélio que usamos.',
  },
  address: { street: 'Rua do Lagar 8', city: 'Viseu', state: 'Viseu', postalCode: '3500-001', country: 'PT' },
  location: { latitude: 40.6566, longitude: -7.9125 },
  phone: '+351 000 000 031',
  email: 'hello@cogumelos-da-serra-velha.example.com',
  website: 'https://cogumelos-da-serra-velha.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'growing/supplies', 'mushroom/edibles/honey'],
  hasStore: false,
  standardPolicy: false,
  delivery: {
    regions: ['PT', 'ES'],
    perishableRegions: ['PT'],
    cost: 6.5,
    freeFrom: 70,
    currency: 'EUR',
    days: [1, 3],
    returnDays: 14,
  },
  approvedAt: '2025-05-23',
}
