import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const deathCapTeachingPrint: ProductSample = {
  slug: 'death-cap-teaching-print',
  title: {
    en: 'Death cap teaching print',
    es: 'Esporada didáctica de oronja verde',
    pt: 'Esporada didática de chapéu-da-morte',
  },
  summary: {
    en: 'White spores that turn blue-grey in iodine: a slide everybody should have seen once.',
    es: 'Esporas blancas que se vuelven gris azulado con yodo: una preparación que todos deberían ver una vez.',
    pt: 'Esporos brancos que ficam cinza-azulados com iodo: uma preparação que todos deveriam ver uma vez.',
  },
  description: {
    en: 'For teachers. The print itself is sealed under foil; the test with iodine is described on the back.',
    es: 'Para docentes. La esporada va sellada bajo película; la prueba con yodo se describe al dorso.',
    pt: 'Para professores. A esporada vai selada sob película; o teste com iodo é descrito no verso.',
  },
  categories: ['microscopy/spores/prints'],
  vendor: 'slate-roof-cultures',
  species: ['amanita-phalloides'],
  price: 18,
  currency: 'USD',
  item: 'plate',
  holds: { quantity: 1, unit: 'piece' },
  stock: 5,
  quality: ['expertIdentified'],
  sourcing: ['knownForests'],
  badges: [],
  shipping: { weight: 20, weightUnit: 'g', size: [12, 1, 16], lengthUnit: 'cm' },
  sku: 'SR-MP-AP',
  facts: [
    { label: 'magnification', value: plainText('1000×') },
    { label: 'contents', value: { en: '1 sealed print', es: '1 esporada sellada', pt: '1 esporada selada' } },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Keep it away from food and children; wash hands after use.',
        es: 'Lejos de alimentos y niños; lávate las manos después.',
        pt: 'Longe de alimentos e crianças; lave as mãos depois.',
      },
    },
  ],
  publishedAt: '2026-01-12',
}
