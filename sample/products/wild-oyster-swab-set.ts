import type { ProductSample } from '@sample/marketplace-types'

export const wildOysterSwabSet: ProductSample = {
  slug: 'wild-oyster-swab-set',
  title: {
    en: 'Wild oyster swabs, three valleys',
    es: 'Hisopos de ostra silvestre, tres valles',
    pt: 'Cotonetes de shimeji silvestre, três vales',
  },
  summary: {
    en: 'Three swabs from three trees, to cross or to compare.',
    es: 'Tres hisopos de tres árboles, para cruzar o comparar.',
    pt: 'Três cotonetes de três árvores, para cruzar ou comparar.',
  },
  description: {
    en: 'Willow, beech and maple, each with date and place. The three may or may not be compatible; finding out is the point.',
    es: 'Sauce, haya y arce, cada uno con fecha y lugar. Puede que sean compatibles o no; de averiguarlo se trata.',
    pt: 'Salgueiro, faia e bordo, cada um com data e lugar. Podem ser compatíveis ou não; descobrir é a graça.',
  },
  categories: ['growing/genetics/spore-swabs'],
  vendor: 'slate-roof-cultures',
  species: ['pleurotus-ostreatus'],
  price: 16,
  currency: 'USD',
  item: 'pack',
  holds: { quantity: 3, unit: 'piece' },
  stock: 18,
  sale: { price: 12, label: 'lastPieces' },
  quality: ['cleanRoom', 'expertIdentified'],
  sourcing: ['knownForests'],
  badges: [],
  shipping: { weight: 25, weightUnit: 'g', size: [4, 3, 18], lengthUnit: 'cm' },
  sku: 'SR-SW-PO',
  facts: [
    { label: 'origin', value: { en: 'Pennsylvania', es: 'Pensilvania', pt: 'Pensilvânia' } },
    {
      label: 'storage',
      value: { en: 'Dark and dry, 5 °C', es: 'A oscuras y seco, 5 °C', pt: 'No escuro e seco, 5 °C' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Streak each on its own plate first.',
        es: 'Estría cada uno en su placa primero.',
        pt: 'Estrie cada um em sua placa primeiro.',
      },
    },
  ],
  publishedAt: '2026-03-06',
}
