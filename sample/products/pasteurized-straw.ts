import type { ProductSample } from '@sample/marketplace-types'

export const pasteurizedStraw: ProductSample = {
  slug: 'pasteurized-straw',
  title: {
    en: 'Pasteurized wheat straw',
    es: 'Paja de trigo pasteurizada',
    pt: 'Palha de trigo pasteurizada',
  },
  summary: {
    en: 'Chopped, soaked, held at seventy degrees and drained: ready for spawn.',
    es: 'Picada, remojada, a setenta grados y escurrida: lista para el micelio.',
    pt: 'Picada, molhada, mantida a setenta graus e escorrida: pronta para o micélio.',
  },
  description: {
    en: 'Made on Thursdays, sent on Fridays, to be used by Sunday. Straw comes from two neighbours who do not shorten it with sprays.',
    es: 'Se hace el jueves, sale el viernes y se usa antes del domingo. La paja es de dos vecinos que no la acortan con productos.',
    pt: 'Feita na quinta, enviada na sexta, para usar até domingo. A palha é de dois vizinhos que não usam encurtador.',
  },
  categories: ['growing/supplies/substrate'],
  drawing: 'sack',
  vendor: 'galpao-da-terra-rubra',
  species: [],
  price: 38,
  currency: 'BRL',
  item: 'bag',
  holds: { quantity: 5, unit: 'kg' },
  stock: 50,
  quality: ['checkedByHand'],
  sourcing: ['strawFromNeighbours'],
  badges: [],
  shipping: { weight: 5.2, weightUnit: 'kg', size: [40, 20, 40], lengthUnit: 'cm' },
  sku: 'TR-SU-STR',
  facts: [
    { label: 'substrate', value: { en: 'Wheat straw', es: 'Paja de trigo', pt: 'Palha de trigo' } },
    { label: 'shelfLife', value: { en: '3 days', es: '3 días', pt: '3 dias' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'It should drip once when squeezed.',
        es: 'Al apretarla debe caer una gota.',
        pt: 'Ao apertar deve pingar uma gota.',
      },
    },
  ],
  publishedAt: '2025-10-13',
}
