import type { SaleRuleSample } from '@sample/marketplace-types'

export const psilocybinReading: SaleRuleSample = {
  slug: 'psilocybin-reading',
  title: 'Psilocybin species: books and courses',
  allPsilocybin: true,
  verdict: 'onlyIn',
  categories: ['educational'],
  reason: {
    en: 'Of psilocybin species only what is read and taught may be sold, and spores for the microscope.',
    es: 'De las especies con psilocibina solo se vende lo que se lee y se enseña, y esporas para el microscopio.',
    pt: 'Das espécies com psilocibina só se vende o que se lê e se ensina, e esporos para o microscópio.',
  },
}
