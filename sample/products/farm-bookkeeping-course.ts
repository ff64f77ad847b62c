import type { ProductSample } from '@sample/marketplace-types'

export const farmBookkeepingCourse: ProductSample = {
  slug: 'farm-bookkeeping-course',
  title: {
    en: 'Keeping the books of a mushroom farm',
    es: 'Las cuentas de una finca de setas',
    pt: 'As contas de uma fazenda de cogumelos',
  },
  summary: {
    en: 'Five recorded lessons and two live hours on costs, prices and what a block really earns.',
    es: 'Cinco lecciones grabadas y dos horas en directo sobre costes, precios y lo que rinde un bloque.',
    pt: 'Cinco aulas gravadas e duas horas ao vivo sobre custos, preços e quanto rende um bloco.',
  },
  description: {
    en: 'Taught by a grower who is also an accountant. Bring your own figures; nobody else sees them.',
    es: 'Lo da una cultivadora que también es contable. Trae tus cifras; nadie más las ve.',
    pt: 'Dado por uma produtora que também é contadora. Traga seus números; ninguém mais vê.',
  },
  categories: ['educational/courses'],
  vendor: 'cypress-knee-school',
  species: [],
  price: 75,
  currency: 'USD',
  item: 'course',
  holds: { quantity: 5, unit: 'piece' },
  stock: 40,
  sale: { price: 60, label: 'spring', from: '2090-03-01T00:00:00Z', to: '2090-04-01T00:00:00Z' },
  quality: ['smallBatch'],
  sourcing: ['singleOrigin'],
  badges: [],
  sku: 'CK-CO-BOOKS',
  facts: [
    {
      label: 'duration',
      value: {
        en: '5 lessons, 2 live hours',
        es: '5 lecciones, 2 horas en directo',
        pt: '5 aulas, 2 horas ao vivo',
      },
    },
    { label: 'language', value: { en: 'English, Spanish', es: 'Inglés, español', pt: 'Inglês, espanhol' } },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For farms with at least one season behind them.',
        es: 'Para fincas con al menos una temporada a sus espaldas.',
        pt: 'Para fazendas com ao menos uma safra nas costas.',
      },
    },
  ],
  publishedAt: '2025-09-22',
}
