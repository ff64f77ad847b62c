import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const boleteSporeSyringePair: ProductSample = {
  slug: 'bolete-spore-syringe-pair',
  title: {
    en: 'Two boletes, two syringes',
    es: 'Dos boletos, dos jeringas',
    pt: 'Dois boletos, duas seringas',
  },
  summary: {
    en: 'Porcini and Satan’s bolete: spindle-shaped spores side by side.',
    es: 'Boletus edulis y boleto de Satanás: esporas fusiformes, lado a lado.',
    pt: 'Porcini e boleto-de-satanás: esporos fusiformes lado a lado.',
  },
  description: {
    en: 'Long spindles with an oil drop, fifteen micrometres, easy for a first measure. Their owners could not differ more: one is prized, the other poisonous.',
    es: 'Husos largos con una gota de aceite, quince micras, fáciles para una primera medida. Sus dueños no pueden ser más distintos: uno codiciado, otro venenoso.',
    pt: 'Fusos longos com uma gota de óleo, quinze micrômetros, fáceis para uma primeira medida. Os donos não podiam ser mais diferentes: um cobiçado, outro venenoso.',
  },
  categories: ['microscopy/spores/syringes'],
  vendor: 'quiet-lens-room',
  species: ['boletus-edulis', 'rubroboletus-satanas'],
  price: 16,
  currency: 'USD',
  item: 'pack',
  holds: { quantity: 2, unit: 'piece' },
  stock: 17,
  sale: { price: 13, label: 'seasonEnd', from: '2025-10-01T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['expertIdentified'],
  sourcing: ['knownForests'],
  badges: [],
  shipping: { weight: 70, weightUnit: 'g', size: [5, 4, 16], lengthUnit: 'cm' },
  sku: 'QL-MY-BOL',
  facts: [
    { label: 'magnification', value: plainText('400–1000×') },
    { label: 'storage', value: plainText('2–6 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Measure length and width of thirty and give the mean.',
        es: 'Mide largo y ancho de treinta y da la media.',
        pt: 'Meça comprimento e largura de trinta e dê a média.',
      },
    },
  ],
  publishedAt: '2025-11-30',
}
