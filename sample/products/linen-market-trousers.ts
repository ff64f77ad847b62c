import type { ProductSample } from '@sample/marketplace-types'

export const linenMarketTrousers: ProductSample = {
  slug: 'linen-market-trousers',
  title: {
    en: 'Linen market trousers',
    es: 'Pantalón de lino para mercado',
    pt: 'Calça de linho para feira',
  },
  summary: {
    en: 'Wide linen trousers with a hidden pocket for change.',
    es: 'Pantalón ancho de lino con un bolsillo oculto para el cambio.',
    pt: 'Calça larga de linho com um bolso escondido para o troco.',
  },
  description: {
    en: 'Cut for long mornings behind a stall. A small ring of mushrooms is embroidered where only the wearer sees it.',
    es: 'Cortado para mañanas largas tras el puesto. Un pequeño corro de setas va bordado donde solo lo ve quien lo lleva.',
    pt: 'Cortada para manhãs longas atrás da banca. Uma pequena roda de cogumelos vai bordada onde só quem veste vê.',
  },
  categories: ['apparel/pants'],
  vendor: 'taller-seta-azul',
  species: [],
  price: 72,
  currency: 'EUR',
  item: 'garment',
  stock: 14,
  choices: [
    { key: 'size', options: ['s', 'm', 'l'] },
    { key: 'colour', options: ['oat', 'ink'] },
  ],
  variants: [
    { options: ['s', 'oat'], price: 72, stock: 2 },
    { options: ['m', 'oat'], price: 72, stock: 4 },
    { options: ['l', 'oat'], price: 72, stock: 0 },
    { options: ['s', 'ink'], price: 72, stock: 3 },
    { options: ['m', 'ink'], price: 72, stock: 3 },
    { options: ['l', 'ink'], price: 72, stock: 2 },
  ],
  quality: ['handMade'],
  sourcing: ['localPrinter'],
  badges: [],
  shipping: { weight: 380, weightUnit: 'g', size: [28, 4, 32], lengthUnit: 'cm' },
  sku: 'SA-PA-LIN',
  facts: [
    { label: 'material', value: { en: 'Linen, 190 g/m²', es: 'Lino, 190 g/m²', pt: 'Linho, 190 g/m²' } },
    {
      label: 'fit',
      value: {
        en: 'Wide, elastic at the back',
        es: 'Ancho, con goma detrás',
        pt: 'Largo, com elástico atrás',
      },
    },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Washes at 40 °C and softens each time.',
        es: 'Se lava a 40 °C y cada vez es más suave.',
        pt: 'Lava a 40 °C e fica mais macia a cada vez.',
      },
    },
  ],
  publishedAt: '2026-02-07',
}
