import type { ProductSample } from '@sample/marketplace-types'

export const wineCapSporePrint: ProductSample = {
  slug: 'wine-cap-spore-print',
  title: {
    en: 'Wine cap spore print',
    es: 'Esporada de estrofaria rugosoanulada',
    pt: 'Esporada de estrofária',
  },
  summary: {
    en: 'Violet-black print of a garden wine cap.',
    es: 'Esporada negro violácea de una estrofaria de jardín.',
    pt: 'Esporada preto-violácea de uma estrofária de jardim.',
  },
  description: {
    en: 'Heavy, dark and easy to see on the foil. From a bed that has come back for six years without new spawn.',
    es: 'Densa, oscura y fácil de ver en el aluminio. De un bancal que lleva seis años volviendo sin micelio nuevo.',
    pt: 'Densa, escura e fácil de ver no alumínio. De um canteiro que volta há seis anos sem micélio novo.',
  },
  categories: ['growing/genetics/spore-prints'],
  vendor: 'slate-roof-cultures',
  species: ['stropharia-rugosoannulata'],
  price: 9,
  currency: 'USD',
  item: 'plate',
  holds: { quantity: 1, unit: 'piece' },
  stock: 22,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 20, weightUnit: 'g', size: [12, 1, 16], lengthUnit: 'cm' },
  sku: 'SR-GP-WIN',
  facts: [
    {
      label: 'strain',
      value: {
        en: 'Garden line, Bethlehem',
        es: 'Línea de jardín, Bethlehem',
        pt: 'Linha de jardim, Bethlehem',
      },
    },
    {
      label: 'storage',
      value: { en: 'Dark and dry, 5 °C', es: 'A oscuras y seco, 5 °C', pt: 'No escuro e seco, 5 °C' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Germinates slowly; give it three weeks on agar before you judge.',
        es: 'Germina despacio; dale tres semanas en agar antes de juzgar.',
        pt: 'Germina devagar; dê três semanas em ágar antes de julgar.',
      },
    },
  ],
  publishedAt: '2025-11-16',
}
