import type { ReferenceSample } from '@sample/types'

export const eaPharma2017: ReferenceSample = {
  slug: 'ea-pharma-2017',
  title: 'Discontinuation of Anticancer Adjuvant LENTINAN for Injection',
  authors: 'EA Pharma Co., Ltd.',
  publication: 'News release, Tokyo, 21 June 2017',
  year: 2017,
  link: 'https://www.eapharma.co.jp/en/news/2017/0626.html',
  summary: {
    en: 'Notice of the maker that lentinan for injection, approved in Japan in 1985, would be withdrawn at the end of March 2018. Used for those dates.',
    es: 'Aviso del fabricante de que el lentinano inyectable, autorizado en Japón en 1985, se retiraría a finales de marzo de 2018. Sirve para esas fechas.',
    pt: 'Aviso do fabricante de que a lentinana injetável, autorizada no Japão em 1985, seria retirada no fim de março de 2018. Serve para essas datas.',
  },
}
