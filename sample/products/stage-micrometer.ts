import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const stageMicrometer: ProductSample = {
  slug: 'stage-micrometer',
  title: {
    en: 'Stage micrometer and eyepiece scale',
    es: 'Micrómetro objetivo y escala ocular',
    pt: 'Micrômetro objetivo e escala ocular',
  },
  summary: {
    en: 'A millimetre divided by a hundred, and a scale for the eyepiece to compare it with.',
    es: 'Un milímetro dividido en cien y una escala para el ocular con que compararlo.',
    pt: 'Um milímetro dividido em cem e uma escala para a ocular para comparar.',
  },
  description: {
    en: 'A spore without a measure is an opinion. Calibrate once for each lens and write the figures inside the lid.',
    es: 'Una espora sin medida es una opinión. Se calibra una vez por objetivo y se apunta dentro de la tapa.',
    pt: 'Um esporo sem medida é uma opinião. Calibre uma vez por objetiva e anote dentro da tampa.',
  },
  categories: ['microscopy/microscopy-equipment/accessories'],
  vendor: 'quiet-lens-room',
  species: [],
  price: 34,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 28,
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 60, weightUnit: 'g', size: [8, 2, 4], lengthUnit: 'cm' },
  sku: 'QL-AC-MIC',
  mpn: 'SM-100',
  facts: [
    { label: 'optics', value: plainText('1 mm / 100') },
    { label: 'fit', value: { en: 'Eyepieces of 19 mm', es: 'Oculares de 19 mm', pt: 'Oculares de 19 mm' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Line up the zeros and read where the lines meet again.',
        es: 'Alinea los ceros y lee dónde vuelven a coincidir.',
        pt: 'Alinhe os zeros e leia onde as linhas voltam a coincidir.',
      },
    },
  ],
  publishedAt: '2026-05-05',
}
