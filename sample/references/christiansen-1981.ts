import type { ReferenceSample } from '@sample/types'

export const christiansen1981: ReferenceSample = {
  slug: 'christiansen-1981',
  title: 'The Content of Psilocybin in Norwegian Psilocybe semilanceata',
  authors: 'A. L. Christiansen, K. E. Rasmussen, K. Høiland',
  publication: 'Planta Medica 42(7): 229–235',
  year: 1981,
  link: 'https://doi.org/10.1055/s-2007-971632',
  summary: {
    en: 'Psilocybin measured in dried Norwegian liberty caps: 0.17 to 1.96%. Used for the amount and for how widely it varies.',
    es: 'Psilocibina medida en ejemplares noruegos secos de _Psilocybe semilanceata_: de 0,17 a 1,96 %. Sirve para la cantidad y para mostrar lo mucho que varía.',
    pt: 'Psilocibina medida em exemplares noruegueses secos de _Psilocybe semilanceata_: de 0,17 a 1,96%. Serve para a quantidade e para mostrar o quanto ela varia.',
  },
}
