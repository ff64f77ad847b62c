import type { ReferenceSample } from '@sample/types'

export const changMiles2004: ReferenceSample = {
  slug: 'chang-miles-2004',
  title: 'Mushrooms: Cultivation, Nutritional Value, Medicinal Effect, and Environmental Impact',
  authors: 'Shu-Ting Chang, Philip G. Miles',
  publication: 'CRC Press, Boca Raton, second edition',
  year: 2004,
  link: 'https://doi.org/10.1201/9780203492086',
  summary: {
    en: 'Textbook of the biology and cultivation of edible mushrooms, with chapters on the main cultivated genera. Used for methods, substrates and history of cultivation.',
    es: 'Tratado de la biología y el cultivo de las setas comestibles, con capítulos sobre los principales géneros cultivados. Sirve para los métodos, los sustratos y la historia del cultivo.',
    pt: 'Tratado da biologia e do cultivo dos cogumelos comestíveis, com capítulos sobre os principais gêneros cultivados. Serve para os métodos, os substratos e a história do cultivo.',
  },
}
