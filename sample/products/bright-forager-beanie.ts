import type { ProductSample } from '@sample/marketplace-types'

export const brightForagerBeanie: ProductSample = {
  slug: 'bright-forager-beanie',
  title: { en: 'Forager’s beanie', es: 'Gorro de recolector', pt: 'Gorro de coletor' },
  summary: {
    en: 'Knitted from reclaimed wool; the chanterelle one is seen by hunters.',
    es: 'Tejido con lana recuperada; el de color rebozuelo lo ven los cazadores.',
    pt: 'Tricotado com lã recuperada; o cor de cantarelo é visto pelos caçadores.',
  },
  description: {
    en: 'In the hunting season wear the bright one. The other two hide coffee stains and hair.',
    es: 'En temporada de caza, ponte el de color vivo. Los otros dos disimulan el café y el pelo.',
    pt: 'Na época de caça, use o de cor viva. Os outros dois disfarçam o café e o cabelo.',
  },
  categories: ['apparel/hats'],
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 24,
  currency: 'USD',
  item: 'garment',
  stock: 80,
  choices: [{ key: 'colour', options: ['chanterelle', 'moss', 'amethyst'] }],
  variants: [
    { options: ['chanterelle'], price: 24, stock: 40 },
    { options: ['moss'], price: 24, stock: 22 },
    { options: ['amethyst'], price: 24, stock: 18 },
  ],
  quality: ['handMade'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 80, weightUnit: 'g', size: [20, 5, 22], lengthUnit: 'cm' },
  sku: 'SC-HAT-BEAN',
  facts: [
    { label: 'material', value: { en: 'Reclaimed wool', es: 'Lana recuperada', pt: 'Lã recuperada' } },
    {
      label: 'care',
      value: { en: '30 °C, wool cycle', es: '30 °C, programa de lana', pt: '30 °C, ciclo de lã' },
    },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Bright colours help you to be seen and never replace asking where people hunt.',
        es: 'El color ayuda a que te vean y no sustituye a preguntar dónde se caza.',
        pt: 'A cor ajuda a ser visto e não substitui perguntar onde se caça.',
      },
    },
  ],
  publishedAt: '2025-09-09',
}
