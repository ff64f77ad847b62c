import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const shiitakeSeasoningPowder: ProductSample = {
  slug: 'shiitake-seasoning-powder',
  title: {
    en: 'Shiitake seasoning powder',
    es: 'Polvo de shiitake para sazonar',
    pt: 'Pó de shiitake para temperar',
  },
  summary: {
    en: 'Dried shiitake milled fine as flour, for broths, stews and braises.',
    es: 'Shiitake seco y molido como harina, para caldos, guisos y estofados.',
    pt: 'Shiitake seco e moído como farinha, para caldos, cozidos e ensopados.',
  },
  description: {
    en: 'Stems and caps are dried until they snap and then milled twice. One teaspoon does the work of a stock cube, without the salt.',
    es: 'Pies y píleos se secan hasta que se quiebran y se muelen dos veces. Una cucharadita hace lo que una pastilla de caldo, sin la sal.',
    pt: 'Estipes e chapéus são secos até quebrar e moídos duas vezes. Uma colher de chá faz o trabalho de um cubo de caldo, sem o sal.',
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
      text: sentences(
        {
          en: 'Stir it in while the pot boils, not at the table: powder is raw shiitake.',
          es: 'Échalo mientras la olla hierve, no en la mesa: el polvo es shiitake crudo.',
          pt: 'Junte enquanto a panela ferve, não à mesa: o pó é shiitake cru.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2025-11-08',
}
