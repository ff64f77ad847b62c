import type { VendorSample } from '@sample/marketplace-types'

export const speckledCapWorkshop: VendorSample = {
  slug: 'speckled-cap-workshop',
  businessName: 'Speckled Cap Workshop',
  type: 'workshop',
  description: {
    en: 'Block-printed shirts, foraging bags and hats that survive rain. Drawings are cut in linoleum by the three of us; cloth is bought undyed.',
    es: 'Camisas estampadas con taco, bolsas de recolección y gorros que aguantan la lluvia. Los dibujos los tallamos en linóleo entre los tres; la tela se compra sin teñir.',
    pt: 'Camisas estampadas com carimbo, bolsas de coleta e chapéus que aguentam chuva. Nós três entalhamos os desenhos em linóleo; o tecido é comprado cru.',
  },
  address: {
    street: '31 Bobbin Street',
    city: 'Minneapolis',
    state: 'MN',
    postalCode: '55401',
    country: 'US',
  },
  location: { latitude: 44.9778, longitude: -93.265 },
  phone: '(612) 555-0166',
  email: 'hello@speckled-cap-workshop.example.com',
  website: 'https://speckled-cap-workshop.example.com',
  socialMedia: [
    { network: 'pinterest', url: 'https://www.example.com/pinterest/speckledcap' },
    { network: 'instagram', url: 'https://www.example.com/instagram/speckledcap' },
  ],
  sells: ['apparel'],
  hasStore: true,
  opening: [{ days: ['friday', 'saturday'], opens: '12:00', closes: '18:00' }],
  standardPolicy: true,
  approvedAt: '2026-04-09',
}
