import type { ReferenceSample } from '@sample/types'

export const akata2015: ReferenceSample = {
  slug: 'akata-2015',
  title: 'Deadly Poisonous Turkish Mushrooms Containing Alpha Amanitin',
  authors: 'Ilgaz Akata, Ertuğrul Kaya, İsmail Yılmaz et al.',
  publication: 'Düzce Tıp Fakültesi Dergisi 17(1): 39–44',
  year: 2015,
  link: 'https://doaj.org/article/77d6b44e00da420d95fd4fb6f5a7f324',
  summary: {
    en: 'Review of nine deadly mushrooms with alpha-amanitin, among them four _Lepiota_. Used for the older reports of amatoxins in small parasols.',
    es: 'Revisión de nueve setas mortales con alfa-amanitina, entre ellas cuatro _Lepiota_. Sirve para las citas antiguas de amatoxinas en lepiotas pequeñas.',
    pt: 'Revisão de nove cogumelos mortais com alfa-amanitina, entre eles quatro _Lepiota_. Serve para os relatos antigos de amatoxinas em lepiotas pequenas.',
  },
}
