import type { ReferenceSample } from '@sample/types'

export const abbas2017: ReferenceSample = {
  slug: 'abbas-2017',
  title:
    'Mycotoxin contamination in corn smut (Ustilago maydis) galls in the field and in the commercial food products',
  authors:
    'Hamed K. Abbas, W. Thomas Shier, Javier Plasencia, Mark A. Weaver, Nacer Bellaloui, Jeremy K. Kotowicz, Alemah M. Butler, Cesare Accinelli, M. Eugenia de la Torre-Hernandez, Robert M. Zablotowicz',
  publication: 'Food Control 71: 57–63',
  year: 2017,
  link: 'https://www.ars.usda.gov/research/publications/publication/?seqNo115=325314',
  summary: {
    en: 'Measured toxins of other moulds in galls of maize from the field, fresh and canned. Used for the safety of huitlacoche.',
    es: 'Midió toxinas de otros mohos en agallas de maíz del campo, frescas y en conserva. Sirve para la seguridad del huitlacoche.',
    pt: 'Mediu toxinas de outros mofos em galhas de milho do campo, frescas e em conserva. Serve para a segurança do huitlacoche.',
  },
}
