import type { ProductSample } from '@sample/marketplace-types'

export const chemicalReagentKit: ProductSample = {
  slug: 'chemical-reagent-kit',
  title: {
    en: 'Macro-reagent kit for taxonomists',
    es: 'Kit de reactivos para taxónomos',
    pt: 'Kit de reagentes para taxonomistas',
  },
  summary: {
    en: 'Iron salts, ammonia and a guaiac tincture in five-millilitre droppers.',
    es: 'Sales de hierro, amoniaco y tintura de guayaco en cuentagotas de cinco mililitros.',
    pt: 'Sais de ferro, amônia e tintura de guáiaco em conta-gotas de cinco mililitros.',
  },
  description: {
    en: 'For spotting on caps and stems, with a table of genera in which the colour means something. It never tells whether a mushroom may be eaten.',
    es: 'Para manchar píleos y pies, con una tabla de géneros en que el color dice algo. Nunca dice si una seta se puede comer.',
    pt: 'Para pingar em chapéus e estipes, com uma tabela de gêneros em que a cor diz algo. Nunca diz se um cogumelo pode ser comido.',
  },
  categories: ['microscopy/microscopy-equipment/kits'],
  vendor: 'slate-roof-cultures',
  species: [],
  price: 36,
  currency: 'USD',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 0,
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 500, weightUnit: 'g', size: [16, 8, 12], lengthUnit: 'cm' },
  sku: 'SR-KT-REA',
  facts: [
    {
      label: 'contents',
      value: { en: '5 droppers, table', es: '5 cuentagotas, tabla', pt: '5 conta-gotas, tabela' },
    },
    {
      label: 'storage',
      value: { en: 'Upright, locked away', es: 'De pie, bajo llave', pt: 'Em pé, trancado' },
    },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Gloves and glasses; ship-to addresses in the contiguous states only.',
        es: 'Guantes y gafas; solo se envía a los estados contiguos.',
        pt: 'Luvas e óculos; envio só para os estados contíguos.',
      },
    },
  ],
  excludedRegions: ['US-AK', 'US-HI'],
  publishedAt: '2025-10-05',
}
