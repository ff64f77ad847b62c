import type { ProductSample } from '@sample/marketplace-types'

export const melzerTypeReagent: ProductSample = {
  slug: 'melzer-type-reagent',
  title: {
    en: 'Melzer-type iodine reagent',
    es: 'Reactivo yodado tipo Melzer',
    pt: 'Reagente iodado tipo Melzer',
  },
  summary: {
    en: 'Turns the spores of Russula and Amanita blue-black, where they are amyloid.',
    es: 'Vuelve negro azuladas las esporas amiloides de Russula y Amanita.',
    pt: 'Deixa preto-azulados os esporos amiloides de Russula e Amanita.',
  },
  description: {
    en: 'Mixed fresh each month. A substitute stands in for chloral hydrate, so that it can be posted; the colour is a shade weaker.',
    es: 'Se prepara fresco cada mes, con un sustituto del hidrato de cloral para poder enviarlo; el color es algo más débil.',
    pt: 'Preparado fresco todo mês, com um substituto do hidrato de cloral para poder ser enviado; a cor é um pouco mais fraca.',
  },
  categories: ['microscopy/microscopy-equipment/accessories'],
  drawing: 'reagent',
  vendor: 'slate-roof-cultures',
  species: [],
  price: 16,
  currency: 'USD',
  item: 'dropper',
  holds: { quantity: 10, unit: 'ml' },
  stock: 24,
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 60, weightUnit: 'g', size: [3, 8, 3], lengthUnit: 'cm' },
  sku: 'SR-AC-MEL',
  facts: [
    { label: 'storage', value: { en: 'Dark, cool', es: 'Oscuro y fresco', pt: 'Escuro e fresco' } },
    { label: 'shelfLife', value: { en: '12 months', es: '12 meses', pt: '12 meses' } },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Poisonous and staining; for slides only, with gloves.',
        es: 'Venenoso y mancha; solo para preparaciones, con guantes.',
        pt: 'Venenoso e mancha; só para preparações, com luvas.',
      },
    },
  ],
  publishedAt: '2026-02-03',
}
