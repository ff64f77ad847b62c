import type { ProductSample } from '@sample/marketplace-types'
import { cookedBeforeUse } from '@sample/product-warnings'

export const shiitakeGingerTonic: ProductSample = {
  slug: 'shiitake-ginger-tonic',
  title: {
    en: 'Shiitake and ginger tonic',
    es: 'Tónica de shiitake y jengibre',
    pt: 'Tônica de shiitake e gengibre',
  },
  summary: {
    en: 'A savoury cold drink: shiitake broth, ginger, lime and soda.',
    es: 'Una bebida fría y salada: caldo de shiitake, jengibre, lima y soda.',
    pt: 'Uma bebida fria e salgada: caldo de shiitake, gengibre, limão e soda.',
  },
  description: {
    en: 'For people who order tomato juice on aeroplanes. The broth is boiled for an hour, chilled and carbonated the next day.',
    es: 'Para quien pide zumo de tomate en el avión. El caldo hierve una hora, se enfría y al día siguiente se le pone la burbuja.',
    pt: 'Para quem pede suco de tomate no avião. O caldo ferve uma hora, esfria e no dia seguinte ganha gás.',
  },
  categories: ['mushroom/beverage/cold'],
  vendor: 'juniper-shed-teas',
  species: ['lentinula-edodes'],
  price: 4.5,
  currency: 'USD',
  item: 'bottle',
  holds: { quantity: 330, unit: 'ml' },
  stock: 96,
  quality: ['smallBatch'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 560, weightUnit: 'g', size: [6, 24, 6], lengthUnit: 'cm' },
  sku: 'JS-TON',
  facts: [
    {
      label: 'ingredients',
      value: {
        en: 'Water, shiitake, ginger, lime, salt',
        es: 'Agua, shiitake, jengibre, lima, sal',
        pt: 'Água, shiitake, gengibre, limão, sal',
      },
    },
    { label: 'shelfLife', value: { en: '6 months', es: '6 meses', pt: '6 meses' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Very cold, with a slice of cucumber.',
        es: 'Muy fría, con una rodaja de pepino.',
        pt: 'Bem gelada, com uma rodela de pepino.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
  ],
  publishedAt: '2026-01-26',
}
