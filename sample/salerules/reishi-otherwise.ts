import type { SaleRuleSample } from '@sample/marketplace-types'

export const reishiOtherwise: SaleRuleSample = {
  slug: 'reishi-otherwise',
  title: 'Reishi: supplements and goods that are not eaten',
  species: ['ganoderma-lingzhi', 'ganoderma-lucidum'],
  verdict: 'onlyIn',
  categories: ['mushroom/extracts', 'classifieds', 'educational', 'apparel', 'growing', 'microscopy'],
  reason: {
    en: 'Supplements of reishi and goods that are not eaten may be sold anywhere.',
    es: 'Los complementos de reishi y lo que no se come pueden venderse en cualquier lugar.',
    pt: 'Suplementos de reishi e o que não se come podem ser vendidos em qualquer lugar.',
  },
}
