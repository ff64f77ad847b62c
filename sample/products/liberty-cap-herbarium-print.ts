import type { ProductSample } from '@sample/marketplace-types'
import { regionsWithoutSpores } from '@sample/spore-regions'
import { plainText } from '@sample/words'

export const libertyCapHerbariumPrint: ProductSample = {
  slug: 'liberty-cap-herbarium-print',
  title: {
    en: 'Psilocybe semilanceata herbarium print',
    es: 'Esporada de herbario de Psilocybe semilanceata',
    pt: 'Esporada de herbário de Psilocybe semilanceata',
  },
  summary: {
    en: 'A purple-black print on paper with place, date and collector, for herbaria and slides.',
    es: 'Esporada negro púrpura en papel con lugar, fecha y recolector, para herbarios y preparaciones.',
    pt: 'Esporada preto-púrpura em papel com lugar, data e coletor, para herbários e preparações.',
  },
  description: {
    en: 'For comparing with the rusty prints of deadly _Galerina_. It is not a culture, is sent within the United States only, and not where the law forbids spores.',
    es: 'Para compararla con la esporada herrumbrosa de la mortal _Galerina_. No es un cultivo; solo se envía dentro de Estados Unidos, y no donde la ley prohíbe las esporas.',
    pt: 'Para comparar com a esporada ferrugínea da mortal _Galerina_. Não é cultura; só é enviada dentro dos Estados Unidos, e não aonde a lei proíbe os esporos.',
  },
  categories: ['microscopy/spores/prints'],
  vendor: 'slate-roof-cultures',
  species: ['psilocybe-semilanceata'],
  price: 22,
  currency: 'USD',
  item: 'plate',
  holds: { quantity: 1, unit: 'piece' },
  stock: 8,
  quality: ['expertIdentified'],
  sourcing: ['knownForests'],
  badges: [],
  shipping: { weight: 20, weightUnit: 'g', size: [12, 1, 16], lengthUnit: 'cm' },
  sku: 'SR-MP-PS',
  facts: [
    {
      label: 'origin',
      value: {
        en: 'Pasture, no exact place given',
        es: 'Pastizal, sin lugar exacto',
        pt: 'Pasto, sem lugar exato',
      },
    },
    { label: 'magnification', value: plainText('400–1000×') },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'To adults, for microscopy and taxonomy.',
        es: 'Para adultos, para microscopía y taxonomía.',
        pt: 'Para adultos, para microscopia e taxonomia.',
      },
    },
  ],
  excludedRegions: regionsWithoutSpores,
  publishedAt: '2025-11-22',
}
