import { europeanUnion } from '@sample/eu-regions'
import type { SaleRuleSample } from '@sample/marketplace-types'

export const reishiAsFood: SaleRuleSample = {
  slug: 'reishi-as-food',
  title: 'Reishi: food and drinks outside the European Union',
  species: ['ganoderma-lingzhi', 'ganoderma-lucidum'],
  verdict: 'onlyIn',
  categories: [
    'mushroom/fresh',
    'mushroom/edibles',
    'mushroom/beverage',
    'mushroom/freeze-dried',
    'mushroom/dehydrated',
    'mushroom/foraged',
  ],
  excludedRegions: europeanUnion,
  reason: {
    en: 'In the European Union reishi is known as a food supplement only. In other food and drinks it is a novel food without authorisation (Regulation (EU) 2015/2283): exclude the countries of the Union.',
    es: 'En la Unión Europea el reishi solo se conoce como complemento alimenticio. En otros alimentos y bebidas es un nuevo alimento sin autorizar (Reglamento (UE) 2015/2283): excluye los países de la Unión.',
    pt: 'Na União Europeia o reishi só é conhecido como suplemento alimentar. Em outros alimentos e bebidas é um novo alimento sem autorização (Regulamento (UE) 2015/2283): exclua os países da União.',
  },
}
