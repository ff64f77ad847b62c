import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor, cookedBeforeUse } from '@sample/product-warnings'

export const lionsManePearGummies: ProductSample = {
  slug: 'lions-mane-pear-gummies',
  title: {
    en: 'Lion’s mane and pear gummies',
    es: 'Gominolas de melena de león y pera',
    pt: 'Gomas de juba-de-leão e pera',
  },
  summary: {
    en: 'Soft pear gummies with cooked lion’s mane and a little ginger.',
    es: 'Gominolas blandas de pera con melena de león cocinada y un poco de jengibre.',
    pt: 'Gomas macias de pera com juba-de-leão cozida e um pouco de gengibre.',
  },
  description: {
    en: 'Pear juice is boiled down by half before anything else goes in, so that little sugar is needed. Lion’s mane gives body more than taste.',
    es: 'El zumo de pera se reduce a la mitad antes de añadir nada: así hace falta poco azúcar. La melena de león da más cuerpo que sabor.',
    pt: 'O suco de pera é reduzido à metade antes de entrar o resto, e assim pouco açúcar basta. A juba-de-leão dá mais corpo do que sabor.',
  },
  categories: ['mushroom/edibles/gummies'],
  vendor: 'tin-basin-provisions',
  species: ['hericium-erinaceus'],
  price: 18,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 30, unit: 'piece' },
  stock: 40,
  sale: { price: 15, label: 'launch', from: '2025-01-01T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['kitchenGrade'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 160, weightUnit: 'g', size: [9, 4, 9], lengthUnit: 'cm' },
  sku: 'TBP-GLM',
  facts: [
    {
      label: 'dose',
      value: {
        en: '0.5 g lion’s mane each',
        es: '0,5 g de melena de león por pieza',
        pt: '0,5 g de juba-de-leão por goma',
      },
    },
    {
      label: 'ingredients',
      value: {
        en: 'Pear juice, sugar, Hericium erinaceus, pectin, ginger',
        es: 'Zumo de pera, azúcar, Hericium erinaceus, pectina, jengibre',
        pt: 'Suco de pera, açúcar, Hericium erinaceus, pectina, gengibre',
      },
    },
  ],
  tabs: [
    {
      title: 'store',
      text: {
        en: 'Cool and closed; in summer they melt into one large gummy.',
        es: 'En fresco y cerradas; en verano se funden en una sola gominola grande.',
        pt: 'No fresco e fechadas; no verão derretem numa goma só.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2026-01-25',
}
