import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const micelioSerraVelha: ProductSample = {
  slug: 'micelio-serra-velha',
  title: { en: 'Farm spawn from the Serra', es: 'Micelio de la Serra', pt: 'Micélio da Serra' },
  summary: {
    en: 'The spawn we use ourselves, by the kilo, on wheat.',
    es: 'El micelio que usamos nosotros, por kilos, en trigo.',
    pt: 'O micélio que nós próprios usamos, ao quilo, em trigo.',
  },
  description: {
    en: 'Two strains that know chestnut wood and vine prunings. Collected at the farm gate it costs no postage.',
    es: 'Dos cepas que conocen la madera de castaño y los sarmientos. Si se recoge en la finca no hay gastos de envío.',
    pt: 'Duas linhagens que conhecem a madeira de castanheiro e as podas de vinha. Retirado no sítio não paga frete.',
  },
  categories: ['growing/supplies/grain-spawn'],
  vendor: 'cogumelos-da-serra-velha',
  species: ['lentinula-edodes', 'pleurotus-ostreatus'],
  price: 14.5,
  currency: 'EUR',
  item: 'bag',
  holds: { quantity: 1, unit: 'kg' },
  stock: 38,
  choices: [{ key: 'species', options: ['oyster', 'shiitake'] }],
  variants: [
    { options: ['oyster'], price: 14.5, stock: 22 },
    { options: ['shiitake'], price: 16, stock: 16 },
  ],
  quality: ['smallBatch'],
  sourcing: ['farmGrown'],
  badges: [],
  shipping: { weight: 1.1, weightUnit: 'kg', size: [16, 10, 24], lengthUnit: 'cm' },
  sku: 'SV-GR-KG',
  facts: [
    { label: 'origin', value: plainText('Viseu, Portugal') },
    { label: 'storage', value: plainText('2–4 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'For logs ask us for wooden plugs instead.',
        es: 'Para troncos, pídenos tacos de madera.',
        pt: 'Para toras, peça-nos cavilhas de madeira.',
      },
    },
  ],
  publishedAt: '2025-09-26',
}
