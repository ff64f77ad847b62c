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
    en: 'For people who order tomato juice on aeroplanes. The broth is boiled for an hour, soured with lime juice to below pH 4, carbonated and pasteurised in the closed bottle.',
    es: 'Para quien pide zumo de tomate en el avión. El caldo hierve una hora, se acidifica con zumo de lima hasta un pH inferior a 4, se carbonata y se pasteuriza en la botella cerrada.',
    pt: 'Para quem pede suco de tomate no avião. O caldo ferve uma hora, é acidificado com suco de limão até um pH abaixo de 4, ganha gás e é pasteurizado na garrafa fechada.',
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
    { label: 'shelfLife', value: { en: '6 months closed', es: '6 meses cerrada', pt: '6 meses fechada' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Very cold, with a slice of cucumber. Once open, keep it in the refrigerator and drink it the same day.',
        es: 'Muy fría, con una rodaja de pepino. Una vez abierta, guárdala en el frigorífico y bébela el mismo día.',
        pt: 'Bem gelada, com uma rodela de pepino. Depois de aberta, guarde na geladeira e beba no mesmo dia.',
      },
    },
    { title: 'made', text: cookedBeforeUse(60) },
  ],
  publishedAt: '2026-01-26',
}
