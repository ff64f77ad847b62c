import type { DropshippingSample } from '@sample/marketplace-types'

export const whiteSageFulfilment: DropshippingSample = {
  slug: 'white-sage-fulfilment',
  businessName: 'White Sage Fulfilment',
  type: 'supplements',
  description: {
    en: 'Packs and sends capsules, tinctures and powders in your label, from single orders up. We print only claims that are allowed, and ask for the proof.',
    es: 'Envasa y envía cápsulas, tinturas y polvos con tu etiqueta, desde un solo pedido. Solo imprimimos lo que está permitido decir, y pedimos la prueba.',
    pt: 'Embala e envia cápsulas, tinturas e pós com o seu rótulo, a partir de um pedido. Só imprimimos o que é permitido dizer, e pedimos a prova.',
  },
  address: { city: 'Reno', state: 'NV', postalCode: '89502', country: 'US' },
  location: { latitude: 39.5296, longitude: -119.8138 },
  phone: '(775) 555-0116',
  email: 'trade@white-sage-fulfilment.example.com',
  website: 'https://white-sage-fulfilment.example.com',
  sells: ['mushroom/extracts'],
  products: ['five-kitchen-mushrooms-capsules', 'lions-mane-glycerite', 'lions-mane-powder'],
  fees: { perOrder: 3.5, monthly: 29, currency: 'USD' },
  regions: ['US', 'CA'],
  leadTime: { from: 1, to: 2 },
  approvedAt: '2026-04-10',
}
