import type { DropshippingSample } from '@sample/marketplace-types'

export const palmShadeSupplements: DropshippingSample = {
  slug: 'palm-shade-supplements',
  businessName: 'Palm Shade Supplements',
  type: 'supplements',
  description: {
    en: 'Makes and posts gummies and capsules for shops without a kitchen. Recipes are shared in full with whoever sells them.',
    es: 'Hace y envía gominolas y cápsulas para tiendas sin cocina. La receta completa se comparte con quien las vende.',
    pt: 'Faz e envia gomas e cápsulas para lojas sem cozinha. A receita completa é dividida com quem vende.',
  },
  address: { city: 'Tampa', state: 'FL', postalCode: '33602', country: 'US' },
  location: { latitude: 27.9506, longitude: -82.4572 },
  phone: '(813) 555-0199',
  email: 'trade@palm-shade-supplements.example.com',
  website: 'https://palm-shade-supplements.example.com',
  sells: ['mushroom/extracts', 'mushroom/edibles/gummies'],
  products: [
    'lions-mane-pear-gummies',
    'reishi-sour-cherry-gummies',
    'lions-mane-capsules',
    'turkey-tail-capsules',
  ],
  fees: { perOrder: 4.2, monthly: 49, currency: 'USD' },
  regions: ['US', 'MX'],
  leadTime: { from: 2, to: 4 },
  approvedAt: '2025-02-12',
}
