import type { VendorSample } from '@sample/marketplace-types'

export const fogBenchMushrooms: VendorSample = {
  slug: 'fog-bench-mushrooms',
  businessName: 'Fog Bench Mushrooms',
  type: 'grower',
  description: {
    en: 'The fog does our humidifying. Lion’s mane, king oyster and maitake from rooms with windows on the bay, certified by nobody but visited by many.',
    es: 'La niebla nos humidifica gratis. Melena de león, seta de cardo y maitake de salas con ventanas a la bahía, sin sellos pero con muchas visitas.',
    pt: 'A neblina faz a umidificação. Juba-de-leão, eryngui e maitake de salas com janelas para a baía, sem selos mas com muitas visitas.',
  },
  address: { street: '150 Tidegate Road', city: 'Arcata', state: 'CA', postalCode: '95521', country: 'US' },
  location: { latitude: 40.8665, longitude: -124.0828 },
  phone: '(707) 555-0160',
  email: 'hello@fog-bench-mushrooms.example.com',
  website: 'https://fog-bench-mushrooms.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'growing/equipment/grow-kits'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2026-04-06',
}
