import type { ReferenceSample } from '@sample/types'

export const white2019: ReferenceSample = {
  slug: 'white-2019',
  title: 'Mushroom poisoning: A proposed new clinical classification',
  authors:
    'Julian White, Scott A. Weinstein, Luc De Haro, Regis Bédry, Andreas Schaper, Barry H. Rumack, Thomas Zilker',
  publication: 'Toxicon 157: 53–65',
  year: 2019,
  link: 'https://doi.org/10.1016/j.toxicon.2018.11.007',
  summary: {
    en: 'Groups all described mushroom poisonings into six clinical classes, with a diagnostic algorithm. Used for syndromes, onset and course.',
    es: 'Ordena todas las intoxicaciones por setas descritas en seis clases clínicas, con un algoritmo de diagnóstico. Sirve para los síndromes, la latencia y el curso.',
    pt: 'Ordena todas as intoxicações por cogumelos descritas em seis classes clínicas, com um algoritmo de diagnóstico. Serve para as síndromes, a latência e a evolução.',
  },
}
