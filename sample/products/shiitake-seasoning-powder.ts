import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const shiitakeSeasoningPowder: ProductSample = {
  slug: 'shiitake-seasoning-powder',
  title: {
    en: 'Shiitake seasoning powder',
    es: 'Polvo de shiitake para sazonar',
    pt: 'Pó de shiitake para temperar',
  },
  summary: {
    en: 'Toasted shiitake milled fine as flour, for broths, rubs and popcorn.',
    es: 'Shiitake tostado y molido como harina, para caldos, adobos y palomitas.',
    pt: 'Shiitake tostado e moído como farinha, para caldos, marinadas e pipoca.',
  },
  description: {
    en: 'Stems and caps are toasted until they smell of nuts and then milled twice. One teaspoon does the work of a stock cube, without the salt.',
    es: 'Pies y píleos se tuestan hasta que huelen a fruto seco y se muelen dos veces. Una cucharadita hace lo que una pastilla de caldo, sin la sal.',
    pt: 'Estipes e chapéus são tostados até cheirar a castanha e moídos duas vezes. Uma colher de chá faz o trabalho de um cubo de caldo, sem o sal.',
  },
  categories: ['mushroom/extracts/powder'],
  vendor: 'dry-fork-mushroom-house',
  species: ['lentinula-edodes'],
  price: 9,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 60, unit: 'g' },
  stock: 95,
  choices: [{ key: 'weight', options: ['60g', '250g'] }],
  variants: [
    { options: ['60g'], price: 9, stock: 70 },
    { options: ['250g'], price: 28, stock: 25 },
  ],
  quality: ['kitchenGrade', 'lowHeat'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives'],
  shipping: { weight: 120, weightUnit: 'g', size: [7, 9, 7], lengthUnit: 'cm' },
  sku: 'DF-PSH',
  facts: [
    { label: 'ingredients', value: plainText('Lentinula edodes') },
    {
      label: 'storage',
      value: {
        en: 'Airtight; it drinks moisture',
        es: 'Hermético; absorbe humedad',
        pt: 'Bem fechado; puxa umidade',
      },
    },
  ],
  tabs: [
    {
      title: 'cook',
      text: {
        en: 'Add it early, so that it cooks for at least ten minutes.',
        es: 'Añádelo pronto, para que cueza diez minutos como mínimo.',
        pt: 'Ponha cedo, para cozinhar pelo menos dez minutos.',
      },
    },
  ],
  publishedAt: '2025-11-08',
}
