import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const chestnutBrownButtonSwab: ProductSample = {
  slug: 'chestnut-brown-button-swab',
  title: {
    en: 'Brown button mushroom spore swabs',
    es: 'Hisopos de esporas de champiñón marrón',
    pt: 'Cotonetes de esporos de champignon marrom',
  },
  summary: {
    en: 'Two sterile swabs drawn once over the gills of a brown button.',
    es: 'Dos hisopos estériles pasados una vez por las láminas de un champiñón marrón.',
    pt: 'Dois cotonetes estéreis passados uma vez pelas lâminas de um champignon marrom.',
  },
  description: {
    en: 'For breeders: _Agaricus bisporus_ carries two nuclei in most of its spores and is stubborn. A third swab is kept back for a year.',
    es: 'Para quien cruza: _Agaricus bisporus_ lleva dos núcleos en casi todas sus esporas y es terco. Guardamos un tercero durante un año.',
    pt: 'Para quem cruza: _Agaricus bisporus_ leva dois núcleos em quase todos os esporos e é teimoso. Guardamos um terceiro por um ano.',
  },
  categories: ['growing/genetics/spore-swabs'],
  vendor: 'micelios-tres-acequias',
  species: ['agaricus-bisporus'],
  price: 7.5,
  currency: 'EUR',
  item: 'swab',
  holds: { quantity: 2, unit: 'piece' },
  stock: 30,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 15, weightUnit: 'g', size: [3, 2, 18], lengthUnit: 'cm' },
  sku: 'TA-SW-AB',
  facts: [
    { label: 'strain', value: plainText('TA-AB-05') },
    { label: 'storage', value: { en: 'Dark and dry', es: 'A oscuras y seco', pt: 'No escuro e seco' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Roll the tip over agar without pressing.',
        es: 'Rueda la punta sobre el agar sin apretar.',
        pt: 'Role a ponta sobre o ágar sem apertar.',
      },
    },
  ],
  publishedAt: '2026-03-30',
}
