import type { ReferenceSample } from '@sample/types'

export const bigwoodBeug1982: ReferenceSample = {
  slug: 'bigwood-beug-1982',
  title:
    'Variation of psilocybin and psilocin levels with repeated flushes (harvests) of mature sporocarps of Psilocybe cubensis (Earle) Singer',
  authors: 'Jeremy Bigwood, Michael W. Beug',
  publication: 'Journal of Ethnopharmacology 5(3): 287–291',
  year: 1982,
  link: 'https://doi.org/10.1016/0378-8741(82)90014-9',
  summary: {
    en: 'Psilocybin and psilocin through successive harvests of _Psilocybe cubensis_; collections from outside differed more than tenfold. Used for how widely the strength varies.',
    es: 'Psilocibina y psilocina en cosechas sucesivas de _Psilocybe cubensis_; las muestras de otros orígenes diferían más de diez veces entre sí. Sirve para mostrar lo mucho que varía la potencia.',
    pt: 'Psilocibina e psilocina em colheitas sucessivas de _Psilocybe cubensis_; as amostras de outras origens diferiam mais de dez vezes entre si. Serve para mostrar o quanto a potência varia.',
  },
}
