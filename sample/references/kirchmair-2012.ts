import type { ReferenceSample } from '@sample/types'

export const kirchmair2012: ReferenceSample = {
  slug: 'kirchmair-2012',
  title:
    'Amanita poisonings resulting in acute, reversible renal failure: new cases, new toxic Amanita mushrooms',
  authors:
    'Martin Kirchmair, Patrícia Carrilho, Rudi Pfab, Bettina Haberl, Joana Felgueiras, Fernanda Carvalho, José Cardoso, Ireneia Melo, José Vinhas, Sigrid Neuhauser',
  publication: 'Nephrology Dialysis Transplantation 27(4): 1380–1386',
  year: 2012,
  link: 'https://doi.org/10.1093/ndt/gfr511',
  summary: {
    en: 'Reports kidney failure after meals of white amanitas in Portugal and Germany, compared with poisonings by _Amanita proxima_. Used for the course of that poisoning.',
    es: 'Describe el fallo renal tras comer amanitas blancas en Portugal y Alemania, comparado con las intoxicaciones por _Amanita proxima_. Sirve para el curso de esa intoxicación.',
    pt: 'Descreve a insuficiência renal depois de refeições de amanitas brancas em Portugal e na Alemanha, comparada com as intoxicações por _Amanita proxima_. Serve para a evolução dessa intoxicação.',
  },
}
