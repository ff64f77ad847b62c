import type { ReferenceSample } from '@sample/types'

export const sgambelluri2014: ReferenceSample = {
  slug: 'sgambelluri-2014',
  title:
    'Profiling of Amatoxins and Phallotoxins in the Genus Lepiota by Liquid Chromatography Combined with UV Absorbance and Mass Spectrometry',
  authors: 'R. Michael Sgambelluri, Sara Epis, Davide Sassera, Hong Luo, Evan R. Angelos, Jonathan D. Walton',
  publication: 'Toxins 6(8): 2336–2347',
  year: 2014,
  link: 'https://doi.org/10.3390/toxins6082336',
  summary: {
    en: 'Analysis of six Italian _Lepiota_: amatoxins in two of them, none in _Lepiota cristata_ and three others. Used for what is known of the toxins of small parasols.',
    es: 'Análisis de seis _Lepiota_ italianas: amatoxinas en dos, ninguna en _Lepiota cristata_ ni en otras tres. Sirve para lo que se sabe de las toxinas de las lepiotas pequeñas.',
    pt: 'Análise de seis _Lepiota_ italianas: amatoxinas em duas, nenhuma em _Lepiota cristata_ nem em outras três. Serve para o que se sabe das toxinas das lepiotas pequenas.',
  },
}
