import type { DropshippingSample } from '@sample/marketplace-types'

export const caisVelhoEncomendas: DropshippingSample = {
  slug: 'cais-velho-encomendas',
  businessName: 'Cais Velho Encomendas',
  type: 'apparel',
  description: {
    en: 'Shirts and hats sewn in the valley of the Ave, sent for your shop in paper, never in plastic.',
    es: 'Camisetas y gorros cosidos en el valle del Ave, enviados en tu nombre en papel, nunca en plástico.',
    pt: 'Camisetas e gorros costurados no vale do Ave, enviados em seu nome em papel, nunca em plástico.',
  },
  address: { city: 'Porto', state: 'Porto', postalCode: '4000-001', country: 'PT' },
  location: { latitude: 41.1579, longitude: -8.6291 },
  phone: '+351 000 000 072',
  email: 'trade@cais-velho-encomendas.example.com',
  website: 'https://cais-velho-encomendas.example.com',
  sells: ['apparel', 'educational/books'],
  products: ['camiseta-niscalo', 'straw-picking-hat', 'growing-on-logs-notebook'],
  fees: { perOrder: 2.5, monthly: 9, currency: 'EUR' },
  regions: ['PT', 'ES', 'FR', 'DE'],
  leadTime: { from: 2, to: 5 },
  approvedAt: '2025-12-15',
}
