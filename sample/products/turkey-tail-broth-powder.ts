import { withoutTurkeyTail } from '@sample/eu-regions'
import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const turkeyTailBrothPowder: ProductSample = {
  slug: 'turkey-tail-broth-powder',
  title: {
    en: 'Turkey tail broth powder',
    es: 'Caldo de cola de pavo en polvo',
    pt: 'Caldo de cauda-de-peru em pó',
  },
  summary: {
    en: 'Dried decoction of turkey tail, to stir into soups that simmer anyway.',
    es: 'Decocción seca de cola de pavo para echar en sopas que ya hierven.',
    pt: 'Decocção seca de cauda-de-peru para pôr em sopas que já fervem.',
  },
  description: {
    en: 'The brackets themselves are too tough to eat, so only what the water took is dried. It tastes woody, faintly of cocoa.',
    es: 'La repisa es demasiado dura para comerla, así que solo se seca lo que se llevó el agua. Sabe a madera y un poco a cacao.',
    pt: 'A orelha é dura demais para comer, então só se seca o que a água levou. Tem gosto de madeira e um pouco de cacau.',
  },
  categories: ['mushroom/extracts/powder'],
  vendor: 'tidal-birch-foragers',
  species: ['trametes-versicolor'],
  price: 22,
  currency: 'USD',
  item: 'pouch',
  holds: { quantity: 100, unit: 'g' },
  stock: 0,
  quality: ['expertIdentified'],
  sourcing: ['picked'],
  badges: ['vegan', 'glutenFree', 'wildForaged'],
  shipping: { weight: 130, weightUnit: 'g', size: [15, 4, 22], lengthUnit: 'cm' },
  sku: 'TB-PTT-100',
  facts: [
    {
      label: 'extraction',
      value: { en: 'Hot water, 4 hours', es: 'Agua caliente, 4 horas', pt: 'Água quente, 4 horas' },
    },
    { label: 'dose', value: { en: '2 g in a bowl', es: '2 g por cuenco', pt: '2 g por tigela' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Half a teaspoon to a bowl of soup.',
        es: 'Media cucharadita por cuenco de sopa.',
        pt: 'Meia colher de chá por tigela de sopa.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  excludedRegions: withoutTurkeyTail,
  publishedAt: '2025-11-13',
}
