import type { ProductSample } from '@sample/marketplace-types'
import { regionsWithoutSpores } from '@sample/spore-regions'
import { plainText } from '@sample/words'

export const cubensisMicroscopySyringe: ProductSample = {
  slug: 'cubensis-microscopy-syringe',
  title: {
    en: 'Psilocybe cubensis spores in water, for slides',
    es: 'Esporas de Psilocybe cubensis en agua, para preparaciones',
    pt: 'Esporos de Psilocybe cubensis em água, para preparações',
  },
  summary: {
    en: 'Ten millilitres for mounting, with two hundred drops of study in them.',
    es: 'Diez mililitros para montar, con doscientas gotas de estudio.',
    pt: 'Dez mililitros para montar, com duzentas gotas de estudo.',
  },
  description: {
    en: 'Spores contain no psilocybin. Germinating them is against the law in most countries, and this syringe is sold for microscopy only.',
    es: 'Las esporas no contienen psilocibina. Germinarlas va contra la ley en casi todos los países, y esta jeringa se vende solo para microscopía.',
    pt: 'Os esporos não contêm psilocibina. Germiná-los é contra a lei na maioria dos países, e esta seringa é vendida só para microscopia.',
  },
  categories: ['microscopy/spores/syringes'],
  vendor: 'slate-roof-cultures',
  species: ['psilocybe-cubensis'],
  price: 19,
  currency: 'USD',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 0,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 40, weightUnit: 'g', size: [4, 3, 16], lengthUnit: 'cm' },
  sku: 'SR-MY-PC',
  facts: [
    { label: 'magnification', value: plainText('400–1000×') },
    { label: 'storage', value: plainText('2–6 °C') },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'To adults within the United States, except in California, Florida, Georgia and Idaho.',
        es: 'A adultos dentro de Estados Unidos, salvo en California, Florida, Georgia e Idaho.',
        pt: 'A adultos dentro dos Estados Unidos, exceto na Califórnia, na Flórida, na Geórgia e em Idaho.',
      },
    },
  ],
  excludedRegions: regionsWithoutSpores,
  publishedAt: '2026-04-02',
}
