import type { ProductSample } from '@sample/marketplace-types'

export const hoodedLabJacket: ProductSample = {
  slug: 'hooded-lab-jacket',
  title: {
    en: 'Hooded laboratory jacket',
    es: 'Chaqueta con capucha para laboratorio',
    pt: 'Jaqueta com capuz para laboratório',
  },
  summary: {
    en: 'A zipped jacket without fleece, with cuffs that stay in gloves.',
    es: 'Chaqueta de cremallera sin felpa, con puños que no se salen de los guantes.',
    pt: 'Jaqueta de zíper sem felpa, com punhos que ficam dentro das luvas.',
  },
  description: {
    en: 'For those who inoculate in unheated rooms. It sheds no lint, and a flap covers the zip, so that nothing catches on the gloves.',
    es: 'Para quien inocula en salas sin calefacción. No suelta pelusa y una solapa tapa el cierre, para que nada se enganche en los guantes.',
    pt: 'Para quem inocula em salas sem aquecimento. Não solta fiapos e uma aba cobre o zíper, para que nada enrosque nas luvas.',
  },
  categories: ['apparel/hoodies'],
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 79,
  currency: 'USD',
  item: 'garment',
  stock: 12,
  choices: [{ key: 'size', options: ['s', 'm', 'l'] }],
  variants: [
    { options: ['s'], price: 79, stock: 3 },
    { options: ['m'], price: 79, stock: 5 },
    { options: ['l'], price: 79, stock: 4 },
  ],
  quality: ['repairable'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 560, weightUnit: 'g', size: [32, 6, 36], lengthUnit: 'cm' },
  sku: 'SC-HOO-LAB',
  facts: [
    {
      label: 'material',
      value: { en: 'Polyester-cotton', es: 'Poliéster y algodón', pt: 'Poliéster e algodão' },
    },
    { label: 'care', value: { en: 'Up to 90 °C', es: 'Hasta 90 °C', pt: 'Até 90 °C' } },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Not for work with a flame: the cloth holds polyester and melts. Tie long hair under the hood.',
        es: 'No sirve para trabajar con llama: la tela lleva poliéster y se funde. Recoge el pelo largo bajo la capucha.',
        pt: 'Não serve para trabalhar com chama: o tecido tem poliéster e derrete. Prenda o cabelo comprido sob o capuz.',
      },
    },
  ],
  publishedAt: '2025-09-13',
}
