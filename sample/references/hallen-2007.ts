import type { ReferenceSample } from '@sample/types'

export const hallen2007: ReferenceSample = {
  slug: 'hallen-2007',
  title: 'Gene family encoding the major toxins of lethal Amanita mushrooms',
  authors: 'Heather E. Hallen, Hong Luo, John S. Scott-Craig, Jonathan D. Walton',
  publication: 'Proceedings of the National Academy of Sciences of the USA 104(48): 19097–19101',
  year: 2007,
  link: 'https://doi.org/10.1073/pnas.0707340104',
  summary: {
    en: 'Finds the genes for α-amanitin and phallacidin in _Amanita bisporigera_. Used for the toxins of that species.',
    es: 'Halla en _Amanita bisporigera_ los genes de la α-amanitina y la falacidina. Sirve para las toxinas de esa especie.',
    pt: 'Encontra em _Amanita bisporigera_ os genes da α-amanitina e da falacidina. Serve para as toxinas dessa espécie.',
  },
}
