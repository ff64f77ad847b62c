import type { DropshippingSample } from '@sample/marketplace-types'

export const nopalAltoLogistica: DropshippingSample = {
  slug: 'nopal-alto-logistica',
  businessName: 'Nopal Alto Logística',
  type: 'other',
  description: {
    en: 'Small lots for Mexican shops: dried mushrooms, drinks and spawn under one roof, with cash on delivery where cards do not reach.',
    es: 'Lotes pequeños para tiendas mexicanas: setas secas, bebidas y micelio bajo un mismo techo, con pago contra entrega donde no llega la tarjeta.',
    pt: 'Lotes pequenos para lojas mexicanas: cogumelos secos, bebidas e micélio sob um mesmo teto, com pagamento na entrega onde o cartão não chega.',
  },
  address: { city: 'Guadalajara', state: 'Jalisco', postalCode: '44100', country: 'MX' },
  location: { latitude: 20.6597, longitude: -103.3496 },
  phone: '+52 33 5555 0181',
  email: 'trade@nopal-alto-logistica.example.com',
  website: 'https://nopal-alto-logistica.example.com',
  sells: ['mushroom/dehydrated', 'mushroom/beverage', 'growing/supplies'],
  products: ['wood-ear-strips', 'spiced-mushroom-tea'],
  fees: { perOrder: 45, monthly: 0, currency: 'MXN' },
  regions: ['MX'],
  leadTime: { from: 2, to: 6 },
  approvedAt: '2026-05-08',
}
