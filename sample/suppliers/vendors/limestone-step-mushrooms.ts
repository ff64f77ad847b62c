import type { VendorSample } from '@sample/marketplace-types'

export const limestoneStepMushrooms: VendorSample = {
  slug: 'limestone-step-mushrooms',
  businessName: 'Limestone Step Mushrooms',
  type: 'grower',
  description: {
    en: 'Warm-weather mushrooms from a cellar cut in limestone: oysters when the city is at forty degrees, wood ears in spring. Pick up at the door or have them brought on the bicycle.',
    es: 'Setas de tiempo cálido en un sótano excavado en caliza: ostras cuando la ciudad pasa de cuarenta grados, orejas de Judas en primavera. Se recogen en la puerta o llegan en bicicleta.',
    pt: 'Cogumelos de clima quente num porão aberto no calcário: shimejis quando a cidade passa dos quarenta graus, orelhas-de-pau na primavera. Retire na porta ou receba de bicicleta.',
  },
  address: { street: '5 Cistern Road', city: 'Austin', state: 'TX', postalCode: '78702', country: 'US' },
  location: { latitude: 30.2672, longitude: -97.7431 },
  phone: '(512) 555-0195',
  email: 'hello@limestone-step-mushrooms.example.com',
  website: 'https://limestone-step-mushrooms.example.com',
  sells: [
    'mushroom/fresh',
    'mushroom/beverage/tea',
    'growing/equipment/grow-kits',
    'mushroom/dehydrated',
    'growing/supplies/grow-bags',
  ],
  hasStore: true,
  opening: [{ days: ['saturday', 'sunday'], opens: '09:00', closes: '14:00' }],
  standardPolicy: true,
  approvedAt: '2026-03-27',
}
