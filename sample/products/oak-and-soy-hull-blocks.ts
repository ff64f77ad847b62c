import type { ProductSample } from '@sample/marketplace-types'

export const oakAndSoyHullBlocks: ProductSample = {
  slug: 'oak-and-soy-hull-blocks',
  title: {
    en: 'Sterile oak and soy-hull blocks',
    es: 'Bloques estériles de roble y cáscara de soja',
    pt: 'Blocos estéreis de carvalho e casca de soja',
  },
  summary: {
    en: 'Half oak, half soy hull, sterilized for two and a half hours and sealed.',
    es: 'Mitad roble, mitad cáscara de soja, dos horas y media de esterilización y sellado.',
    pt: 'Metade carvalho, metade casca de soja, duas horas e meia de esterilização e selados.',
  },
  description: {
    en: 'For king oyster and lion’s mane in clean rooms. Rich blocks forgive nothing: inoculate in clean air or choose plain sawdust.',
    es: 'Para seta de cardo y melena de león en sala limpia. Un bloque rico no perdona: inocula en aire limpio o elige serrín simple.',
    pt: 'Para eryngui e juba-de-leão em sala limpa. Bloco rico não perdoa: inocule em ar limpo ou escolha serragem simples.',
  },
  categories: ['growing/supplies/substrate'],
  vendor: 'low-meadow-substrates',
  species: [],
  price: 72,
  currency: 'USD',
  item: 'box',
  holds: { quantity: 6, unit: 'piece' },
  stock: 140,
  choices: [{ key: 'count', options: ['6-pieces', '12-pieces'] }],
  variants: [
    { options: ['6-pieces'], price: 72, stock: 90 },
    { options: ['12-pieces'], price: 132, stock: 50 },
  ],
  quality: ['batchTested'],
  sourcing: ['hardwood'],
  badges: [],
  shipping: { weight: 14, weightUnit: 'kg', size: [40, 24, 30], lengthUnit: 'cm' },
  sku: 'LM-SU-MIX',
  facts: [
    {
      label: 'substrate',
      value: {
        en: 'Oak, soy hull, 60% water',
        es: 'Roble, cáscara de soja, 60 % de agua',
        pt: 'Carvalho, casca de soja, 60% de água',
      },
    },
    { label: 'shelfLife', value: { en: '6 weeks', es: '6 semanas', pt: '6 semanas' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Two hundred grams of spawn to a block.',
        es: 'Doscientos gramos de micelio por bloque.',
        pt: 'Duzentos gramas de micélio por bloco.',
      },
    },
  ],
  publishedAt: '2025-12-14',
}
