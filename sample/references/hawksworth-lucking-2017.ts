import type { ReferenceSample } from '@sample/types'

export const hawksworthLucking2017: ReferenceSample = {
  slug: 'hawksworth-lucking-2017',
  title: 'Fungal Diversity Revisited: 2.2 to 3.8 Million Species',
  authors: 'David L. Hawksworth, Robert Lücking',
  publication: 'Microbiology Spectrum 5(4): FUNK-0052-2016',
  year: 2017,
  link: 'https://doi.org/10.1128/microbiolspec.FUNK-0052-2016',
  summary: {
    en: 'Estimate of how many species of fungi there are, and of how few have a name. Used for both figures.',
    es: 'Estimación de cuántas especies de hongos existen y de las pocas que tienen nombre. Sirve para ambas cifras.',
    pt: 'Estimativa de quantas espécies de fungos existem e de como são poucas as que têm nome. Serve para os dois números.',
  },
}
