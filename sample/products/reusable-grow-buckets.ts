import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const reusableGrowBuckets: ProductSample = {
  slug: 'reusable-grow-buckets',
  title: {
    en: 'Drilled buckets, set of three',
    es: 'Cubetas perforadas, juego de tres',
    pt: 'Baldes furados, jogo de três',
  },
  summary: {
    en: 'Food-grade buckets with forty holes and tape, instead of bags.',
    es: 'Cubetas de uso alimentario con cuarenta agujeros y cinta, en lugar de bolsas.',
    pt: 'Baldes alimentares com quarenta furos e fita, em vez de sacos.',
  },
  description: {
    en: 'They came to us full of pickled chillies. Fill with straw and spawn, stack, pick from the sides, scrub, begin again.',
    es: 'Nos llegaron llenas de chiles en vinagre. Se llenan de paja y micelio, se apilan, se cosecha por los lados, se friegan y vuelta a empezar.',
    pt: 'Chegaram até nós cheios de pimentas em conserva. Encha de palha e micélio, empilhe, colha pelos lados, esfregue e recomece.',
  },
  categories: ['growing/supplies/grow-bags'],
  drawing: 'grow-bucket',
  vendor: 'hongos-la-sascabera',
  species: [],
  price: 420,
  currency: 'MXN',
  item: 'pack',
  holds: { quantity: 3, unit: 'piece' },
  stock: 26,
  quality: ['repairable'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 3, weightUnit: 'kg', size: [30, 45, 30], lengthUnit: 'cm' },
  sku: 'LS-BA-BUC',
  facts: [
    { label: 'capacity', value: plainText('3 × 19 l') },
    {
      label: 'material',
      value: {
        en: 'Polypropylene, reused',
        es: 'Polipropileno, reutilizado',
        pt: 'Polipropileno, reutilizado',
      },
    },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Scald between crops; sun does the rest.',
        es: 'Escalda entre cosechas; el sol hace el resto.',
        pt: 'Escalde entre colheitas; o sol faz o resto.',
      },
    },
  ],
  publishedAt: '2025-12-13',
}
