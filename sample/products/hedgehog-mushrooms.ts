import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const hedgehogMushrooms: ProductSample = {
  slug: 'hedgehog-mushrooms',
  title: { en: 'Hedgehog mushrooms', es: 'Lenguas de vaca', pt: 'Pés-de-carneiro' },
  summary: {
    en: 'Pale caps with soft teeth instead of gills, each one turned over and checked.',
    es: 'Píleos pálidos con aguijones blandos en vez de láminas, revisados uno a uno por debajo.',
    pt: 'Chapéus claros com acúleos macios em vez de lâminas, virados e conferidos um a um.',
  },
  description: {
    en: '_Hydnum repandum_ from beech woods. Turn one over: the teeth crumble under the thumb, where others have gills or pores. Firm and faintly peppery; cooking makes it sweet. Sold late in the year, when chanterelles have gone.',
    es: '_Hydnum repandum_ de hayedo. Dale la vuelta: los aguijones se desmenuzan bajo el pulgar, donde otras tienen láminas o poros. Firme y algo picante; al cocinarla se vuelve dulce. Llega tarde, cuando los rebozuelos se han ido.',
    pt: '_Hydnum repandum_ de faial. Vire um deles: os acúleos se esfarelam sob o polegar, onde outros têm lâminas ou poros. Firme e um pouco picante; o cozimento o deixa doce. Chega tarde, quando os cantarelos já se foram.',
  },
  categories: ['mushroom/foraged'],
  vendor: 'dos-calderos-de-monte',
  species: ['hydnum-repandum'],
  price: 11.5,
  currency: 'EUR',
  item: 'bag',
  holds: { quantity: 500, unit: 'g' },
  stock: 12,
  quality: ['expertIdentified', 'checkedByHand'],
  sourcing: ['picked', 'knownForests'],
  badges: ['wildForaged', 'sustainableHarvesting', 'vegan'],
  shipping: { weight: 530, weightUnit: 'g', size: [25, 10, 20], lengthUnit: 'cm' },
  sku: 'DC-HED-500',
  facts: [
    {
      label: 'origin',
      value: { en: 'Laciana, León, Spain', es: 'Laciana, León', pt: 'Laciana, León, Espanha' },
    },
    { label: 'shelfLife', value: { en: '8 days at 3 °C', es: '8 días a 3 °C', pt: '8 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Rub off the teeth of large ones if you want a clear sauce; stew rather than fry.',
          es: 'Quita los aguijones a las grandes si quieres una salsa clara; mejor guisadas que fritas.',
          pt: 'Raspe os acúleos dos grandes se quiser molho claro; melhor ensopados do que fritos.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-04-06',
}
