import type { ReferenceSample } from '@sample/types'

export const graeme2014: ReferenceSample = {
  slug: 'graeme-2014',
  title: 'Mycetism: a review of the recent literature',
  authors: 'Kimberlie A. Graeme',
  publication: 'Journal of Medical Toxicology 10 (2)',
  year: 2014,
  link: 'https://doi.org/10.1007/s13181-013-0355-2',
  summary: {
    en: 'Review of mushroom poisonings by the organ that suffers most. Used for the hours or days before the first symptoms.',
    es: 'Revisión de las intoxicaciones por setas según el órgano que más sufre. Sirve para las horas o días hasta los primeros síntomas.',
    pt: 'Revisão das intoxicações por cogumelos segundo o órgão que mais sofre. Serve para as horas ou dias até os primeiros sintomas.',
  },
}
