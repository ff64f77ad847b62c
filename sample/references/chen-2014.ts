import type { ReferenceSample } from '@sample/types'

export const chen2014: ReferenceSample = {
  slug: 'chen-2014',
  title: 'Investigation and analysis of 102 mushroom poisoning cases in Southern China from 1994 to 2012',
  authors: 'Zuohong Chen, Ping Zhang, Zhiguang Zhang',
  publication: 'Fungal Diversity 64: 123–131',
  year: 2014,
  link: 'https://doi.org/10.1007/s13225-013-0260-7',
  summary: {
    en: 'Sixteen poisonous species behind the outbreaks of eighteen years, most of them between June and September. Used for _Russula subnigricans_ and its months.',
    es: 'Dieciséis especies venenosas detrás de los brotes de dieciocho años, casi todos entre junio y septiembre. Sirve para _Russula subnigricans_ y sus meses.',
    pt: 'Dezesseis espécies venenosas por trás dos surtos de dezoito anos, quase todos entre junho e setembro. Serve para _Russula subnigricans_ e os seus meses.',
  },
}
