import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const shiitakeLogKit: ProductSample = {
  slug: 'shiitake-log-kit',
  title: { en: 'Plugged shiitake log', es: 'Tronco de shiitake inoculado', pt: 'Tora de shiitake inoculada' },
  summary: {
    en: 'An oak log plugged a year ago, ready for its first soak.',
    es: 'Un tronco de roble inoculado hace un año, listo para su primer remojo.',
    pt: 'Uma tora de carvalho inoculada há um ano, pronta para o primeiro banho.',
  },
  description: {
    en: 'Sixty centimetres, white at both ends, which means that the mushroom has run through. Soak a night, stand it in the shade, harvest in ten days.',
    es: 'Sesenta centímetros, blanco en ambos extremos: la seta lo ha recorrido. Una noche en agua, a la sombra y a los diez días se cosecha.',
    pt: 'Sessenta centímetros, branca nas duas pontas: o cogumelo já a percorreu. Uma noite na água, à sombra, e em dez dias se colhe.',
  },
  categories: ['growing/equipment/grow-kits'],
  drawing: 'grow-log',
  vendor: 'low-meadow-substrates',
  species: ['lentinula-edodes'],
  price: 39,
  currency: 'USD',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 20,
  sale: { price: 33, label: 'spring', from: '2090-03-01T00:00:00Z', to: '2090-05-01T00:00:00Z' },
  quality: ['handMade'],
  sourcing: ['hardwood'],
  badges: [],
  shipping: { weight: 7, weightUnit: 'kg', size: [16, 16, 60], lengthUnit: 'cm' },
  sku: 'LM-KI-LOG',
  facts: [
    { label: 'flushes', value: { en: '3 a year, 4 years', es: '3 al año, 4 años', pt: '3 por ano, 4 anos' } },
    { label: 'dimensions', value: plainText('60 × 12 cm') },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Never let it dry out fully; rain is enough in most places.',
        es: 'Que no se seque del todo; en casi todas partes basta la lluvia.',
        pt: 'Não deixe secar de todo; em quase todo lugar basta a chuva.',
      },
    },
  ],
  publishedAt: '2025-09-03',
}
