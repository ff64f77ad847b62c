import type { ProductSample } from '@sample/marketplace-types'
import { cookedBeforeUse } from '@sample/product-warnings'

export const roastedMaitakeRooibos: ProductSample = {
  slug: 'roasted-maitake-rooibos',
  title: {
    en: 'Rooibos with roasted maitake',
    es: 'Rooibos con maitake tostado',
    pt: 'Rooibos com maitake tostado',
  },
  summary: {
    en: 'No caffeine, a malty red cup, and crumbs of maitake roasted until they smell of bread.',
    es: 'Sin cafeína, una taza roja y malteada con migas de maitake tostado que huelen a pan.',
    pt: 'Sem cafeína, uma xícara vermelha e maltada com migalhas de maitake que cheiram a pão.',
  },
  description: {
    en: 'The evening tea of our tasting table. It can stand for an hour without turning bitter.',
    es: 'El té de la noche en nuestra mesa de catas. Puede reposar una hora sin amargar.',
    pt: 'O chá da noite na nossa mesa de provas. Pode ficar uma hora em infusão sem amargar.',
  },
  categories: ['mushroom/beverage/tea'],
  vendor: 'juniper-shed-teas',
  species: ['grifola-frondosa'],
  price: 13,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 100, unit: 'g' },
  stock: 36,
  quality: ['smallBatch'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 180, weightUnit: 'g', size: [8, 12, 8], lengthUnit: 'cm' },
  sku: 'JS-RMR-100',
  facts: [
    {
      label: 'brewing',
      value: {
        en: '4 g, boiling, 10 minutes',
        es: '4 g, hirviendo, 10 minutos',
        pt: '4 g, fervendo, 10 minutos',
      },
    },
    {
      label: 'ingredients',
      value: {
        en: 'Rooibos, maitake 15%, orange peel',
        es: 'Rooibos, maitake 15 %, piel de naranja',
        pt: 'Rooibos, maitake 15%, casca de laranja',
      },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Pour a second time over the same leaves; the mushroom gives more in the second cup.',
        es: 'Vuelve a echar agua sobre las mismas hojas: la seta da más en la segunda taza.',
        pt: 'Ponha água de novo sobre as mesmas folhas: o cogumelo dá mais na segunda xícara.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
  ],
  publishedAt: '2026-01-18',
}
