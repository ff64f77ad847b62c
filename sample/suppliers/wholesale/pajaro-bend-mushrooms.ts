import type { WholesaleSample } from '@sample/marketplace-types'

export const pajaroBendMushrooms: WholesaleSample = {
  slug: 'pajaro-bend-mushrooms',
  businessName: 'Pajaro Bend Mushrooms',
  type: 'grower',
  description: {
    en: 'Brown buttons, king oyster and maitake for restaurants from San José to Sacramento, in returnable crates. Standing orders get the first pick of the week.',
    es: 'Champiñón marrón, seta de cardo y maitake para restaurantes de San José a Sacramento, en cajas retornables. Los pedidos fijos eligen primero cada semana.',
    pt: 'Champignon marrom, eryngui e maitake para restaurantes de San José a Sacramento, em caixas retornáveis. Pedidos fixos escolhem primeiro na semana.',
  },
  address: { city: 'Watsonville', state: 'CA', postalCode: '95076', country: 'US' },
  location: { latitude: 36.9102, longitude: -121.7569 },
  phone: '(831) 555-0152',
  email: 'trade@pajaro-bend-mushrooms.example.com',
  website: 'https://pajaro-bend-mushrooms.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated'],
  products: ['brown-button-crate'],
  minimumOrder: { amount: 400, currency: 'USD' },
  leadTime: { from: 2, to: 4 },
  netTerms: ['net-15', 'net-30'],
  approvedAt: '2025-01-25',
}
