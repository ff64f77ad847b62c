import type { SaleRuleSample } from '@sample/marketplace-types'

export const turkeyTailOtherwise: SaleRuleSample = {
  slug: 'turkey-tail-otherwise',
  title: 'Turkey tail: goods that are not eaten',
  species: ['trametes-versicolor'],
  verdict: 'onlyIn',
  categories: ['classifieds', 'educational', 'apparel', 'growing', 'microscopy'],
  reason: {
    en: 'Goods of turkey tail that are not eaten may be sold anywhere.',
    es: 'Los artículos de cola de pavo que no se comen pueden venderse en cualquier lugar.',
    pt: 'Artigos de cauda-de-peru que não se comem podem ser vendidos em qualquer lugar.',
  },
}
