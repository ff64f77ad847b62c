import type { ProductSample } from '@sample/marketplace-types'

export const psilocybeAFieldHerbarium: ProductSample = {
  slug: 'psilocybe-a-field-herbarium',
  title: {
    en: 'Psilocybe: a field herbarium',
    es: 'Psilocybe: un herbario de campo',
    pt: 'Psilocybe: um herbário de campo',
  },
  summary: {
    en: 'Herbarium sheets, spores and the law of a genus that is better known than understood.',
    es: 'Pliegos, esporas y leyes de un género más famoso que comprendido.',
    pt: 'Exsicatas, esporos e leis de um gênero mais famoso do que compreendido.',
  },
  description: {
    en: 'Photographed from museum collections, with spore drawings to scale and the deadly _Galerina_ beside every small brown one. It tells what they are, not how to use or grow them.',
    es: 'Fotografiado en colecciones de museo, con esporas dibujadas a escala y la mortal _Galerina_ junto a cada pequeña parda. Cuenta qué son, no cómo se usan ni se cultivan.',
    pt: 'Fotografado em coleções de museu, com esporos desenhados em escala e a mortal _Galerina_ ao lado de cada pequeno marrom. Conta o que são, não como se usam nem se cultivam.',
  },
  categories: ['educational/books'],
  vendor: 'livraria-pe-azul',
  species: ['psilocybe-semilanceata', 'psilocybe-cubensis'],
  price: 42,
  currency: 'EUR',
  item: 'book',
  holds: { quantity: 220, unit: 'piece' },
  stock: 12,
  quality: ['smallBatch'],
  sourcing: ['localPrinter'],
  badges: [],
  shipping: { weight: 900, weightUnit: 'g', size: [21, 3, 28], lengthUnit: 'cm' },
  sku: 'PA-BK-PSI',
  facts: [
    { label: 'pages', value: { en: '220 pages', es: '220 páginas', pt: '220 páginas' } },
    {
      label: 'language',
      value: { en: 'Portuguese and English', es: 'Portugués e inglés', pt: 'Português e inglês' },
    },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For mycologists, librarians and lawyers.',
        es: 'Para micólogos, bibliotecarios y juristas.',
        pt: 'Para micólogos, bibliotecários e juristas.',
      },
    },
  ],
  publishedAt: '2025-10-30',
}
