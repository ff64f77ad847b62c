import type { ProductSample } from '@sample/marketplace-types'

export const sudaderaTrompeta: ProductSample = {
  slug: 'sudadera-trompeta',
  title: { en: 'Black trumpet hoodie', es: 'Sudadera trompeta', pt: 'Moletom trombeta' },
  summary: {
    en: 'Black on nearly black: a trumpet that shows only when the light falls flat.',
    es: 'Negro sobre casi negro: una trompeta que solo se ve con luz rasante.',
    pt: 'Preto sobre quase preto: uma trombeta que só aparece com luz rasante.',
  },
  description: {
    en: 'Screen-printed with a glossy ink on ink-grey cotton, over the heart, no larger than a hand.',
    es: 'Serigrafiada con tinta brillante sobre algodón gris tinta, en el pecho, no mayor que una mano.',
    pt: 'Serigrafado com tinta brilhante sobre algodão cinza-tinta, no peito, não maior que uma mão.',
  },
  categories: ['apparel/hoodies'],
  vendor: 'taller-seta-azul',
  species: ['craterellus-cornucopioides'],
  price: 55,
  currency: 'EUR',
  item: 'garment',
  stock: 20,
  choices: [{ key: 'size', options: ['s', 'm', 'l'] }],
  variants: [
    { options: ['s'], price: 55, stock: 6 },
    { options: ['m'], price: 55, stock: 8 },
    { options: ['l'], price: 55, stock: 6 },
  ],
  quality: ['handMade'],
  sourcing: ['localPrinter'],
  badges: [],
  shipping: { weight: 580, weightUnit: 'g', size: [30, 7, 36], lengthUnit: 'cm' },
  sku: 'SA-SU-TRO',
  facts: [
    {
      label: 'material',
      value: {
        en: 'Cotton, 300 g/m²',
        es: 'Algodón, 300 g/m²',
        pt: 'Algodão, 300 g/m²',
      },
    },
    { label: 'fit', value: { en: 'Loose', es: 'Holgado', pt: 'Folgado' } },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Wash cold, dry hanging.',
        es: 'Lavar en frío, secar colgada.',
        pt: 'Lave a frio, seque pendurado.',
      },
    },
  ],
  publishedAt: '2025-09-01',
}
