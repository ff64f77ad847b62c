import type { ReferenceSample } from '@sample/types'

export const kalac2013: ReferenceSample = {
  slug: 'kalac-2013',
  title: 'A review of chemical composition and nutritional value of wild-growing and cultivated mushrooms',
  authors: 'Pavel Kalač',
  publication: 'Journal of the Science of Food and Agriculture 93(2): 209–218',
  year: 2013,
  link: 'https://doi.org/10.1002/jsfa.5960',
  summary: {
    en: 'Review of protein, lipids, carbohydrates, minerals and trace elements of wild and cultivated mushrooms. Used for nutrition and for the metals some species accumulate.',
    es: 'Revisión de las proteínas, los lípidos, los hidratos de carbono, los minerales y los oligoelementos de setas silvestres y cultivadas. Sirve para la nutrición y para los metales que algunas especies acumulan.',
    pt: 'Revisão das proteínas, dos lipídios, dos carboidratos, dos minerais e dos oligoelementos de cogumelos silvestres e cultivados. Serve para a nutrição e para os metais que algumas espécies acumulam.',
  },
}
