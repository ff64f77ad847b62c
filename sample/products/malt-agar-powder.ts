import type { ProductSample } from '@sample/marketplace-types'

export const maltAgarPowder: ProductSample = {
  slug: 'malt-agar-powder',
  title: {
    en: 'Malt agar powder, mixed',
    es: 'Agar de malta en polvo, mezclado',
    pt: 'Ágar-malte em pó, misturado',
  },
  summary: {
    en: 'Weigh, boil, pour: malt, agar and a pinch of yeast in the right measure.',
    es: 'Pesa, hierve y vierte: malta, agar y una pizca de levadura en su medida.',
    pt: 'Pese, ferva e verta: malte, ágar e uma pitada de levedura na medida.',
  },
  description: {
    en: 'Thirty-five grams to a litre make forty plates. Clear enough to see the first thread.',
    es: 'Treinta y cinco gramos por litro dan cuarenta placas. Transparente para ver el primer hilo.',
    pt: 'Trinta e cinco gramas por litro dão quarenta placas. Claro o bastante para ver o primeiro fio.',
  },
  categories: ['growing/supplies/substrate'],
  drawing: 'tin',
  vendor: 'micelios-tres-acequias',
  species: [],
  price: 8.9,
  currency: 'EUR',
  item: 'tin',
  holds: { quantity: 100, unit: 'g' },
  stock: 37,
  choices: [{ key: 'weight', options: ['100g', '250g', '500g'] }],
  variants: [
    { options: ['100g'], price: 8.9, stock: 15 },
    { options: ['250g'], price: 16.5, stock: 14 },
    { options: ['500g'], price: 29, stock: 8 },
  ],
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 300, weightUnit: 'g', size: [8, 10, 8], lengthUnit: 'cm' },
  sku: 'TA-SU-AGA',
  facts: [
    {
      label: 'ingredients',
      value: {
        en: 'Malt extract, agar, yeast',
        es: 'Extracto de malta, agar, levadura',
        pt: 'Extrato de malte, ágar, levedura',
      },
    },
    { label: 'storage', value: { en: 'Dry and dark', es: 'Seco y oscuro', pt: 'Seco e escuro' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Sterilize for twenty-five minutes; pour at fifty degrees.',
        es: 'Esteriliza veinticinco minutos y vierte a cincuenta grados.',
        pt: 'Esterilize por vinte e cinco minutos e verta a cinquenta graus.',
      },
    },
  ],
  publishedAt: '2025-11-12',
}
