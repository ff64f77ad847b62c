import type { ProductSample } from '@sample/marketplace-types'

export const growingOnLogsNotebook: ProductSample = {
  slug: 'growing-on-logs-notebook',
  title: {
    en: 'The log grower’s notebook',
    es: 'El cuaderno del cultivador en tronco',
    pt: 'O caderno do cultivador em tora',
  },
  summary: {
    en: 'Ninety-six pages to fill in: which log, which strain, when it was soaked, what it gave.',
    es: 'Noventa y seis páginas para rellenar: qué tronco, qué cepa, cuándo se remojó, qué dio.',
    pt: 'Noventa e seis páginas para preencher: qual tora, qual linhagem, quando molhou, quanto deu.',
  },
  description: {
    en: 'Half manual, half diary. Each double page is one log over six years, and the margin holds what we wish we had known.',
    es: 'Mitad manual, mitad diario. Cada doble página es un tronco durante seis años, y al margen va lo que ojalá hubiéramos sabido.',
    pt: 'Metade manual, metade diário. Cada página dupla é uma tora por seis anos, e na margem vai o que gostaríamos de ter sabido.',
  },
  categories: ['educational/books'],
  vendor: 'livraria-pe-azul',
  species: ['lentinula-edodes', 'pleurotus-ostreatus'],
  price: 14,
  currency: 'EUR',
  item: 'book',
  holds: { quantity: 96, unit: 'piece' },
  stock: 40,
  quality: ['handMade'],
  sourcing: ['localPrinter'],
  badges: [],
  shipping: { weight: 180, weightUnit: 'g', size: [14, 1, 21], lengthUnit: 'cm' },
  sku: 'PA-BK-LOG',
  facts: [
    {
      label: 'pages',
      value: { en: '96 pages, stitched', es: '96 páginas, cosido', pt: '96 páginas, costurado' },
    },
    {
      label: 'language',
      value: { en: 'Portuguese and English', es: 'Portugués e inglés', pt: 'Português e inglês' },
    },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For anybody with more than three logs and a bad memory.',
        es: 'Para quien tenga más de tres troncos y mala memoria.',
        pt: 'Para quem tem mais de três toras e má memória.',
      },
    },
  ],
  publishedAt: '2026-01-12',
}
