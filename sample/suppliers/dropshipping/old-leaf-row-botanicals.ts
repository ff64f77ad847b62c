import type { DropshippingSample } from '@sample/marketplace-types'

export const oldLeafRowBotanicals: DropshippingSample = {
  slug: 'old-leaf-row-botanicals',
  businessName: 'Old Leaf Row Botanicals',
  type: 'supplements',
  description: {
    en: 'Teas and tinctures in amber glass, mixed on Mondays and out by Wednesday. Returns go to us, not to you.',
    es: 'Tés y tinturas en vidrio ámbar, mezclados el lunes y enviados el miércoles. Las devoluciones vienen a nosotros, no a ti.',
    pt: 'Chás e tinturas em vidro âmbar, misturados na segunda e enviados na quarta. As devoluções vêm para nós, não para você.',
  },
  address: { city: 'Richmond', state: 'VA', postalCode: '23223', country: 'US' },
  location: { latitude: 37.5407, longitude: -77.436 },
  phone: '(804) 555-0170',
  email: 'trade@old-leaf-row-botanicals.example.com',
  website: 'https://old-leaf-row-botanicals.example.com',
  sells: ['mushroom/extracts', 'mushroom/beverage/tea'],
  products: [
    'reishi-double-tincture',
    'turkey-tail-winter-tincture',
    'smoky-reishi-black-tea',
    'roasted-maitake-rooibos',
  ],
  fees: { perOrder: 3.6, monthly: 19, currency: 'USD' },
  regions: ['US'],
  leadTime: { from: 2, to: 3 },
  approvedAt: '2026-04-19',
}
