import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const lionsManeSporePrint: ProductSample = {
  slug: 'lions-mane-spore-print',
  title: { en: 'Lion’s mane spore print', es: 'Esporada de melena de león', pt: 'Esporada de juba-de-leão' },
  summary: {
    en: 'A white print on black paper, because on foil nobody would find it.',
    es: 'Esporada blanca en papel negro, porque en aluminio nadie la encontraría.',
    pt: 'Esporada branca em papel preto, porque no alumínio ninguém a acharia.',
  },
  description: {
    en: 'Taken from one head over two nights. Sparse by nature; there is enough for ten plates.',
    es: 'Tomada de una cabeza en dos noches. Es escasa por naturaleza; da para diez placas.',
    pt: 'Tirada de uma cabeça em duas noites. É escassa por natureza; dá para dez placas.',
  },
  categories: ['growing/genetics/spore-prints'],
  vendor: 'micelios-tres-acequias',
  species: ['hericium-erinaceus'],
  price: 9.5,
  currency: 'EUR',
  item: 'plate',
  holds: { quantity: 1, unit: 'piece' },
  stock: 0,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 20, weightUnit: 'g', size: [12, 1, 16], lengthUnit: 'cm' },
  sku: 'TA-GP-LM',
  facts: [
    { label: 'strain', value: plainText('TA-HE-07') },
    {
      label: 'storage',
      value: { en: 'Dark and dry, 5 °C', es: 'A oscuras y seco, 5 °C', pt: 'No escuro e seco, 5 °C' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Scrape with a cooled loop; a flame-hot one kills what little there is.',
        es: 'Raspa con el asa fría; caliente mata lo poco que hay.',
        pt: 'Raspe com a alça fria; quente ela mata o pouco que há.',
      },
    },
  ],
  publishedAt: '2025-11-21',
}
