import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const footPedalSealer: ProductSample = {
  slug: 'foot-pedal-sealer',
  title: { en: 'Foot-pedal sealer', es: 'Selladora de pedal', pt: 'Seladora de pedal' },
  summary: {
    en: 'Both hands for the bag, one foot for the seam: sixty centimetres wide.',
    es: 'Las dos manos para la bolsa y un pie para la soldadura: sesenta centímetros de ancho.',
    pt: 'As duas mãos no saco e um pé na solda: sessenta centímetros de largura.',
  },
  description: {
    en: 'Made for rooms that close more than a hundred bags a day. The jaw is heavy enough to stay evenly hot.',
    es: 'Hecha para salas que cierran más de cien bolsas al día. La mordaza se mantiene uniforme por su propia masa.',
    pt: 'Feita para salas que fecham mais de cem sacos por dia. A barra se mantém uniforme por sua própria massa.',
  },
  categories: ['growing/equipment/sealers'],
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 320,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 7,
  quality: ['repairable'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 22, weightUnit: 'kg', size: [60, 90, 40], lengthUnit: 'cm' },
  sku: 'RG-SE-FOOT',
  mpn: 'FPS-600',
  facts: [
    { label: 'dimensions', value: plainText('60 cm') },
    { label: 'power', value: plainText('120 V, 800 W') },
    { label: 'warranty', value: { en: '3 years', es: '3 años', pt: '3 anos' } },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Wipe the jaw while it is warm, never with a blade.',
        es: 'Limpia la mordaza mientras está tibia, nunca con cuchilla.',
        pt: 'Limpe a barra ainda morna, nunca com lâmina.',
      },
    },
  ],
  publishedAt: '2026-05-07',
}
