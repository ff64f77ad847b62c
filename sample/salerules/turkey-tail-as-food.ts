import { withoutTurkeyTail } from '@sample/eu-regions'
import type { SaleRuleSample } from '@sample/marketplace-types'

export const turkeyTailAsFood: SaleRuleSample = {
  slug: 'turkey-tail-as-food',
  title: 'Turkey tail: outside the European Union and the United Kingdom',
  species: ['trametes-versicolor'],
  verdict: 'onlyIn',
  categories: ['mushroom'],
  excludedRegions: withoutTurkeyTail,
  reason: {
    en: 'Turkey tail is a novel food without authorisation in the European Union (Regulation (EU) 2015/2283) and in the United Kingdom, supplements included: exclude these countries.',
    es: 'La cola de pavo es un nuevo alimento sin autorizar en la Unión Europea (Reglamento (UE) 2015/2283) y en el Reino Unido, también en complementos: excluye esos países.',
    pt: 'A cauda-de-peru é um novo alimento sem autorização na União Europeia (Regulamento (UE) 2015/2283) e no Reino Unido, também em suplementos: exclua esses países.',
  },
}
