import type { VendorSample } from '@sample/marketplace-types'

export const mossgateMushroomFarm: VendorSample = {
  slug: 'mossgate-mushroom-farm',
  businessName: 'Mossgate Mushroom Farm',
  type: 'grower',
  description: {
    en: 'Oysters, lion’s mane and chestnut-brown shiitake grown in two old dairy barns, on alder sawdust from the mill down the road. What is picked on Wednesday night is on the market stall on Thursday.',
    es: 'Setas de ostra, melena de león y shiitake criados en dos antiguos establos, sobre serrín de aliso del aserradero vecino. Lo que se corta el miércoles por la noche está el jueves en el puesto del mercado.',
    pt: 'Shimeji, juba-de-leão e shiitake criados em dois antigos estábulos, sobre serragem de amieiro da serraria vizinha. O que se colhe na quarta à noite está na quinta na banca da feira.',
  },
  address: { street: '18 Culvert Road', city: 'Corvallis', state: 'OR', postalCode: '97330', country: 'US' },
  location: { latitude: 44.5646, longitude: -123.262 },
  phone: '(541) 555-0112',
  email: 'hello@mossgate-mushroom-farm.example.com',
  website: 'https://mossgate-mushroom-farm.example.com',
  socialMedia: [{ network: 'instagram', url: 'https://www.example.com/instagram/mossgate' }],
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'growing/equipment/grow-kits', 'mushroom/freeze-dried'],
  hasStore: true,
  opening: [
    { days: ['thursday', 'friday'], opens: '10:00', closes: '17:00' },
    { days: ['saturday'], opens: '09:00', closes: '13:00' },
  ],
  standardPolicy: true,
  approvedAt: '2025-04-25',
}
