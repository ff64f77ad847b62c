import type { ProductSample } from '@sample/marketplace-types'

export const immersionOil: ProductSample = {
  slug: 'immersion-oil',
  title: { en: 'Immersion oil, type A', es: 'Aceite de inmersión, tipo A', pt: 'Óleo de imersão, tipo A' },
  summary: {
    en: 'Clear, does not harden, wipes off with a dry tissue.',
    es: 'Transparente, no endurece y se limpia con un papel seco.',
    pt: 'Transparente, não endurece e sai com um papel seco.',
  },
  description: {
    en: 'One drop between lens and slip brings out the warts on a spore. A bottle lasts a careful person for years.',
    es: 'Una gota entre lente y cubre saca las verrugas de una espora. A quien tiene cuidado, un frasco le dura años.',
    pt: 'Uma gota entre lente e lamínula revela as verrugas de um esporo. Para quem tem cuidado, um frasco dura anos.',
  },
  categories: ['microscopy/microscopy-equipment/accessories'],
  drawing: 'reagent',
  vendor: 'quiet-lens-room',
  species: [],
  price: 14,
  currency: 'USD',
  item: 'bottle',
  holds: { quantity: 30, unit: 'ml' },
  stock: 72,
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 60, weightUnit: 'g', size: [4, 8, 4], lengthUnit: 'cm' },
  sku: 'QL-AC-OIL',
  facts: [
    { label: 'optics', value: { en: 'n = 1.515', es: 'n = 1,515', pt: 'n = 1,515' } },
    {
      label: 'storage',
      value: { en: 'Room temperature', es: 'Temperatura ambiente', pt: 'Temperatura ambiente' },
    },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Clean the lens the same evening.',
        es: 'Limpia el objetivo la misma noche.',
        pt: 'Limpe a objetiva na mesma noite.',
      },
    },
  ],
  publishedAt: '2025-10-07',
}
