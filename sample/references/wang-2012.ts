import type { ReferenceSample } from '@sample/types'

export const wang2012: ReferenceSample = {
  slug: 'wang-2012',
  title: 'The Species Identity of the Widely Cultivated Ganoderma, ‘G. lucidum’ (Ling-zhi), in China',
  authors: 'Xin-Cun Wang, Rui-Jiao Xi, Yi Li, Dong-Mei Wang, Yi-Jian Yao',
  publication: 'PLoS ONE 7(7): e40857',
  year: 2012,
  link: 'https://doi.org/10.1371/journal.pone.0040857',
  summary: {
    en: 'Compares the lingzhi of China with the European species by form and by DNA: they are not the same. The authors call it _Ganoderma sichuanense_.',
    es: 'Compara el lingzhi de China con la especie europea por su forma y su ADN: no son la misma. Los autores lo llaman _Ganoderma sichuanense_.',
    pt: 'Compara o lingzhi da China com a espécie europeia pela forma e pelo DNA: não são a mesma. Os autores o chamam de _Ganoderma sichuanense_.',
  },
}
