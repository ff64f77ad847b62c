import type { ProductSample } from '@sample/marketplace-types'

export const oysterSporePrint: ProductSample = {
  slug: 'oyster-spore-print',
  title: {
    en: 'Oyster spore print on foil',
    es: 'Esporada de seta de ostra en papel de aluminio',
    pt: 'Esporada de shimeji em papel-alumínio',
  },
  summary: {
    en: 'A lilac-white print of a wild oyster mushroom, on sterile foil, for your own crosses.',
    es: 'Esporada blanco lila de una seta de ostra silvestre, en aluminio estéril, para tus cruces.',
    pt: 'Esporada branco-lilás de um shimeji silvestre, em alumínio estéril, para seus cruzamentos.',
  },
  description: {
    en: 'Taken overnight under glass from a single cap. Spores recombine: what grows is a child of the parent, not a copy of it.',
    es: 'Tomada durante la noche bajo cristal de un solo píleo. Las esporas se recombinan: lo que crece es hijo del progenitor, no su copia.',
    pt: 'Tirada à noite sob vidro de um só chapéu. Os esporos se recombinam: o que cresce é filho do genitor, não cópia.',
  },
  categories: ['growing/genetics/spore-prints'],
  vendor: 'slate-roof-cultures',
  species: ['pleurotus-ostreatus'],
  price: 9,
  currency: 'USD',
  item: 'plate',
  holds: { quantity: 1, unit: 'piece' },
  stock: 40,
  quality: ['cleanRoom', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 20, weightUnit: 'g', size: [12, 1, 16], lengthUnit: 'cm' },
  sku: 'SR-GP-OYS',
  facts: [
    {
      label: 'strain',
      value: { en: 'Wild, Lehigh valley', es: 'Silvestre, valle de Lehigh', pt: 'Silvestre, vale de Lehigh' },
    },
    {
      label: 'storage',
      value: { en: 'Dark and dry, 5 °C', es: 'A oscuras y seco, 5 °C', pt: 'No escuro e seco, 5 °C' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Work in still air, streak thinly, and choose among many germinations.',
        es: 'Trabaja en aire quieto, estría fino y elige entre muchas germinaciones.',
        pt: 'Trabalhe em ar parado, estrie fino e escolha entre muitas germinações.',
      },
    },
  ],
  publishedAt: '2025-11-02',
}
