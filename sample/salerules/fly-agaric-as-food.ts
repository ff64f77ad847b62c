import type { SaleRuleSample } from '@sample/marketplace-types'

export const flyAgaricAsFood: SaleRuleSample = {
  slug: 'fly-agaric-as-food',
  title: 'Amanita muscaria: never as food',
  species: ['amanita-muscaria'],
  verdict: 'never',
  categories: ['mushroom'],
  reason: {
    en: 'The fly agaric is poisonous. It may not be sold fresh, dried, as an extract or in any other form that is eaten or drunk.',
    es: 'La matamoscas es venenosa. No puede venderse fresca, seca, en extracto ni en ninguna otra forma que se coma o se beba.',
    pt: 'O agário-das-moscas é venenoso. Não pode ser vendido fresco, seco, em extrato nem em outra forma que se coma ou beba.',
  },
}
