import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const filterPatchBags: ProductSample = {
  slug: 'filter-patch-bags',
  title: { en: 'Filter-patch bags', es: 'Bolsas con filtro', pt: 'Sacos com filtro' },
  summary: {
    en: 'Gusseted bags that stand the sterilizer and breathe through a half-micron patch.',
    es: 'Bolsas con fuelle que aguantan el esterilizador y respiran por un filtro de media micra.',
    pt: 'Sacos sanfonados que aguentam o esterilizador e respiram por um filtro de meio mícron.',
  },
  description: {
    en: 'Three mil thick, for five-pound blocks. We pull ten bags of every carton and boil them for three hours before we sell it.',
    es: 'De setenta y cinco micras, para bloques de dos kilos y cuarto. De cada cartón hervimos diez durante tres horas antes de venderlo.',
    pt: 'De setenta e cinco mícrons, para blocos de dois quilos e um quarto. De cada caixa fervemos dez por três horas antes de vender.',
  },
  categories: ['growing/supplies/grow-bags'],
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 19,
  currency: 'USD',
  item: 'pack',
  holds: { quantity: 25, unit: 'piece' },
  stock: 200,
  choices: [{ key: 'count', options: ['25-pieces', '50-pieces', '100-pieces'] }],
  variants: [
    { options: ['25-pieces'], price: 19, stock: 110 },
    { options: ['50-pieces'], price: 34, stock: 60 },
    { options: ['100-pieces'], price: 62, stock: 30 },
  ],
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 700, weightUnit: 'g', size: [30, 6, 24], lengthUnit: 'cm' },
  sku: 'RG-BA-FIL',
  mpn: 'FPB-05',
  facts: [
    { label: 'filter', value: { en: '0.5 µm', es: '0,5 µm', pt: '0,5 µm' } },
    { label: 'dimensions', value: plainText('20 × 13 × 48 cm') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Fold, do not seal, before sterilizing; seal after inoculation.',
        es: 'Dobla sin sellar antes de esterilizar; sella tras inocular.',
        pt: 'Dobre sem selar antes de esterilizar; sele depois de inocular.',
      },
    },
  ],
  publishedAt: '2026-03-11',
}
