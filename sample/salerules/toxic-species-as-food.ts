import type { SaleRuleSample } from '@sample/marketplace-types'

export const toxicSpeciesAsFood: SaleRuleSample = {
  slug: 'toxic-species-as-food',
  title: 'Poisonous and deadly species: never as food, never to grow',
  allToxic: true,
  verdict: 'never',
  categories: ['mushroom', 'growing'],
  reason: {
    en: 'This species is recorded here as poisonous or deadly. Nothing made of it may be sold to eat or drink, nor cultures and kits to grow it.',
    es: 'Esta especie figura aquí como venenosa o mortal. No se vende nada hecho con ella para comer o beber, ni cultivos ni kits para cultivarla.',
    pt: 'Esta espécie consta aqui como venenosa ou mortal. Nada feito dela pode ser vendido para comer ou beber, nem culturas ou kits para cultivá-la.',
  },
}
