import type { ProductSample } from '@sample/marketplace-types'
import { cookedBeforeUse, notForInfants } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const chestnutHoneyPorcini: ProductSample = {
  slug: 'chestnut-honey-porcini',
  title: {
    en: 'Chestnut honey with porcini',
    es: 'Miel de castaño con boletus',
    pt: 'Mel de castanheiro com porcini',
  },
  summary: {
    en: 'Dark, bitter chestnut honey with porcini in thin slices.',
    es: 'Miel oscura y amarga de castaño con boletus en lonchas finas.',
    pt: 'Mel escuro e amargo de castanheiro com porcini em fatias finas.',
  },
  description: {
    en: 'From hives beside the logs. Chestnut honey is the only one strong enough for porcini; together they taste of autumn leaves and malt.',
    es: 'De colmenas junto a los troncos. Solo la miel de castaño aguanta el boletus; juntos saben a hoja caída y a malta.',
    pt: 'De colmeias ao lado das toras. Só o mel de castanheiro aguenta o porcini; juntos têm gosto de folha caída e malte.',
  },
  categories: ['mushroom/edibles/honey'],
  vendor: 'cogumelos-da-serra-velha',
  species: ['boletus-edulis'],
  price: 12.5,
  currency: 'EUR',
  item: 'jar',
  holds: { quantity: 250, unit: 'g' },
  stock: 21,
  quality: ['smallBatch'],
  sourcing: ['singleOrigin', 'knownForests'],
  badges: ['glutenFree'],
  shipping: { weight: 380, weightUnit: 'g', size: [8, 10, 8], lengthUnit: 'cm' },
  sku: 'SV-MEL-250',
  facts: [
    { label: 'origin', value: plainText('Viseu, Portugal') },
    {
      label: 'ingredients',
      value: {
        en: 'Honey 92%, dried porcini 8%',
        es: 'Miel 92 %, boletus seco 8 %',
        pt: 'Mel 92%, porcini seco 8%',
      },
    },
  ],
  tabs: [
    { title: 'made', text: cookedBeforeUse(20) },
    { title: 'safety', text: notForInfants },
  ],
  publishedAt: '2026-02-01',
}
