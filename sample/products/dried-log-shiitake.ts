import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const driedLogShiitake: ProductSample = {
  slug: 'dried-log-shiitake',
  title: { en: 'Dried log shiitake', es: 'Shiitake de tronco seco', pt: 'Shiitake de tora seco' },
  summary: {
    en: 'Summer’s log shiitake, dried stem side up, whole for stock or sliced for soup.',
    es: 'Shiitake de verano secado con el pie hacia arriba; entero para caldos o en lonchas para sopas.',
    pt: 'Shiitake do verão seco com o estipe para cima; inteiro para caldo ou fatiado para sopa.',
  },
  description: {
    en: 'Drying deepens the smell from hazelnut to smoke and leather. Whole caps want a night in cold water in the refrigerator; slices are ready in half an hour.',
    es: 'Al secarse, el olor pasa de la avellana al humo y al cuero. Los enteros piden una noche en agua fría, en el frigorífico; las lonchas están listas en media hora.',
    pt: 'Ao secar, o cheiro vai da avelã à fumaça e ao couro. Os inteiros pedem uma noite em água fria, na geladeira; as fatias ficam prontas em meia hora.',
  },
  categories: ['mushroom/dehydrated'],
  vendor: 'roble-y-rocio',
  species: ['lentinula-edodes'],
  price: 14.5,
  currency: 'EUR',
  item: 'pouch',
  holds: { quantity: 100, unit: 'g' },
  stock: 44,
  choices: [{ key: 'format', options: ['whole', 'sliced'] }],
  variants: [
    { options: ['whole'], price: 16, stock: 26 },
    { options: ['sliced'], price: 14.5, stock: 18 },
  ],
  quality: ['lowHeat', 'smallBatch'],
  sourcing: ['hardwood', 'farmGrown'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives'],
  shipping: { weight: 120, weightUnit: 'g', size: [18, 6, 24], lengthUnit: 'cm' },
  sku: 'RR-DRY',
  facts: [
    {
      label: 'rehydration',
      value: {
        en: 'Overnight, in the refrigerator',
        es: 'Toda la noche, en el frigorífico',
        pt: 'De um dia para o outro, na geladeira',
      },
    },
    {
      label: 'storage',
      value: { en: 'Airtight, away from light', es: 'Hermético, sin luz', pt: 'Bem fechado, longe da luz' },
    },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Soak whole caps in the refrigerator, not in a warm kitchen.',
          es: 'Remoja los enteros en el frigorífico, no en una cocina caliente.',
          pt: 'Hidrate os inteiros na geladeira, não numa cozinha quente.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-02-14',
}
