import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const maitakeClusters: ProductSample = {
  slug: 'maitake-clusters',
  title: { en: 'Maitake clusters', es: 'Racimos de maitake', pt: 'Cachos de maitake' },
  summary: {
    en: 'Ruffled maitake from oak sawdust, between one harvest and the next at the moment.',
    es: 'Maitake rizado sobre serrín de roble; ahora mismo, entre dos cosechas.',
    pt: 'Maitake ondulado em serragem de carvalho; neste momento, entre duas colheitas.',
  },
  description: {
    en: '_Grifola frondosa_ takes eleven weeks from bag to box, and we have two small rooms for it. When a room is empty it is sold out here, and the next picking is announced.',
    es: '_Grifola frondosa_ tarda once semanas de la bolsa a la caja y solo tenemos dos salas pequeñas. Cuando una se vacía, aquí figura agotado y se anuncia la próxima cosecha.',
    pt: '_Grifola frondosa_ leva onze semanas do saco à caixa e temos só duas salas pequenas. Quando uma se esvazia, aqui aparece esgotado e se anuncia a próxima colheita.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'cogumelos-banco-de-nevoa',
  species: ['grifola-frondosa'],
  price: 9.5,
  currency: 'EUR',
  item: 'box',
  holds: { quantity: 250, unit: 'g' },
  stock: 0,
  quality: ['coldChain'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 280, weightUnit: 'g', size: [20, 10, 16], lengthUnit: 'cm' },
  sku: 'BN-MAI-250',
  facts: [
    { label: 'origin', value: plainText('Aveiro, Portugal') },
    { label: 'shelfLife', value: { en: '6 days at 3 °C', es: '6 días a 3 °C', pt: '6 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Pull into fronds, oil lightly and roast at high heat until the edges are glass.',
          es: 'Separa en frondes, unta con un poco de aceite y asa a fuego fuerte hasta que los bordes crujan.',
          pt: 'Separe em folhas, unte com pouco óleo e asse em forno forte até as bordas estalarem.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-03-20',
}
