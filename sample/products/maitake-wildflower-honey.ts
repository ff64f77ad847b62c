import type { ProductSample } from '@sample/marketplace-types'
import { cookedBeforeUse, notForInfants } from '@sample/product-warnings'

export const maitakeWildflowerHoney: ProductSample = {
  slug: 'maitake-wildflower-honey',
  title: {
    en: 'Wildflower honey with maitake',
    es: 'Miel silvestre con maitake',
    pt: 'Mel silvestre com maitake',
  },
  summary: {
    en: 'Raw desert honey in which roasted maitake has lain for six weeks.',
    es: 'Miel cruda del desierto en la que ha reposado maitake tostado seis semanas.',
    pt: 'Mel cru do deserto em que o maitake tostado repousou por seis semanas.',
  },
  description: {
    en: 'The mushrooms are strained out; a savoury, toasted note stays. Meant for cheese, roast carrots and the edge of a pan.',
    es: 'Las setas se cuelan; queda un fondo salado y tostado. Pensada para quesos, zanahorias asadas y el fondo de la sartén.',
    pt: 'Os cogumelos são coados; fica um fundo salgado e tostado. Feito para queijos, cenouras assadas e a beira da panela.',
  },
  categories: ['mushroom/edibles/honey'],
  vendor: 'juniper-shed-teas',
  species: ['grifola-frondosa'],
  price: 17,
  currency: 'USD',
  item: 'jar',
  holds: { quantity: 340, unit: 'g' },
  stock: 36,
  quality: ['smallBatch'],
  sourcing: ['singleOrigin'],
  badges: ['glutenFree', 'nonGMO'],
  shipping: { weight: 480, weightUnit: 'g', size: [8, 11, 8], lengthUnit: 'cm' },
  sku: 'JS-HMA',
  facts: [
    { label: 'ingredients', value: { en: 'Honey, maitake', es: 'Miel, maitake', pt: 'Mel, maitake' } },
    {
      label: 'storage',
      value: { en: 'Room temperature', es: 'Temperatura ambiente', pt: 'Temperatura ambiente' },
    },
  ],
  tabs: [
    { title: 'made', text: cookedBeforeUse(20) },
    { title: 'safety', text: notForInfants },
  ],
  publishedAt: '2026-03-14',
}
