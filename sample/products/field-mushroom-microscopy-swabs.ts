import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const fieldMushroomMicroscopySwabs: ProductSample = {
  slug: 'field-mushroom-microscopy-swabs',
  title: {
    en: 'Two Agaricus swabs to compare',
    es: 'Dos hisopos de Agaricus para comparar',
    pt: 'Dois cotonetes de Agaricus para comparar',
  },
  summary: {
    en: 'Field mushroom and yellow stainer: the same chocolate spores, and that is the lesson.',
    es: 'Champiñón silvestre y amarilleante: las mismas esporas color chocolate, y esa es la lección.',
    pt: 'Cogumelo-do-campo e agárico-amarelecente: os mesmos esporos cor de chocolate, e essa é a lição.',
  },
  description: {
    en: 'Under glass the two can hardly be told apart, though one is eaten and the other makes ill. It shows why spores alone decide nothing.',
    es: 'Al microscopio apenas se distinguen, aunque uno se come y el otro hace enfermar. Muestra por qué las esporas solas no deciden nada.',
    pt: 'Ao microscópio mal se distinguem, embora um se coma e o outro faça mal. Mostra por que só os esporos não decidem nada.',
  },
  categories: ['microscopy/spores/swabs'],
  vendor: 'quiet-lens-room',
  species: ['agaricus-campestris', 'agaricus-xanthodermus'],
  price: 12,
  currency: 'USD',
  item: 'pack',
  holds: { quantity: 2, unit: 'piece' },
  stock: 25,
  quality: ['expertIdentified'],
  sourcing: ['knownForests'],
  badges: [],
  shipping: { weight: 20, weightUnit: 'g', size: [3, 2, 18], lengthUnit: 'cm' },
  sku: 'QL-MS-AGA',
  facts: [
    {
      label: 'origin',
      value: { en: 'New York State', es: 'Estado de Nueva York', pt: 'Estado de Nova York' },
    },
    { label: 'magnification', value: plainText('400×') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Mount in water, measure twenty spores of each, compare.',
        es: 'Monta en agua, mide veinte esporas de cada uno y compara.',
        pt: 'Monte em água, meça vinte esporos de cada um e compare.',
      },
    },
  ],
  publishedAt: '2026-04-26',
}
