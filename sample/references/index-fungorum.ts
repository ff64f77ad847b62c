import type { ReferenceSample } from '@sample/types'

export const indexFungorum: ReferenceSample = {
  slug: 'index-fungorum',
  title: 'Index Fungorum',
  authors: 'Index Fungorum Partnership',
  publication: 'Royal Botanic Gardens, Kew',
  year: 2026,
  link: 'https://www.indexfungorum.org/names/names.asp',
  summary: {
    en: 'Database of the names of fungi, their authors and their current placement, continuously revised. Used for names, author citations and classification.',
    es: 'Base de datos de los nombres de los hongos, sus autores y su posición actual, en revisión continua. Sirve para los nombres, las autorías y la clasificación.',
    pt: 'Base de dados dos nomes dos fungos, de seus autores e de sua posição atual, em revisão contínua. Serve para os nomes, as autorias e a classificação.',
  },
}
