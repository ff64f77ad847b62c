import type { ProductSample } from '@sample/marketplace-types'

export const waxedForagingTrousers: ProductSample = {
  slug: 'waxed-foraging-trousers',
  title: {
    en: 'Waxed foraging trousers',
    es: 'Pantalón encerado de recolección',
    pt: 'Calça encerada de coleta',
  },
  summary: {
    en: 'Waxed knees and seat for people who kneel in wet moss.',
    es: 'Rodillas y asiento encerados para quien se arrodilla en musgo mojado.',
    pt: 'Joelhos e assento encerados para quem se ajoelha no musgo molhado.',
  },
  description: {
    en: 'The front of the leg is double and open at the bottom, so that a foam pad slides in. Wax is renewed with a bar that comes along.',
    es: 'La pierna es doble por delante y abierta abajo, para meter una almohadilla. La cera se renueva con la pastilla que lo acompaña.',
    pt: 'A perna é dupla na frente e aberta embaixo, para entrar uma almofada. A cera se renova com a barra que vem junto.',
  },
  categories: ['apparel/pants'],
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 96,
  currency: 'USD',
  item: 'garment',
  stock: 26,
  sale: { price: 82, label: 'seasonEnd', from: '2025-11-01T00:00:00Z', to: '2026-01-10T00:00:00Z' },
  choices: [
    { key: 'size', options: ['s', 'm', 'l', 'xl'] },
    { key: 'colour', options: ['bark', 'moss'] },
  ],
  variants: [
    { options: ['s', 'bark'], price: 96, stock: 3 },
    { options: ['m', 'bark'], price: 96, stock: 5 },
    { options: ['l', 'bark'], price: 96, stock: 5 },
    { options: ['xl', 'bark'], price: 99, stock: 2 },
    { options: ['s', 'moss'], price: 96, stock: 2 },
    { options: ['m', 'moss'], price: 96, stock: 5 },
    { options: ['l', 'moss'], price: 96, stock: 4 },
  ],
  quality: ['handMade', 'repairable'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 780, weightUnit: 'g', size: [30, 6, 36], lengthUnit: 'cm' },
  sku: 'SC-PAN-WAX',
  facts: [
    {
      label: 'material',
      value: {
        en: 'Waxed cotton, plant wax',
        es: 'Algodón encerado, cera vegetal',
        pt: 'Algodão encerado, cera vegetal',
      },
    },
    {
      label: 'care',
      value: {
        en: 'Brush off; never machine-wash',
        es: 'Cepillar; nunca a máquina',
        pt: 'Escovar; nunca na máquina',
      },
    },
  ],
  tabs: [
    {
      title: 'sizes',
      text: {
        en: 'Waist S 76, M 84, L 92, XL 100 cm; leg 82 cm with room to hem.',
        es: 'Cintura S 76, M 84, L 92, XL 100 cm; largo 82 cm con margen para el bajo.',
        pt: 'Cintura S 76, M 84, L 92, XL 100 cm; perna 82 cm com sobra para a bainha.',
      },
    },
  ],
  publishedAt: '2026-04-12',
}
