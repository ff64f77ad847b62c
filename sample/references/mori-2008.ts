import type { ReferenceSample } from '@sample/types'

export const mori2008: ReferenceSample = {
  slug: 'mori-2008',
  title: 'Nerve growth factor-inducing activity of Hericium erinaceus in 1321N1 human astrocytoma cells',
  authors:
    'Koichiro Mori, Yutaro Obara, Mitsuru Hirota, Yoshihito Azumi, Satomi Kinugasa, Satoshi Inatomi, Norimichi Nakahata',
  publication: 'Biological and Pharmaceutical Bulletin 31(9): 1727–1732',
  year: 2008,
  link: 'https://doi.org/10.1248/bpb.31.1727',
  summary: {
    en: 'An extract of lion’s mane raised nerve growth factor in human cells in culture and in mice; hericenones did not. Laboratory evidence only.',
    es: 'Un extracto de melena de león aumentó el factor de crecimiento nervioso en células humanas en cultivo y en ratones; las hericenonas, no. Solo prueba de laboratorio.',
    pt: 'Um extrato de juba-de-leão aumentou o fator de crescimento nervoso em células humanas em cultura e em camundongos; as hericenonas, não. Evidência apenas de laboratório.',
  },
}
