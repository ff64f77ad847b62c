import type { ReferenceSample } from '@sample/types'

export const jin2016: ReferenceSample = {
  slug: 'jin-2016',
  title: 'Ganoderma lucidum (Reishi mushroom) for cancer treatment',
  authors: 'Xingzhong Jin, Julieta Ruiz Beguerie, Daniel Man-yuen Sze, Godfrey C. F. Chan',
  publication: 'Cochrane Database of Systematic Reviews 2016(4): CD007731',
  year: 2016,
  link: 'https://doi.org/10.1002/14651858.CD007731.pub3',
  summary: {
    en: 'Systematic review of five trials. It found too little evidence to justify reishi as a first-line treatment of cancer.',
    es: 'Revisión sistemática de cinco ensayos. No halló pruebas suficientes para justificar el reishi como tratamiento de primera línea del cáncer.',
    pt: 'Revisão sistemática de cinco ensaios. Não encontrou provas suficientes para justificar o reishi como tratamento de primeira linha do câncer.',
  },
}
