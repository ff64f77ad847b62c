import type { VendorSample } from '@sample/marketplace-types'

export const larchLaneMushrooms: VendorSample = {
  slug: 'larch-lane-mushrooms',
  businessName: 'Larch Lane Mushrooms',
  type: 'grower',
  description: {
    en: 'Two people, eight hundred oak logs and a walk-in dryer. Log-grown shiitake from May to October, dried slices for the rest of the year.',
    es: 'Dos personas, ochocientos troncos de roble y un secadero. Shiitake en tronco de mayo a octubre y lonchas secas el resto del año.',
    pt: 'Duas pessoas, oitocentos troncos de carvalho e uma câmara de secagem. Shiitake em tora de maio a outubro e fatias secas no resto do ano.',
  },
  address: { city: 'Montpelier', state: 'VT', postalCode: '05602', country: 'US' },
  location: { latitude: 44.2601, longitude: -72.5754 },
  phone: '(802) 555-0134',
  email: 'hello@larch-lane-mushrooms.example.com',
  website: 'https://larch-lane-mushrooms.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'classifieds'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2025-02-14',
}
