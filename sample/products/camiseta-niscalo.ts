import type { ProductSample } from '@sample/marketplace-types'

export const camisetaNiscalo: ProductSample = {
  slug: 'camiseta-niscalo',
  title: { en: 'Saffron milk cap T-shirt', es: 'Camiseta níscalo', pt: 'Camiseta sancha' },
  summary: {
    en: 'A milk cap in two inks, orange and the green it turns with age.',
    es: 'Un níscalo a dos tintas, naranja y el verde que le sale con los días.',
    pt: 'Uma sancha em duas tintas, laranja e o verde que lhe vem com os dias.',
  },
  description: {
    en: 'Screen-printed in our room, orange first, then a wash of green where a thumb would have pressed.',
    es: 'Serigrafiada en nuestro taller: primero el naranja y luego una veladura verde donde habría apretado un pulgar.',
    pt: 'Serigrafada em nosso ateliê: primeiro o laranja e depois um véu verde onde um polegar teria apertado.',
  },
  categories: ['apparel/shirts'],
  vendor: 'taller-seta-azul',
  species: ['lactarius-deliciosus'],
  price: 28,
  currency: 'EUR',
  item: 'garment',
  stock: 35,
  choices: [{ key: 'size', options: ['xs', 's', 'm', 'l'] }],
  variants: [
    { options: ['xs'], price: 28, stock: 5 },
    { options: ['s'], price: 28, stock: 10 },
    { options: ['m'], price: 28, stock: 12 },
    { options: ['l'], price: 28, stock: 8 },
  ],
  quality: ['handMade'],
  sourcing: ['localPrinter'],
  badges: [],
  shipping: { weight: 200, weightUnit: 'g', size: [24, 3, 28], lengthUnit: 'cm' },
  sku: 'SA-CA-NIS',
  facts: [
    {
      label: 'material',
      value: {
        en: 'Cotton, 180 g/m²',
        es: 'Algodón, 180 g/m²',
        pt: 'Algodão, 180 g/m²',
      },
    },
    {
      label: 'fit',
      value: { en: 'Slightly cut in', es: 'Ligeramente entallado', pt: 'Levemente acinturado' },
    },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Wash cold and inside out; do not iron the print.',
        es: 'Lavar en frío y del revés; no planchar el dibujo.',
        pt: 'Lave a frio e do avesso; não passe a estampa.',
      },
    },
  ],
  publishedAt: '2025-11-25',
}
