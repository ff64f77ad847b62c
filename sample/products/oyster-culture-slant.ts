import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const oysterCultureSlant: ProductSample = {
  slug: 'oyster-culture-slant',
  title: {
    en: 'Culture slant, base strains',
    es: 'Cultivo en tubo, cepas básicas',
    pt: 'Cultura em tubo, linhagens básicas',
  },
  summary: {
    en: 'One of our four proven strains on malt agar in a glass tube.',
    es: 'Una de nuestras cuatro cepas probadas, sobre agar de malta en tubo de vidrio.',
    pt: 'Uma de nossas quatro linhagens comprovadas, em ágar-malte num tubo de vidro.',
  },
  description: {
    en: 'The strains that our own farm customers order week after week. A slant keeps a year in the fridge and starts a hundred plates.',
    es: 'Las que nuestros clientes piden semana tras semana. Un tubo dura un año en la nevera y da para cien placas.',
    pt: 'As que nossos clientes pedem semana após semana. Um tubo dura um ano na geladeira e dá para cem placas.',
  },
  categories: ['growing/genetics/culture-slant'],
  vendor: 'micelios-tres-acequias',
  species: ['pleurotus-ostreatus'],
  price: 16,
  currency: 'EUR',
  item: 'tube',
  holds: { quantity: 1, unit: 'piece' },
  stock: 50,
  choices: [{ key: 'species', options: ['oyster', 'king-oyster', 'shiitake', 'lions-mane'] }],
  variants: [
    { options: ['oyster'], price: 16, stock: 20 },
    { options: ['king-oyster'], price: 17, stock: 12 },
    { options: ['shiitake'], price: 17, stock: 10 },
    { options: ['lions-mane'], price: 18.5, stock: 8 },
  ],
  quality: ['cleanRoom', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 60, weightUnit: 'g', size: [4, 4, 18], lengthUnit: 'cm' },
  sku: 'TA-CS-BASE',
  facts: [
    { label: 'strain', value: plainText('TA-PO-01, PE-02, LE-12, HE-07') },
    { label: 'storage', value: plainText('2–4 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Move a grain-sized piece to a fresh plate and wait for white threads before you go on.',
        es: 'Pasa un trozo como un grano a una placa nueva y espera hilos blancos antes de seguir.',
        pt: 'Passe um pedaço do tamanho de um grão para uma placa nova e espere fios brancos antes de seguir.',
      },
    },
  ],
  publishedAt: '2026-02-04',
}
