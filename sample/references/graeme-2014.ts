import type { ReferenceSample } from '@sample/types'

export const graeme2014: ReferenceSample = {
  slug: 'graeme-2014',
  title: 'Mycetism: A Review of the Recent Literature',
  authors: 'Kimberlie A. Graeme',
  publication: 'Journal of Medical Toxicology 10(2): 173–189',
  year: 2014,
  link: 'https://doi.org/10.1007/s13181-013-0355-2',
  summary: {
    en: 'Review of mushroom poisonings by the organ they harm, with a table of syndromes and their onset. Used for the times in which symptoms begin.',
    es: 'Revisión de las intoxicaciones por setas según el órgano afectado, con una tabla de síndromes y su latencia. Sirve para los plazos de los primeros síntomas.',
    pt: 'Revisão das intoxicações por cogumelos segundo o órgão atingido, com uma tabela de síndromes e sua latência. Serve para os prazos dos primeiros sintomas.',
  },
}
