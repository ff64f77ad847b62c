import type { ReferenceSample } from '@sample/types'

export const mukai2006: ReferenceSample = {
  slug: 'mukai-2006',
  title:
    'An alternative medicine, Agaricus blazei, may have induced severe hepatic dysfunction in cancer patients',
  authors: 'Hirofumi Mukai, Toru Watanabe, Masashi Ando, Noriyuki Katsumata',
  publication: 'Japanese Journal of Clinical Oncology 36: 808–810',
  year: 2006,
  link: 'https://doi.org/10.1093/jjco/hyl108',
  summary: {
    en: 'Three people with cancer whose liver failed while they took an extract of the almond mushroom. Used for side effects.',
    es: 'Tres personas con cáncer a las que les falló el hígado mientras tomaban un extracto de seta almendrada. Sirve para los efectos secundarios.',
    pt: 'Três pessoas com câncer cujo fígado falhou enquanto tomavam um extrato do cogumelo-do-sol. Serve para os efeitos colaterais.',
  },
}
