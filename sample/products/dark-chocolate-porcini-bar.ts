import type { ProductSample } from '@sample/marketplace-types'
import { cookedBeforeUse } from '@sample/product-warnings'

export const darkChocolatePorciniBar: ProductSample = {
  slug: 'dark-chocolate-porcini-bar',
  title: {
    en: 'Dark chocolate with porcini and salt',
    es: 'Chocolate negro con boletus y sal',
    pt: 'Chocolate amargo com porcini e sal',
  },
  summary: {
    en: 'Seventy per cent chocolate with porcini dust and flakes of salt.',
    es: 'Chocolate al setenta por ciento con polvo de boletus y escamas de sal.',
    pt: 'Chocolate setenta por cento com pó de porcini e flocos de sal.',
  },
  description: {
    en: 'The porcini is ground so fine that one notices it only at the end, like toasted nuts. Made in a kitchen that also handles hazelnuts.',
    es: 'El boletus va tan molido que solo se nota al final, como fruto seco tostado. Hecho en una cocina donde también hay avellanas.',
    pt: 'O porcini é moído tão fino que só se percebe no fim, como castanha tostada. Feito numa cozinha que também usa avelãs.',
  },
  categories: ['mushroom/edibles/chocolate-bar'],
  vendor: 'tin-basin-provisions',
  species: ['boletus-edulis'],
  price: 9.5,
  currency: 'USD',
  item: 'bar',
  holds: { quantity: 70, unit: 'g' },
  stock: 90,
  quality: ['kitchenGrade', 'handMade'],
  sourcing: ['singleOrigin'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 90, weightUnit: 'g', size: [16, 2, 8], lengthUnit: 'cm' },
  sku: 'TBP-CPO',
  facts: [
    {
      label: 'ingredients',
      value: {
        en: 'Cocoa mass, cane sugar, cocoa butter, porcini 2%, salt',
        es: 'Pasta de cacao, azúcar de caña, manteca de cacao, boletus 2 %, sal',
        pt: 'Massa de cacau, açúcar de cana, manteiga de cacau, porcini 2%, sal',
      },
    },
    {
      label: 'allergens',
      value: {
        en: 'May contain hazelnuts and milk',
        es: 'Puede contener avellanas y leche',
        pt: 'Pode conter avelãs e leite',
      },
    },
  ],
  tabs: [
    {
      title: 'store',
      text: {
        en: 'Below 20 °C. A white bloom is cocoa butter and does no harm.',
        es: 'Por debajo de 20 °C. El velo blanco es manteca de cacao y no hace daño.',
        pt: 'Abaixo de 20 °C. O véu branco é manteiga de cacau e não faz mal.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
  ],
  publishedAt: '2025-08-20',
}
