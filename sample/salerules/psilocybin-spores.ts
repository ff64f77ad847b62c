import type { SaleRuleSample } from '@sample/marketplace-types'

export const psilocybinSpores: SaleRuleSample = {
  slug: 'psilocybin-spores',
  title: 'Psilocybin species: spores for microscopy only',
  allPsilocybin: true,
  verdict: 'onlyIn',
  categories: ['microscopy/spores'],
  excludedRegions: ['US-CA', 'US-GA', 'US-ID'],
  reason: {
    en: 'Spores of psilocybin species may only be offered for the microscope, under Microscopy › Spores, and are not sent to California, Georgia or Idaho.',
    es: 'Las esporas de especies con psilocibina solo pueden ofrecerse para el microscopio, en Microscopía › Esporas, y no se envían a California, Georgia ni Idaho.',
    pt: 'Esporos de espécies com psilocibina só podem ser oferecidos para o microscópio, em Microscopia › Esporos, e não são enviados à Califórnia, à Geórgia nem a Idaho.',
  },
}
