import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const puffballMicroscopySyringe: ProductSample = {
  slug: 'puffball-microscopy-syringe',
  title: {
    en: 'Giant puffball spores in water',
    es: 'Esporas de bejín gigante en agua',
    pt: 'Esporos de bufa-de-lobo gigante em água',
  },
  summary: {
    en: 'Small, round, olive and by the million: the best spores to practise focusing on.',
    es: 'Pequeñas, redondas, oliva y a millones: las mejores para practicar el enfoque.',
    pt: 'Pequenos, redondos, oliva e aos milhões: os melhores para praticar o foco.',
  },
  description: {
    en: 'From one old puffball that had gone to powder. With a drop of detergent, since they do not like to be wet.',
    es: 'De un solo bejín viejo hecho polvo. Con una gota de jabón, porque no les gusta mojarse.',
    pt: 'De uma só bufa-de-lobo velha, já em pó. Com uma gota de detergente, porque não gostam de se molhar.',
  },
  categories: ['microscopy/spores/syringes'],
  vendor: 'quiet-lens-room',
  species: ['calvatia-gigantea'],
  price: 11,
  currency: 'USD',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 32,
  quality: ['checkedByHand'],
  sourcing: ['knownForests'],
  badges: [],
  shipping: { weight: 40, weightUnit: 'g', size: [4, 3, 16], lengthUnit: 'cm' },
  sku: 'QL-MY-CAL',
  facts: [
    { label: 'magnification', value: plainText('400×') },
    { label: 'shelfLife', value: { en: '12 months', es: '12 meses', pt: '12 meses' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Shake, one drop, wait for the Brownian dance.',
        es: 'Agita, una gota y espera el baile browniano.',
        pt: 'Agite, uma gota e espere a dança browniana.',
      },
    },
  ],
  publishedAt: '2026-05-04',
}
