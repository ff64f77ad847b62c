import type { ReferenceSample } from '@sample/types'

export const wasser2002: ReferenceSample = {
  slug: 'wasser-2002',
  title: 'Medicinal mushrooms as a source of antitumor and immunomodulating polysaccharides',
  authors: 'Solomon P. Wasser',
  publication: 'Applied Microbiology and Biotechnology 60(3): 258–274',
  year: 2002,
  link: 'https://doi.org/10.1007/s00253-002-1076-7',
  summary: {
    en: 'Review of the polysaccharides of medicinal mushrooms and of the studies made with them. Used for which compounds have been studied, not as proof that they heal.',
    es: 'Revisión de los polisacáridos de las setas medicinales y de los estudios hechos con ellos. Sirve para saber qué compuestos se han estudiado, no como prueba de que curen.',
    pt: 'Revisão dos polissacarídeos dos cogumelos medicinais e dos estudos feitos com eles. Serve para saber quais compostos foram estudados, não como prova de que curem.',
  },
}
