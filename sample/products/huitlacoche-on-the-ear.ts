import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const huitlacocheOnTheEar: ProductSample = {
  slug: 'huitlacoche-on-the-ear',
  title: { en: 'Huitlacoche on the ear', es: 'Huitlacoche en mazorca', pt: 'Huitlacoche na espiga' },
  summary: {
    en: 'Young ears of maize with pale, firm galls, from June to September.',
    es: 'Mazorcas tiernas con agallas claras y firmes, de junio a septiembre.',
    pt: 'Espigas novas com galhas claras e firmes, de junho a setembro.',
  },
  description: {
    en: '_Mycosarcoma maydis_ from the rains, cut in the morning while the galls are full and grey and not yet dust. Nine households look through their fields; an ear with pink or green mould is sorted out, and not even the hens get it.',
    es: '_Mycosarcoma maydis_ de temporal, cortado por la mañana, con las agallas llenas y grises y aún sin polvo. Nueve familias repasan la milpa; la mazorca con moho rosa o verde se aparta y no la comen ni las gallinas.',
    pt: '_Mycosarcoma maydis_ da época das chuvas, cortado de manhã, com as galhas cheias e cinzentas e ainda sem pó. Nove famílias percorrem a roça; a espiga com mofo rosa ou verde é separada, e nem as galinhas a comem.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'hongos-camino-hondo',
  species: ['mycosarcoma-maydis'],
  price: 95,
  currency: 'MXN',
  item: 'bag',
  holds: { quantity: 500, unit: 'g' },
  stock: 0,
  quality: ['checkedByHand'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'smallFarm'],
  shipping: { weight: 900, weightUnit: 'g', size: [30, 10, 20], lengthUnit: 'cm' },
  sku: 'CH-HUI-500',
  facts: [
    {
      label: 'harvest',
      value: { en: 'June to September', es: 'De junio a septiembre', pt: 'De junho a setembro' },
    },
    { label: 'shelfLife', value: { en: '3 days at 4 °C', es: '3 días a 4 °C', pt: '3 dias a 4 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Cut the galls off, cook them soft with onion, chilli and epazote, and they turn black: so they should.',
          es: 'Desprende las agallas y guísalas con cebolla, chile y epazote; se ponen negras, y así debe ser.',
          pt: 'Solte as galhas e refogue com cebola, pimenta e epazote até amaciarem; ficam pretas, e é assim mesmo.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-06-30',
}
