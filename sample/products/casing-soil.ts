import type { ProductSample } from '@sample/marketplace-types'

export const casingSoil: ProductSample = {
  slug: 'casing-soil',
  title: {
    en: 'Casing soil for button mushrooms',
    es: 'Tierra de cobertura para champiñón',
    pt: 'Terra de cobertura para champignon',
  },
  summary: {
    en: 'Peat-free casing of coir, bark and chalk, damp and ready to spread.',
    es: 'Cobertura sin turba de coco, corteza y creta, húmeda y lista para extender.',
    pt: 'Cobertura sem turfa, de coco, casca e giz, úmida e pronta para espalhar.',
  },
  description: {
    en: 'Without casing there are no buttons. Four centimetres on colonised compost, watered little and often.',
    es: 'Sin cobertura no hay champiñones. Cuatro centímetros sobre compost colonizado, con riegos cortos y frecuentes.',
    pt: 'Sem cobertura não há champignon. Quatro centímetros sobre composto colonizado, com regas curtas e frequentes.',
  },
  categories: ['growing/supplies/substrate'],
  drawing: 'sack',
  vendor: 'ridgepole-growing-supply',
  species: ['agaricus-bisporus'],
  price: 15,
  currency: 'USD',
  item: 'bag',
  holds: { quantity: 40, unit: 'l' },
  stock: 24,
  quality: ['batchTested'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 14, weightUnit: 'kg', size: [50, 18, 60], lengthUnit: 'cm' },
  sku: 'RG-SU-CAS',
  facts: [
    {
      label: 'substrate',
      value: {
        en: 'Coir, bark, chalk, pH 7.5',
        es: 'Coco, corteza, creta, pH 7,5',
        pt: 'Coco, casca, giz, pH 7,5',
      },
    },
    { label: 'capacity', value: { en: '40 l for 1 m²', es: '40 l para 1 m²', pt: '40 l para 1 m²' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Ruffle it after a week, then cool the room.',
        es: 'Remuévela a la semana y enfría la sala.',
        pt: 'Revolva depois de uma semana e esfrie a sala.',
      },
    },
  ],
  publishedAt: '2026-05-04',
}
