import type { DropshippingSample } from '@sample/marketplace-types'

export const harborLanternGeneral: DropshippingSample = {
  slug: 'harbor-lantern-general',
  businessName: 'Harbor Lantern General',
  type: 'general',
  description: {
    en: 'Books, slides and small instruments for hobby shops, packed by two people who know which way up a lens travels.',
    es: 'Libros, portaobjetos y pequeños instrumentos para tiendas de afición, embalados por dos personas que saben cómo viaja una lente.',
    pt: 'Livros, lâminas e pequenos instrumentos para lojas de hobby, embalados por duas pessoas que sabem como uma lente viaja.',
  },
  address: { city: 'Providence', state: 'RI', postalCode: '02903', country: 'US' },
  location: { latitude: 41.824, longitude: -71.4128 },
  phone: '(401) 555-0133',
  email: 'trade@harbor-lantern-general.example.com',
  website: 'https://harbor-lantern-general.example.com',
  sells: ['educational', 'apparel', 'microscopy/microscopy-equipment'],
  products: ['precision-cover-slips', 'stage-micrometer', 'phone-eyepiece-adapter'],
  fees: { perOrder: 3.8, monthly: 15, currency: 'USD' },
  regions: ['US', 'CA', 'GB'],
  leadTime: { from: 2, to: 4 },
  approvedAt: '2025-03-19',
}
