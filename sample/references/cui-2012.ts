import type { ReferenceSample } from '@sample/types'

export const cui2012: ReferenceSample = {
  slug: 'cui-2012',
  title: 'Extract of Ganoderma lucidum prolongs sleep time in rats',
  authors: 'Xiang-Yu Cui, Su-Ying Cui, Juan Zhang, Zi-Jun Wang, Bin Yu et al.',
  publication: 'Journal of Ethnopharmacology 139(3): 796–800',
  year: 2012,
  link: 'https://doi.org/10.1016/j.jep.2011.12.020',
  summary: {
    en: 'Rats that were given an extract of reishi for three days slept longer. An animal study: it says nothing of people.',
    es: 'Las ratas que recibieron un extracto de reishi durante tres días durmieron más. Es un estudio en animales: nada dice de las personas.',
    pt: 'Ratos que receberam um extrato de reishi por três dias dormiram mais. É um estudo em animais: nada diz sobre pessoas.',
  },
}
