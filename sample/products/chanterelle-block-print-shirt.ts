import type { ProductSample } from '@sample/marketplace-types'

export const chanterelleBlockPrintShirt: ProductSample = {
  slug: 'chanterelle-block-print-shirt',
  title: {
    en: 'Chanterelle shirt, block-printed',
    es: 'Camiseta rebozuelo estampada a taco',
    pt: 'Camiseta com cantarelos estampada com carimbo',
  },
  summary: {
    en: 'Heavy cotton shirt with three chanterelles, printed by hand from a linoleum block.',
    es: 'Camiseta de algodón grueso con tres rebozuelos, estampada a mano con taco de linóleo.',
    pt: 'Camiseta de algodão grosso com três cantarelos, estampada à mão com carimbo de linóleo.',
  },
  description: {
    en: 'No two prints are quite alike; the block wears, and around every ninety shirts a new one is cut. Water-based ink, washed once before it is sent.',
    es: 'No hay dos estampas iguales; el taco se gasta y cada noventa camisetas se talla otro. Tinta al agua, lavada una vez antes de enviarla.',
    pt: 'Não há duas estampas iguais; o carimbo gasta e a cada noventa camisetas se entalha outro. Tinta à base de água, lavada uma vez antes de sair.',
  },
  categories: ['apparel/shirts'],
  vendor: 'speckled-cap-workshop',
  species: ['cantharellus-cibarius'],
  price: 34,
  currency: 'USD',
  item: 'garment',
  stock: 58,
  choices: [
    { key: 'size', options: ['s', 'm', 'l', 'xl'] },
    { key: 'colour', options: ['oat', 'moss', 'ink'] },
  ],
  variants: [
    { options: ['s', 'oat'], price: 34, stock: 6 },
    { options: ['m', 'oat'], price: 34, stock: 8 },
    { options: ['l', 'oat'], price: 34, stock: 8 },
    { options: ['xl', 'oat'], price: 36, stock: 3 },
    { options: ['s', 'moss'], price: 34, stock: 5 },
    { options: ['m', 'moss'], price: 34, stock: 0 },
    { options: ['l', 'moss'], price: 34, stock: 7 },
    { options: ['xl', 'moss'], price: 36, stock: 2 },
    { options: ['s', 'ink'], price: 34, stock: 4 },
    { options: ['m', 'ink'], price: 34, stock: 9, sale: { price: 27, label: 'lastPieces' } },
    { options: ['l', 'ink'], price: 34, stock: 6 },
  ],
  quality: ['handMade'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 220, weightUnit: 'g', size: [25, 3, 30], lengthUnit: 'cm' },
  sku: 'SC-SHI-CHA',
  facts: [
    {
      label: 'material',
      value: {
        en: 'Cotton, 220 g/m²',
        es: 'Algodón, 220 g/m²',
        pt: 'Algodão, 220 g/m²',
      },
    },
    { label: 'care', value: { en: '40 °C, inside out', es: '40 °C, del revés', pt: '40 °C, do avesso' } },
    { label: 'fit', value: { en: 'Straight', es: 'Recto', pt: 'Reto' } },
  ],
  tabs: [
    {
      title: 'sizes',
      text: {
        en: 'Laid flat: S 49 cm, M 52 cm, L 56 cm, XL 60 cm across the chest.',
        es: 'En plano: S 49 cm, M 52 cm, L 56 cm, XL 60 cm de pecho.',
        pt: 'Em plano: S 49 cm, M 52 cm, L 56 cm, XL 60 cm de peito.',
      },
    },
  ],
  publishedAt: '2026-05-03',
}
