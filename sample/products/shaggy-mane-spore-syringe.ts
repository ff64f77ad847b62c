import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const shaggyManeSporeSyringe: ProductSample = {
  slug: 'shaggy-mane-spore-syringe',
  title: {
    en: 'Shaggy mane spore syringe',
    es: 'Jeringa de esporas de barbuda',
    pt: 'Seringa de esporos de coprino-cabeludo',
  },
  summary: {
    en: 'Ink-black spores for lawns and compost heaps.',
    es: 'Esporas negras como tinta para céspedes y compost.',
    pt: 'Esporos negros como tinta para gramados e composto.',
  },
  description: {
    en: 'Shaggy manes dissolve into their own ink within a day; the spores are washed out of it, filtered and put up in water.',
    es: 'La barbuda se deshace en su propia tinta en un día; de ahí se lavan las esporas, se filtran y se envasan en agua.',
    pt: 'O coprino se desfaz na própria tinta em um dia; dela se lavam os esporos, que são filtrados e postos em água.',
  },
  categories: ['growing/genetics/spore-syringes'],
  vendor: 'slate-roof-cultures',
  species: ['coprinus-comatus'],
  price: 13,
  currency: 'USD',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 15,
  sale: { price: 10, label: 'launch', from: '2090-02-01T00:00:00Z', to: '2090-03-01T00:00:00Z' },
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 40, weightUnit: 'g', size: [4, 3, 16], lengthUnit: 'cm' },
  sku: 'SR-GS-COP',
  facts: [
    {
      label: 'strain',
      value: { en: 'Lawn line, 2024', es: 'Línea de césped, 2024', pt: 'Linha de gramado, 2024' },
    },
    { label: 'storage', value: plainText('2–6 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Mix into a bucket of water and pour over rich soil in autumn; patience for a year.',
        es: 'Mézclala en un cubo de agua y riega tierra rica en otoño; paciencia de un año.',
        pt: 'Misture num balde de água e regue terra rica no outono; paciência de um ano.',
      },
    },
  ],
  publishedAt: '2025-11-19',
}
