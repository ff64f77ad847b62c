import type { ReferenceSample } from '@sample/types'

export const klupp2015: ReferenceSample = {
  slug: 'klupp-2015',
  title: 'Ganoderma lucidum mushroom for the treatment of cardiovascular risk factors',
  authors:
    'Nerida L. Klupp, Dennis Chang, Fiona Hawke, Hosen Kiat, Huijuan Cao, Suzanne J. Grant, Alan Bensoussan',
  publication: 'Cochrane Database of Systematic Reviews 2015(2): CD007259',
  year: 2015,
  link: 'https://doi.org/10.1002/14651858.CD007259.pub2',
  summary: {
    en: 'Systematic review of five trials with 398 participants. It found no evidence that reishi lowers blood pressure, blood glucose or cholesterol.',
    es: 'Revisión sistemática de cinco ensayos con 398 participantes. No halló pruebas de que el reishi baje la presión arterial, la glucosa ni el colesterol.',
    pt: 'Revisão sistemática de cinco ensaios com 398 participantes. Não encontrou provas de que o reishi baixe a pressão arterial, a glicose ou o colesterol.',
  },
}
