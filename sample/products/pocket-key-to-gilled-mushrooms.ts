import type { ProductSample } from '@sample/marketplace-types'

export const pocketKeyToGilledMushrooms: ProductSample = {
  slug: 'pocket-key-to-gilled-mushrooms',
  title: {
    en: 'A pocket key to gilled mushrooms',
    es: 'Clave de bolsillo de setas con láminas',
    pt: 'Chave de bolso de cogumelos com lâminas',
  },
  summary: {
    en: 'Sixty questions that lead from spore colour to a genus, with a drawing at every fork.',
    es: 'Sesenta preguntas que llevan del color de la esporada al género, con un dibujo en cada cruce.',
    pt: 'Sessenta perguntas que levam da cor da esporada ao gênero, com um desenho em cada bifurcação.',
  },
  description: {
    en: 'It stops at the genus on purpose: beyond that one needs a microscope or a teacher. The last pages say which look-alikes kill.',
    es: 'Se detiene en el género a propósito: más allá hace falta un microscopio o un maestro. Las últimas páginas dicen qué confusiones matan.',
    pt: 'Detém-se no gênero de propósito: além disso é preciso microscópio ou professor. As últimas páginas dizem quais parecidos matam.',
  },
  categories: ['educational/books'],
  vendor: 'livraria-pe-azul',
  species: [],
  price: 16,
  currency: 'EUR',
  item: 'book',
  holds: { quantity: 144, unit: 'piece' },
  stock: 75,
  choices: [{ key: 'format', options: ['paperback', 'hardback'] }],
  variants: [
    { options: ['paperback'], price: 16, stock: 60 },
    { options: ['hardback'], price: 26, stock: 15 },
  ],
  quality: ['smallBatch'],
  sourcing: ['localPrinter'],
  badges: [],
  shipping: { weight: 220, weightUnit: 'g', size: [12, 2, 18], lengthUnit: 'cm' },
  sku: 'PA-BK-KEY',
  facts: [
    { label: 'pages', value: { en: '144 pages', es: '144 páginas', pt: '144 páginas' } },
    {
      label: 'language',
      value: {
        en: 'Portuguese, Spanish, English',
        es: 'Portugués, español, inglés',
        pt: 'Português, espanhol, inglês',
      },
    },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For people in their first three autumns.',
        es: 'Para quien está en sus tres primeros otoños.',
        pt: 'Para quem está nos três primeiros outonos.',
      },
    },
  ],
  publishedAt: '2025-09-15',
}
