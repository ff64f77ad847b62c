import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const morelTote: ProductSample = {
  slug: 'morel-tote',
  title: { en: 'Morel tote', es: 'Bolsa colmenilla', pt: 'Sacola morchela' },
  summary: {
    en: 'Thick canvas with one large morel, cut open so that the hollow shows.',
    es: 'Lona gruesa con una gran colmenilla abierta para que se vea el hueco.',
    pt: 'Lona grossa com uma grande morchela aberta para mostrar o oco.',
  },
  description: {
    en: 'The drawing is a lesson: a true morel is hollow from tip to foot. The handles are long enough for a coat.',
    es: 'El dibujo es una lección: la colmenilla verdadera es hueca de la punta al pie. Las asas son largas para llevarla con abrigo.',
    pt: 'O desenho é uma lição: a morchela verdadeira é oca da ponta à base. As alças são longas para usar com casaco.',
  },
  categories: ['apparel/bags'],
  vendor: 'taller-seta-azul',
  species: ['morchella-esculenta'],
  price: 18,
  currency: 'EUR',
  item: 'garment',
  stock: 48,
  sale: { price: 15, label: 'spring', from: '2025-02-15T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['handMade'],
  sourcing: ['localPrinter'],
  badges: [],
  shipping: { weight: 150, weightUnit: 'g', size: [22, 2, 26], lengthUnit: 'cm' },
  sku: 'SA-BO-COL',
  facts: [
    {
      label: 'material',
      value: { en: 'Cotton canvas', es: 'Lona de algodón', pt: 'Lona de algodão' },
    },
    { label: 'dimensions', value: plainText('38 × 42 cm') },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Wash at 30 °C; the canvas shrinks a little the first time.',
        es: 'Lavar a 30 °C; la lona encoge un poco la primera vez.',
        pt: 'Lave a 30 °C; a lona encolhe um pouco na primeira vez.',
      },
    },
  ],
  publishedAt: '2026-04-13',
}
