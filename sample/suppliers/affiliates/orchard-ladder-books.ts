import type { AffiliateSample } from '@sample/marketplace-types'

export const orchardLadderBooks: AffiliateSample = {
  slug: 'orchard-ladder-books',
  businessName: 'Orchard Ladder Books',
  website: 'https://orchard-ladder-books.example.com',
  description: {
    en: 'Natural-history books by post, new and second hand, with a shelf of regional mushroom floras.',
    es: 'Libros de historia natural por correo, nuevos y de segunda mano, con un estante de floras micológicas regionales.',
    pt: 'Livros de história natural pelo correio, novos e usados, com uma estante de floras micológicas regionais.',
  },
  network: 'Example Partners',
}
