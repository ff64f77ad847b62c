import type { VendorSample } from '@sample/marketplace-types'

export const juniperShedTeas: VendorSample = {
  slug: 'juniper-shed-teas',
  businessName: 'Juniper Shed Teas',
  type: 'shop',
  description: {
    en: 'Teas, syrups and cold drinks with mushrooms in the cup: roasted, smoky, and never too sweet. Mixed in lots of twenty kilos.',
    es: 'Tés, jarabes y bebidas frías con setas en la taza: tostados, ahumados y nunca empalagosos. Se mezclan en lotes de veinte kilos.',
    pt: 'Chás, xaropes e bebidas frias com cogumelos na xícara: tostados, defumados e nunca enjoativos. Misturados em lotes de vinte quilos.',
  },
  address: { street: '66 Adobe Court', city: 'Santa Fe', state: 'NM', postalCode: '87501', country: 'US' },
  location: { latitude: 35.687, longitude: -105.9378 },
  phone: '(505) 555-0139',
  email: 'hello@juniper-shed-teas.example.com',
  website: 'https://juniper-shed-teas.example.com',
  sells: ['mushroom/beverage', 'mushroom/edibles/honey'],
  hasStore: true,
  opening: [{ days: ['thursday', 'friday', 'saturday', 'sunday'], opens: '10:00', closes: '16:00' }],
  standardPolicy: true,
  approvedAt: '2026-01-21',
}
