import type { VendorSample } from '@sample/marketplace-types'

export const redClayOysterBarn: VendorSample = {
  slug: 'red-clay-oyster-barn',
  businessName: 'Red Clay Oyster Barn',
  type: 'grower',
  description: {
    en: 'Oyster mushrooms on cotton-seed hulls and wheat straw, picked every morning but Sunday. Families come to see the rooms on the first Saturday of the month.',
    es: 'Setas de ostra sobre cáscara de algodón y paja de trigo, cosechadas cada mañana menos el domingo. El primer sábado de mes las familias visitan las salas.',
    pt: 'Shimejis sobre casca de algodão e palha de trigo, colhidos toda manhã menos no domingo. No primeiro sábado do mês as famílias visitam as salas.',
  },
  address: { city: 'Athens', state: 'GA', postalCode: '30601', country: 'US' },
  location: { latitude: 33.9519, longitude: -83.3576 },
  phone: '(706) 555-0177',
  email: 'hello@red-clay-oyster-barn.example.com',
  website: 'https://red-clay-oyster-barn.example.com',
  sells: [
    'mushroom/fresh',
    'growing/equipment/grow-kits',
    'growing/supplies',
    'growing/genetics/liquid-culture',
  ],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2025-01-26',
}
