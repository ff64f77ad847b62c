import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const tentFruitingSet: ProductSample = {
  slug: 'tent-fruiting-set',
  title: {
    en: 'Fruiting tent set',
    es: 'Conjunto de carpa de fructificación',
    pt: 'Conjunto de tenda de frutificação',
  },
  summary: {
    en: 'Four shelves, a cover, a humidifier and a timer that know each other.',
    es: 'Cuatro baldas, una funda, un humidificador y un temporizador que se entienden.',
    pt: 'Quatro prateleiras, uma capa, um umidificador e um timer que se entendem.',
  },
  description: {
    en: 'Stands in a bathroom or a cellar and holds sixteen blocks. The cover zips off for washing, which it needs once a month.',
    es: 'Cabe en un baño o un sótano y lleva dieciséis bloques. La funda se quita con cremallera para lavarla una vez al mes.',
    pt: 'Cabe num banheiro ou porão e leva dezesseis blocos. A capa sai com zíper para lavar uma vez por mês.',
  },
  categories: ['growing/equipment/automation'],
  drawing: 'tent',
  vendor: 'low-meadow-substrates',
  species: [],
  price: 240,
  currency: 'USD',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 8,
  sale: { price: 210, label: 'launch', from: '2025-04-01T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['checkedByHand'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 11, weightUnit: 'kg', size: [60, 20, 70], lengthUnit: 'cm' },
  sku: 'LM-AU-TENT',
  facts: [
    { label: 'dimensions', value: plainText('70 × 50 × 160 cm') },
    { label: 'power', value: plainText('120 V, 60 W') },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Keep the mist away from sockets, and air the room: spores belong outside.',
        es: 'Aleja la niebla de los enchufes y ventila: las esporas, fuera.',
        pt: 'Mantenha a névoa longe das tomadas e areje: esporos, para fora.',
      },
    },
  ],
  publishedAt: '2025-12-17',
}
