import type { DropshippingSample } from '@sample/marketplace-types'

export const saltFlatGrowDepot: DropshippingSample = {
  slug: 'salt-flat-grow-depot',
  businessName: 'Salt Flat Grow Depot',
  type: 'growing',
  description: {
    en: 'Heavy things, sent neutral: sterilizers, bags by the case, blocks on cool days only. Frost and heat holds are announced the evening before.',
    es: 'Cosas pesadas en embalaje neutro: esterilizadores, bolsas por cajas y bloques solo en días frescos. Las paradas por helada o calor se avisan la víspera.',
    pt: 'Coisas pesadas em embalagem neutra: esterilizadores, sacos por caixa e blocos só em dias frescos. Pausas por geada ou calor são avisadas na véspera.',
  },
  address: { city: 'Salt Lake City', state: 'UT', postalCode: '84104', country: 'US' },
  location: { latitude: 40.7608, longitude: -111.891 },
  phone: '(801) 555-0121',
  email: 'trade@salt-flat-grow-depot.example.com',
  website: 'https://salt-flat-grow-depot.example.com',
  sells: ['growing/equipment', 'growing/supplies'],
  products: [
    'pressure-sterilizer',
    'filter-patch-bags',
    'injection-port-grain-bags',
    'oak-and-soy-hull-blocks',
  ],
  fees: { perOrder: 6, monthly: 0, currency: 'USD' },
  regions: ['US'],
  leadTime: { from: 1, to: 3 },
  approvedAt: '2026-04-04',
}
