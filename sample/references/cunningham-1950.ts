import type { ReferenceSample } from '@sample/types'

export const cunningham1950: ReferenceSample = {
  slug: 'cunningham-1950',
  title: 'Cordycepin, a Metabolic Product isolated from Cultures of Cordyceps militaris (Linn.) Link',
  authors: 'K. G. Cunningham, William Manson, F. S. Spring, S. A. Hutchinson',
  publication: 'Nature 166: 949',
  year: 1950,
  link: 'https://doi.org/10.1038/166949a0',
  summary: {
    en: 'First isolation of cordycepin. Used for the chemistry of the caterpillar club.',
    es: 'Primer aislamiento de la cordicepina. Sirve para la química de este hongo de orugas.',
    pt: 'Primeiro isolamento da cordicepina. Serve para a química deste fungo de lagartas.',
  },
}
