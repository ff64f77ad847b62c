import type { VendorSample } from '@sample/marketplace-types'

export const galpaoDaTerraRubra: VendorSample = {
  slug: 'galpao-da-terra-rubra',
  businessName: 'Galpão da Terra Rubra',
  type: 'grower',
  description: {
    en: 'Oyster mushrooms on cotton-seed hulls and wheat straw, picked every morning but Sunday. Families come to see the rooms on the first Saturday of the month.',
    es: 'Setas de ostra sobre cáscara de algodón y paja de trigo, cosechadas cada mañana menos el domingo. El primer sábado de mes las familias visitan las salas.',
    pt: 'Shimejis sobre casca de algodão e palha de trigo, colhidos toda manhã menos no domingo. No primeiro sábado do mês as famílias visitam as salas.',
  },
  address: { city: 'Londrina', state: 'Paraná', postalCode: '86000-000', country: 'BR' },
  location: { latitude: -23.31, longitude: -51.163 },
  phone: '+55 43 5555-0158',
  email: 'hello@galpao-da-terra-rubra.example.com',
  website: 'https://galpao-da-terra-rubra.example.com',
  sells: [
    'mushroom/fresh',
    'growing/equipment/grow-kits',
    'growing/supplies',
    'growing/genetics/liquid-culture',
  ],
  hasStore: false,
  standardPolicy: false,
  delivery: {
    regions: ['BR'],
    perishableRegions: ['BR-PR', 'BR-SP', 'BR-SC'],
    cost: 26,
    freeFrom: 220,
    currency: 'BRL',
    days: [2, 7],
    returnDays: 7,
  },
  approvedAt: '2025-01-26',
}
