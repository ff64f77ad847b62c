import type { ReferenceSample } from '@sample/types'

export const chu2007: ReferenceSample = {
  slug: 'chu-2007',
  title: 'Extract of Ganoderma lucidum potentiates pentobarbital-induced sleep via a GABAergic mechanism',
  authors: 'Qing-Ping Chu, Li-En Wang, Xiang-Yu Cui, Hong-Zheng Fu, Zhi-Bin Lin, Shu-Qian Lin, Yong-He Zhang',
  publication: 'Pharmacology Biochemistry and Behavior 86(4): 693–698',
  year: 2007,
  link: 'https://doi.org/10.1016/j.pbb.2007.02.015',
  summary: {
    en: 'An extract of reishi did not change the sleep of rats by itself; it lengthened the sleep of rats that had been given a barbiturate.',
    es: 'Un extracto de reishi no cambió por sí solo el sueño de las ratas; alargó el de las que habían recibido un barbitúrico.',
    pt: 'Um extrato de reishi não mudou por si só o sono de ratos; prolongou o dos que haviam recebido um barbitúrico.',
  },
}
