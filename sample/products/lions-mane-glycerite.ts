import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor, cookedBeforeUse } from '@sample/product-warnings'

export const lionsManeGlycerite: ProductSample = {
  slug: 'lions-mane-glycerite',
  title: { en: 'Lion’s mane glycerite', es: 'Glicerito de melena de león', pt: 'Glicerito de juba-de-leão' },
  summary: {
    en: 'Without alcohol: a water extract of lion’s mane in vegetable glycerine.',
    es: 'Sin alcohol: extracto acuoso de melena de león en glicerina vegetal.',
    pt: 'Sem álcool: extrato aquoso de juba-de-leão em glicerina vegetal.',
  },
  description: {
    en: 'Sweet, thick and gentle. It keeps a year closed and six months once opened, and suits those who avoid alcohol.',
    es: 'Dulce, espeso y suave. Dura un año cerrado y seis meses abierto, y va bien a quien evita el alcohol.',
    pt: 'Doce, espesso e suave. Dura um ano fechado e seis meses aberto, e serve a quem evita álcool.',
  },
  categories: ['mushroom/extracts/tinctures'],
  vendor: 'fifth-acre-extracts',
  species: ['hericium-erinaceus'],
  price: 25,
  currency: 'USD',
  item: 'dropper',
  holds: { quantity: 50, unit: 'ml' },
  stock: 27,
  sale: { price: 19, label: 'lastPieces' },
  quality: ['batchTested'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'nonGMO'],
  shipping: { weight: 150, weightUnit: 'g', size: [4, 12, 4], lengthUnit: 'cm' },
  sku: 'FA-GLM-50',
  facts: [
    { label: 'extraction', value: { en: '1:6, no alcohol', es: '1:6, sin alcohol', pt: '1:6, sem álcool' } },
    { label: 'shelfLife', value: { en: '12 months', es: '12 meses', pt: '12 meses' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'A teaspoon in yoghurt or tea.',
        es: 'Una cucharadita en el yogur o el té.',
        pt: 'Uma colher de chá no iogurte ou no chá.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2025-11-16',
}
