import type { ProductSample } from '@sample/marketplace-types'

export const freezeDriedChanterelles: ProductSample = {
  slug: 'freeze-dried-chanterelles',
  title: { en: 'Freeze-dried chanterelles', es: 'Rebozuelos liofilizados', pt: 'Cantarelos liofilizados' },
  summary: {
    en: 'Autumn chanterelles that keep their apricot smell until spring.',
    es: 'Rebozuelos de otoño que guardan el olor a albaricoque hasta la primavera.',
    pt: 'Cantarelos de outono que guardam o cheiro de damasco até a primavera.',
  },
  description: {
    en: 'Hot-air drying makes chanterelles tough; freeze-drying leaves them tender. Small buttons of the Pacific golden chanterelle, _Cantharellus formosus_, whole, from one week’s picking.',
    es: 'El aire caliente los endurece; la liofilización los deja tiernos. Solo botones pequeños del rebozuelo dorado del Pacífico, _Cantharellus formosus_, enteros, de una semana de recolección.',
    pt: 'O ar quente os endurece; a liofilização os deixa macios. Só botões pequenos do cantarelo-dourado do Pacífico, _Cantharellus formosus_, inteiros, de uma semana de coleta.',
  },
  categories: ['mushroom/freeze-dried'],
  vendor: 'two-kettles-foraging',
  species: [],
  price: 28,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 40, unit: 'g' },
  stock: 11,
  sale: { price: 24, label: 'lastPieces' },
  quality: ['expertIdentified'],
  sourcing: ['picked', 'knownForests'],
  badges: ['wildForaged', 'vegan', 'glutenFree'],
  shipping: { weight: 120, weightUnit: 'g', size: [10, 12, 10], lengthUnit: 'cm' },
  sku: 'TK-FDC-40',
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
      text: {
        en: 'Drop them straight into a sauce that is already simmering.',
        es: 'Échalos directamente en una salsa que ya hierva.',
        pt: 'Jogue direto num molho que já esteja fervendo.',
      },
    },
  ],
  publishedAt: '2026-03-15',
}
