import type { ReferenceSample } from '@sample/types'

export const lazo2016: ReferenceSample = {
  slug: 'lazo-2016',
  title: 'Hongos de Chile. Atlas micológico',
  authors: 'Waldo Lazo',
  publication: 'Facultad de Ciencias, Universidad de Chile, Santiago; 2nd edition',
  year: 2016,
  link: 'https://libros.uchile.cl/files/presses/1/monographs/424/submission/proof/files/assets/basic-html/page282.html',
  summary: {
    en: 'Atlas of the mushrooms of Chile, with a part on the poisonous ones. Used for the Chilean form of _Amanita gemmata_ and the poisonings put down to it.',
    es: 'Atlas de los hongos de Chile, con una parte sobre los venenosos. Sirve para la forma chilena de _Amanita gemmata_ y las intoxicaciones que se le atribuyen.',
    pt: 'Atlas dos cogumelos do Chile, com uma parte sobre os venenosos. Serve para a forma chilena de _Amanita gemmata_ e as intoxicações atribuídas a ela.',
  },
}
