import type { ProductSample } from '@sample/marketplace-types'

export const injectionPortGrainBags: ProductSample = {
  slug: 'injection-port-grain-bags',
  title: {
    en: 'Sterile grain bags with port',
    es: 'Bolsas de grano estéril con puerto',
    pt: 'Sacos de grão estéril com porta',
  },
  summary: {
    en: 'Rye in a bag with a self-healing port: add a syringe, shake, wait.',
    es: 'Centeno en bolsa con puerto autosellante: jeringa, agitar y esperar.',
    pt: 'Centeio em saco com porta autosselante: seringa, agitar e esperar.',
  },
  description: {
    en: 'For first tries without a hood. Each bag carries the date of its sterilization and keeps two months in a cool cupboard.',
    es: 'Para empezar sin campana. Cada bolsa lleva la fecha de esterilización y dura dos meses en un armario fresco.',
    pt: 'Para começar sem capela. Cada saco traz a data da esterilização e dura dois meses num armário fresco.',
  },
  categories: ['growing/supplies/grow-bags'],
  vendor: 'low-meadow-substrates',
  species: [],
  price: 28,
  currency: 'USD',
  item: 'pack',
  holds: { quantity: 6, unit: 'piece' },
  stock: 48,
  quality: ['cleanRoom', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 8.4, weightUnit: 'kg', size: [40, 20, 30], lengthUnit: 'cm' },
  sku: 'LM-BA-INJ',
  facts: [
    {
      label: 'contents',
      value: { en: '6 × 1.4 kg rye', es: '6 × 1,4 kg de centeno', pt: '6 × 1,4 kg de centeio' },
    },
    { label: 'shelfLife', value: { en: '2 months', es: '2 meses', pt: '2 meses' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Only for edible cultures whose origin you know.',
        es: 'Solo para cultivos comestibles de origen conocido.',
        pt: 'Só para culturas comestíveis de origem conhecida.',
      },
    },
  ],
  publishedAt: '2025-10-28',
}
