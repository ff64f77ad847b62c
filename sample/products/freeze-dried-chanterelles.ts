import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const freezeDriedChanterelles: ProductSample = {
  slug: 'freeze-dried-chanterelles',
  title: { en: 'Freeze-dried chanterelles', es: 'Rebozuelos liofilizados', pt: 'Cantarelos liofilizados' },
  summary: {
    en: 'Autumn chanterelles that keep their apricot smell until spring.',
    es: 'Rebozuelos de otoño que guardan el olor a albaricoque hasta la primavera.',
    pt: 'Cantarelos de outono que guardam o cheiro de damasco até a primavera.',
  },
  description: {
    en: 'Hot-air drying makes chanterelles tough; freeze-drying leaves them tender. Small buttons of _Cantharellus cibarius_, whole, from one week’s picking.',
    es: 'El aire caliente los endurece; la liofilización los deja tiernos. Solo ejemplares pequeños y jóvenes de _Cantharellus cibarius_, enteros, de una semana de recolección.',
    pt: 'O ar quente os endurece; a liofilização os deixa macios. Só botões pequenos de _Cantharellus cibarius_, inteiros, de uma semana de coleta.',
  },
  categories: ['mushroom/freeze-dried'],
  vendor: 'dos-calderos-de-monte',
  species: ['cantharellus-cibarius'],
  price: 22,
  currency: 'EUR',
  item: 'tin',
  holds: { quantity: 40, unit: 'g' },
  stock: 11,
  sale: { price: 18.5, label: 'lastPieces' },
  quality: ['expertIdentified'],
  sourcing: ['picked', 'knownForests'],
  badges: ['wildForaged', 'vegan', 'glutenFree'],
  shipping: { weight: 120, weightUnit: 'g', size: [10, 12, 10], lengthUnit: 'cm' },
  sku: 'DC-FDC-40',
  facts: [
    { label: 'harvest', value: { en: 'October', es: 'Octubre', pt: 'Outubro' } },
    {
      label: 'rehydration',
      value: { en: '5 minutes, warm', es: '5 minutos, en tibio', pt: '5 minutos, morno' },
    },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Drop them straight into a sauce that is already simmering.',
          es: 'Échalos directamente en una salsa que ya hierva.',
          pt: 'Jogue direto num molho que já esteja fervendo.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-03-15',
}
