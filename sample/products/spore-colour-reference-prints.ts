import type { ProductSample } from '@sample/marketplace-types'

export const sporeColourReferencePrints: ProductSample = {
  slug: 'spore-colour-reference-prints',
  title: {
    en: 'Five reference prints of spore colour',
    es: 'Cinco esporadas de referencia',
    pt: 'Cinco esporadas de referência',
  },
  summary: {
    en: 'White, lilac, green, brown and black on one card, from named specimens.',
    es: 'Blanca, lila, verde, parda y negra en una cartulina, de ejemplares con nombre.',
    pt: 'Branca, lilás, verde, marrom e preta num cartão, de exemplares com nome.',
  },
  description: {
    en: 'The green one is _Chlorophyllum molybdites_, the reason why one takes a print at all before eating a parasol. Look, compare, wash hands.',
    es: 'La verde es de _Chlorophyllum molybdites_: por ella se toma una esporada antes de comer una parasol. Mira, compara y lávate las manos.',
    pt: 'A verde é de _Chlorophyllum molybdites_: por causa dela se tira uma esporada antes de comer uma frade. Olhar, comparar, lavar as mãos.',
  },
  categories: ['microscopy/spores/prints'],
  vendor: 'slate-roof-cultures',
  species: [
    'agaricus-bisporus',
    'coprinus-comatus',
    'pleurotus-ostreatus',
    'chlorophyllum-molybdites',
    'omphalotus-olearius',
  ],
  price: 38,
  currency: 'USD',
  item: 'pack',
  holds: { quantity: 5, unit: 'piece' },
  stock: 13,
  quality: ['expertIdentified', 'handMade'],
  sourcing: ['knownForests'],
  badges: [],
  shipping: { weight: 60, weightUnit: 'g', size: [16, 2, 22], lengthUnit: 'cm' },
  sku: 'SR-MP-REF',
  facts: [
    {
      label: 'contents',
      value: { en: '5 prints on card', es: '5 esporadas en cartulina', pt: '5 esporadas em cartão' },
    },
    {
      label: 'storage',
      value: { en: 'Dark, under the flap', es: 'A oscuras, bajo la solapa', pt: 'No escuro, sob a aba' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Compare in daylight, never under a lamp.',
        es: 'Compara con luz de día, nunca con lámpara.',
        pt: 'Compare à luz do dia, nunca com lâmpada.',
      },
    },
  ],
  publishedAt: '2026-03-23',
}
