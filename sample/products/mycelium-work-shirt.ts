import type { ProductSample } from '@sample/marketplace-types'

export const myceliumWorkShirt: ProductSample = {
  slug: 'mycelium-work-shirt',
  title: { en: 'Mycelium work shirt', es: 'Camisa de trabajo micelio', pt: 'Camisa de trabalho micélio' },
  summary: {
    en: 'Button-up twill with white threads of mycelium stitched over one shoulder.',
    es: 'Camisa de sarga con hilos blancos de micelio bordados sobre un hombro.',
    pt: 'Camisa de sarja com fios brancos de micélio bordados sobre um ombro.',
  },
  description: {
    en: 'Sewn for barns and benches: two deep pockets, one with a slot for a knife. Torn elbows are mended by us at the price of the thread.',
    es: 'Hecha para naves y bancos de trabajo: dos bolsillos hondos, uno con ranura para la navaja. Remendamos los codos rotos por lo que cuesta el hilo.',
    pt: 'Feita para galpão e bancada: dois bolsos fundos, um com fenda para a faca. Remendamos cotovelos rasgados pelo preço da linha.',
  },
  categories: ['apparel/shirts'],
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 68,
  currency: 'USD',
  item: 'garment',
  stock: 22,
  choices: [{ key: 'size', options: ['s', 'm', 'l', 'xl'] }],
  variants: [
    { options: ['s'], price: 68, stock: 4 },
    { options: ['m'], price: 68, stock: 8 },
    { options: ['l'], price: 68, stock: 7 },
    { options: ['xl'], price: 68, stock: 3 },
  ],
  quality: ['handMade', 'repairable'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 420, weightUnit: 'g', size: [28, 4, 34], lengthUnit: 'cm' },
  sku: 'SC-SHI-MYC',
  facts: [
    {
      label: 'material',
      value: {
        en: 'Cotton twill, 260 g/m²',
        es: 'Sarga de algodón, 260 g/m²',
        pt: 'Sarja de algodão, 260 g/m²',
      },
    },
    {
      label: 'care',
      value: { en: '40 °C, iron warm', es: '40 °C, plancha tibia', pt: '40 °C, ferro morno' },
    },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'The embroidery stays whiter when it is dried in the shade.',
        es: 'El bordado sigue más blanco si se seca a la sombra.',
        pt: 'O bordado fica mais branco se secar à sombra.',
      },
    },
  ],
  publishedAt: '2025-11-24',
}
