import type { SaleRuleSample } from '@sample/marketplace-types'

export const psilocybinConsumables: SaleRuleSample = {
  slug: 'psilocybin-consumables',
  title: 'Psilocybin species: nothing to consume, no cultures, no kits',
  allPsilocybin: true,
  verdict: 'never',
  categories: ['mushroom', 'growing'],
  reason: {
    en: 'Psilocybin species are controlled by law: nothing made of them, no cultures and no kits to grow them may be sold here.',
    es: 'Las especies con psilocibina están sometidas a control legal: aquí no se vende nada hecho con ellas, ni cultivos ni kits para cultivarlas.',
    pt: 'As espécies com psilocibina são controladas por lei: aqui não se vende nada feito delas, nem culturas, nem kits para cultivá-las.',
  },
}
