import type { ProductSample } from '@sample/marketplace-types'

export const sporePrintColouringBook: ProductSample = {
  slug: 'spore-print-colouring-book',
  title: {
    en: 'The spore-print colouring book',
    es: 'El cuaderno de las esporadas',
    pt: 'O caderno das esporadas',
  },
  summary: {
    en: 'Twenty-four drawings to colour, each with a blank square for a real spore print.',
    es: 'Veinticuatro dibujos para colorear, cada uno con un recuadro para una esporada de verdad.',
    pt: 'Vinte e quatro desenhos para colorir, cada um com um quadrado para uma esporada de verdade.',
  },
  description: {
    en: 'Children lay a cap on the square and find in the morning what the mushroom has drawn by itself. Gloves and a grown-up are on the list of things needed.',
    es: 'Se deja un píleo sobre el recuadro y por la mañana se ve lo que la seta ha dibujado sola. En la lista de lo necesario hay guantes y una persona adulta.',
    pt: 'A criança põe um chapéu sobre o quadrado e de manhã descobre o que o cogumelo desenhou sozinho. Na lista do necessário há luvas e um adulto.',
  },
  categories: ['educational/books'],
  vendor: 'taller-seta-azul',
  species: ['agaricus-campestris', 'coprinus-comatus'],
  price: 12,
  currency: 'EUR',
  item: 'book',
  holds: { quantity: 48, unit: 'piece' },
  stock: 55,
  quality: ['handMade'],
  sourcing: ['localPrinter'],
  badges: [],
  shipping: { weight: 160, weightUnit: 'g', size: [21, 1, 21], lengthUnit: 'cm' },
  sku: 'SA-LB-COLOR',
  facts: [
    { label: 'pages', value: { en: '48 pages', es: '48 páginas', pt: '48 páginas' } },
    { label: 'language', value: { en: 'No words needed', es: 'Sin palabras', pt: 'Sem palavras' } },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'From six years, with somebody who washes hands afterwards.',
        es: 'Desde seis años, con alguien que luego lave las manos.',
        pt: 'A partir de seis anos, com alguém que depois lave as mãos.',
      },
    },
  ],
  publishedAt: '2025-08-10',
}
