import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const oaxacaOysterBasket: ProductSample = {
  slug: 'oaxaca-oyster-basket',
  title: {
    en: 'Oyster basket from Oaxaca',
    es: 'Cesta de setas de Oaxaca',
    pt: 'Cesta de shimeji de Oaxaca',
  },
  summary: {
    en: 'Oyster mushrooms grown on maize stubble by nine households, in a palm basket that goes back.',
    es: 'Setas sobre rastrojo de maíz de nueve familias, en una cesta de palma que se devuelve.',
    pt: 'Shimejis em palhada de milho, de nove famílias, numa cesta de palma que se devolve.',
  },
  description: {
    en: 'Picked at dawn on market days. The basket is a loan: bring it back and the next one costs less. Sizes are mixed, as they grow.',
    es: 'Se cortan al amanecer los días de plaza. La cesta es prestada: si la devuelves, la siguiente cuesta menos. Los tamaños van mezclados, como crecen.',
    pt: 'Cortados ao amanhecer nos dias de feira. A cesta é emprestada: devolva e a próxima custa menos. Os tamanhos vão misturados, como crescem.',
  },
  categories: ['mushroom/fresh'],
  drawing: 'foraged',
  vendor: 'hongos-camino-hondo',
  species: ['pleurotus-ostreatus'],
  price: 85,
  currency: 'MXN',
  item: 'basket',
  holds: { quantity: 500, unit: 'g' },
  stock: 40,
  choices: [{ key: 'weight', options: ['500g', '1kg'] }],
  variants: [
    { options: ['500g'], price: 85, stock: 28 },
    { options: ['1kg'], price: 160, stock: 12 },
  ],
  quality: ['smallBatch'],
  sourcing: ['farmGrown', 'strawFromNeighbours'],
  badges: ['vegan', 'glutenFree', 'smallFarm'],
  shipping: { weight: 520, weightUnit: 'g', size: [25, 10, 25], lengthUnit: 'cm' },
  sku: 'CH-SET',
  facts: [
    { label: 'origin', value: { en: 'Oaxaca, Mexico', es: 'Oaxaca, México', pt: 'Oaxaca, México' } },
    {
      label: 'harvest',
      value: { en: 'Wednesdays and Sundays', es: 'Miércoles y domingos', pt: 'Quartas e domingos' },
    },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'In Oaxaca they go into quesadillas with epazote, or into yellow mole. Fry them until the edges crisp.',
          es: 'En Oaxaca van en quesadillas con epazote o en mole amarillo. Fríelas hasta que los bordes queden crujientes.',
          pt: 'Em Oaxaca vão em quesadillas com epazote ou no mole amarelo. Frite até as bordas ficarem crocantes.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2025-11-23',
}
