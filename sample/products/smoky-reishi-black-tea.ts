import { europeanUnion } from '@sample/eu-regions'
import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const smokyReishiBlackTea: ProductSample = {
  slug: 'smoky-reishi-black-tea',
  title: {
    en: 'Smoky black tea with reishi',
    es: 'Té negro ahumado con reishi',
    pt: 'Chá preto defumado com reishi',
  },
  summary: {
    en: 'Black tea dried over juniper smoke, with shavings of reishi.',
    es: 'Té negro secado al humo de enebro, con virutas de reishi.',
    pt: 'Chá preto seco na fumaça de zimbro, com lascas de reishi.',
  },
  description: {
    en: 'Bitter and smoke keep each other in check. Brew it strong, add milk, and it stands up to breakfast.',
    es: 'El amargo y el humo se equilibran. Hazlo fuerte, con leche, y aguanta cualquier desayuno.',
    pt: 'O amargo e a fumaça se equilibram. Faça forte, com leite, e ele aguenta o café da manhã.',
  },
  categories: ['mushroom/beverage/tea'],
  vendor: 'juniper-shed-teas',
  species: ['ganoderma-lingzhi'],
  price: 14,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 100, unit: 'g' },
  stock: 48,
  choices: [{ key: 'weight', options: ['100g', '250g'] }],
  variants: [
    { options: ['100g'], price: 14, stock: 34 },
    { options: ['250g'], price: 31, stock: 14 },
  ],
  quality: ['smallBatch'],
  sourcing: ['singleOrigin'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 180, weightUnit: 'g', size: [8, 12, 8], lengthUnit: 'cm' },
  sku: 'JS-SRB',
  facts: [
    {
      label: 'brewing',
      value: { en: '3 g, 95 °C, 5 minutes', es: '3 g, 95 °C, 5 minutos', pt: '3 g, 95 °C, 5 minutos' },
    },
    {
      label: 'ingredients',
      value: {
        en: 'Black tea, reishi (Ganoderma lingzhi) 12%',
        es: 'Té negro, reishi (Ganoderma lingzhi) 12 %',
        pt: 'Chá preto, reishi (Ganoderma lingzhi) 12%',
      },
    },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Reishi may act on clotting; a doctor knows whether that matters for you.',
        es: 'El reishi puede influir en la coagulación; tu médico sabe si te afecta.',
        pt: 'O reishi pode agir na coagulação; seu médico sabe se isso importa para você.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  excludedRegions: europeanUnion,
  publishedAt: '2026-06-01',
}
