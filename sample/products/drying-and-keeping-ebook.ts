import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const dryingAndKeepingEbook: ProductSample = {
  slug: 'drying-and-keeping-ebook',
  title: { en: 'Drying and keeping mushrooms', es: 'Secar y guardar setas', pt: 'Secar e guardar cogumelos' },
  summary: {
    en: 'Eighty-eight pages on dryers, jars, freezers and salt, with a table for forty species.',
    es: 'Ochenta y ocho páginas sobre secadores, tarros, congelador y sal, con una tabla de cuarenta especies.',
    pt: 'Oitenta e oito páginas sobre secadores, potes, freezer e sal, com uma tabela de quarenta espécies.',
  },
  description: {
    en: 'What dries well, what turns to leather, and what must be cooked before it is frozen. EPUB and PDF, without copy protection.',
    es: 'Qué se seca bien, qué se vuelve cuero y qué hay que cocinar antes de congelar. EPUB y PDF, sin protección de copia.',
    pt: 'O que seca bem, o que vira couro e o que tem de cozinhar antes de congelar. EPUB e PDF, sem proteção de cópia.',
  },
  categories: ['educational/ebooks'],
  vendor: 'cypress-knee-school',
  species: [],
  price: 9,
  currency: 'USD',
  item: 'ebook',
  holds: { quantity: 88, unit: 'piece' },
  stock: 999,
  quality: ['smallBatch'],
  sourcing: ['singleOrigin'],
  badges: [],
  sku: 'CK-EB-DRY',
  facts: [
    { label: 'format', value: plainText('EPUB, PDF') },
    { label: 'language', value: { en: 'English, Spanish', es: 'Inglés, español', pt: 'Inglês, espanhol' } },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For kitchens after a good October.',
        es: 'Para cocinas después de un buen octubre.',
        pt: 'Para cozinhas depois de um bom outubro.',
      },
    },
  ],
  publishedAt: '2025-08-20',
}
