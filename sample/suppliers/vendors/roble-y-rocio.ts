import type { VendorSample } from '@sample/marketplace-types'

export const robleYRocio: VendorSample = {
  slug: 'roble-y-rocio',
  businessName: 'Roble y Rocío',
  type: 'grower',
  description: {
    en: 'Two people, eight hundred oak logs and a walk-in dryer in a wet valley in the north of Navarre. Log-grown shiitake from May to October, dried slices for the rest of the year.',
    es: 'Dos personas, ochocientos troncos de roble y un secadero en un valle lluvioso del norte de Navarra. Shiitake en tronco de mayo a octubre y lonchas secas el resto del año.',
    pt: 'Duas pessoas, oitocentos troncos de carvalho e uma câmara de secagem num vale chuvoso do norte de Navarra. Shiitake em tora de maio a outubro e fatias secas no resto do ano.',
  },
  address: { city: 'Elizondo', state: 'Navarra', postalCode: '31700', country: 'ES' },
  location: { latitude: 43.148, longitude: -1.518 },
  phone: '+34 000 000 034',
  email: 'hello@roble-y-rocio.example.com',
  website: 'https://roble-y-rocio.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'classifieds'],
  hasStore: false,
  standardPolicy: false,
  delivery: {
    regions: ['ES', 'PT', 'FR'],
    perishableRegions: ['ES-NA', 'ES-SS', 'ES-BI', 'ES-VI', 'ES-LO', 'ES-Z'],
    cost: 6.9,
    freeFrom: 70,
    currency: 'EUR',
    days: [1, 4],
    returnDays: 14,
  },
  approvedAt: '2025-02-14',
}
