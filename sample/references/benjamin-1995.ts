import type { ReferenceSample } from '@sample/types'

export const benjamin1995: ReferenceSample = {
  slug: 'benjamin-1995',
  title: 'Mushrooms: Poisons and Panaceas. A Handbook for Naturalists, Mycologists, and Physicians',
  authors: 'Denis R. Benjamin',
  publication: 'W. H. Freeman, New York',
  year: 1995,
  link: 'https://search.worldcat.org/isbn/9780716726005',
  summary: {
    en: 'A physician’s account of mushroom poisoning, of mushrooms as food and of their medicinal reputation. Used for clinical courses and for what is tradition rather than proof.',
    es: 'Obra de un médico sobre las intoxicaciones por setas, su valor como alimento y su fama medicinal. Sirve para los cuadros clínicos y para distinguir la tradición de la prueba.',
    pt: 'Obra de um médico sobre as intoxicações por cogumelos, seu valor como alimento e sua fama medicinal. Serve para os quadros clínicos e para distinguir a tradição da prova.',
  },
}
