import type { VendorSample } from '@sample/marketplace-types'

export const cogumelosBancoDeNevoa: VendorSample = {
  slug: 'cogumelos-banco-de-nevoa',
  businessName: 'Cogumelos Banco de Névoa',
  type: 'grower',
  description: {
    en: 'The fog does our humidifying. Lion’s mane, king oyster and maitake from rooms with windows on the Aveiro lagoon, certified by nobody but visited by many.',
    es: 'La niebla nos humidifica gratis. Melena de león, seta de cardo y maitake de salas con ventanas a la ría de Aveiro, sin sellos pero con muchas visitas.',
    pt: 'A neblina faz a umidificação. Juba-de-leão, eryngui e maitake de salas com janelas para a ria de Aveiro, sem selos mas com muitas visitas.',
  },
  address: {
    street: 'Rua do Molhe Velho 15',
    city: 'Aveiro',
    state: 'Aveiro',
    postalCode: '3800-001',
    country: 'PT',
  },
  location: { latitude: 40.644, longitude: -8.646 },
  phone: '+351 000 000 043',
  email: 'hello@cogumelos-banco-de-nevoa.example.com',
  website: 'https://cogumelos-banco-de-nevoa.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'growing/equipment/grow-kits'],
  hasStore: false,
  standardPolicy: false,
  delivery: {
    regions: ['PT', 'ES'],
    cost: 6.5,
    freeFrom: 60,
    currency: 'EUR',
    days: [1, 2],
    returnDays: 14,
  },
  approvedAt: '2026-04-06',
}
