import type { ProductSample } from '@sample/marketplace-types'

export const setasDeLaCuenca: ProductSample = {
  slug: 'setas-de-la-cuenca',
  title: { en: 'Mushrooms of one river', es: 'Setas de la cuenca', pt: 'Cogumelos de um rio' },
  summary: {
    en: 'Forty watercolours of what grows along a single river, with what each is mistaken for beside it.',
    es: 'Cuarenta acuarelas de lo que crece junto a un solo río, cada una con lo que se le parece.',
    pt: 'Quarenta aquarelas do que cresce ao longo de um só rio, cada uma com o que se confunde com ela.',
  },
  description: {
    en: 'Painted from fresh specimens over nine autumns. Every edible stands opposite its worst look-alike, never alone.',
    es: 'Pintadas del natural durante nueve otoños. Cada comestible está frente a su confusión más peligrosa, nunca sola.',
    pt: 'Pintadas do natural durante nove outonos. Cada comestível fica diante da confusão mais perigosa, nunca só.',
  },
  categories: ['educational/books'],
  vendor: 'taller-seta-azul',
  species: ['cantharellus-cibarius', 'lactarius-deliciosus', 'boletus-edulis', 'macrolepiota-procera'],
  price: 24,
  currency: 'EUR',
  item: 'book',
  holds: { quantity: 180, unit: 'piece' },
  stock: 30,
  sale: { price: 20, label: 'autumn', from: '2025-09-15T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['handMade'],
  sourcing: ['localPrinter', 'singleOrigin'],
  badges: [],
  shipping: { weight: 480, weightUnit: 'g', size: [17, 2, 24], lengthUnit: 'cm' },
  sku: 'SA-LB-CUENCA',
  facts: [
    { label: 'pages', value: { en: '180 pages', es: '180 páginas', pt: '180 páginas' } },
    {
      label: 'language',
      value: { en: 'Spanish and Catalan', es: 'Castellano y catalán', pt: 'Espanhol e catalão' },
    },
  ],
  tabs: [
    {
      title: 'made',
      text: {
        en: 'Printed on cotton paper and bound by hand in our room.',
        es: 'Impreso en papel de algodón y encuadernado a mano en nuestro taller.',
        pt: 'Impresso em papel de algodão e encadernado à mão em nosso ateliê.',
      },
    },
  ],
  publishedAt: '2025-09-17',
}
