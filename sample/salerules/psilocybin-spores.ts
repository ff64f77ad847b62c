import type { SaleRuleSample } from '@sample/marketplace-types'
import { regionsWithoutSpores } from '@sample/spore-regions'

export const psilocybinSpores: SaleRuleSample = {
  slug: 'psilocybin-spores',
  title: 'Psilocybin species: spores for microscopy only',
  allPsilocybin: true,
  verdict: 'onlyIn',
  categories: ['microscopy/spores'],
  excludedRegions: regionsWithoutSpores,
  reason: {
    en: 'Spores of psilocybin species may only be offered for the microscope, under Microscopy › Spores, and are sent within the United States only, but not to California, Florida, Georgia or Idaho.',
    es: 'Las esporas de especies con psilocibina solo pueden ofrecerse para el microscopio, en Microscopía › Esporas, y solo se envían dentro de Estados Unidos, salvo a California, Florida, Georgia e Idaho.',
    pt: 'Esporos de espécies com psilocibina só podem ser oferecidos para o microscópio, em Microscopia › Esporos, e só são enviados dentro dos Estados Unidos, exceto à Califórnia, à Flórida, à Geórgia e a Idaho.',
  },
}
