import type { ReferenceSample } from '@sample/types'

export const bresinskyBesl1990: ReferenceSample = {
  slug: 'bresinsky-besl-1990',
  title: 'A Colour Atlas of Poisonous Fungi: A Handbook for Pharmacists, Doctors, and Biologists',
  authors: 'Andreas Bresinsky, Helmut Besl',
  publication: 'Wolfe Publishing, London',
  year: 1990,
  link: 'https://search.worldcat.org/isbn/9780723415763',
  summary: {
    en: 'Atlas of poisonous fungi with their toxins, microscopy and the course of each poisoning. Used for syndromes and for the characters that separate toxic species from edible ones.',
    es: 'Atlas de hongos venenosos con sus toxinas, su microscopía y el curso de cada intoxicación. Sirve para los síndromes y para los caracteres que separan las especies tóxicas de las comestibles.',
    pt: 'Atlas de fungos venenosos com suas toxinas, sua microscopia e a evolução de cada intoxicação. Serve para as síndromes e para os caracteres que separam as espécies tóxicas das comestíveis.',
  },
}
