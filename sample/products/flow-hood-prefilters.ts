import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const flowHoodPrefilters: ProductSample = {
  slug: 'flow-hood-prefilters',
  title: {
    en: 'Flow hood prefilters, six',
    es: 'Prefiltros para campana, seis',
    pt: 'Pré-filtros para capela, seis',
  },
  summary: {
    en: 'Washable mats that catch dust before the expensive filter does.',
    es: 'Mantas lavables que atrapan el polvo antes que el filtro caro.',
    pt: 'Mantas laváveis que seguram o pó antes do filtro caro.',
  },
  description: {
    en: 'One a month in a clean room, one a week in a barn. They fit our hoods of both lengths and can be cut.',
    es: 'Una al mes en sala limpia, una a la semana en nave. Sirven para nuestras dos campanas y se pueden cortar.',
    pt: 'Uma por mês em sala limpa, uma por semana em galpão. Servem em nossas duas capelas e podem ser cortadas.',
  },
  categories: ['growing/equipment/flow-hoods'],
  drawing: 'filters',
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 18,
  currency: 'USD',
  item: 'pack',
  holds: { quantity: 6, unit: 'piece' },
  stock: 120,
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 400, weightUnit: 'g', size: [30, 30, 6], lengthUnit: 'cm' },
  sku: 'RG-FH-PRE',
  mpn: 'PRE-6',
  facts: [
    { label: 'filter', value: plainText('G4') },
    { label: 'contents', value: { en: '6 mats', es: '6 mantas', pt: '6 mantas' } },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Rinse from the clean side, dry flat, throw away after five washes.',
        es: 'Enjuaga por el lado limpio, seca en plano y tira tras cinco lavados.',
        pt: 'Enxágue pelo lado limpo, seque na horizontal e descarte após cinco lavagens.',
      },
    },
  ],
  publishedAt: '2026-03-12',
}
