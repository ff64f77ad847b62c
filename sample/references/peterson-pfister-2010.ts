import type { ReferenceSample } from '@sample/types'

export const petersonPfister2010: ReferenceSample = {
  slug: 'peterson-pfister-2010',
  title: 'Phylogeny of Cyttaria inferred from nuclear and mitochondrial sequence and morphological data',
  authors: 'Kristin R. Peterson, Donald H. Pfister',
  publication: 'Mycologia 102(6): 1398–1416',
  year: 2010,
  link: 'https://doi.org/10.3852/10-046',
  summary: {
    en: 'Relationships within the genus _Cyttaria_ and the beeches on which each species lives. Used for classification, hosts and distribution.',
    es: 'Parentesco de las especies de _Cyttaria_ y las hayas australes en las que vive cada una. Sirve para la clasificación, los huéspedes y la distribución.',
    pt: 'Parentesco das espécies de _Cyttaria_ e as faias-austrais em que cada uma vive. Serve para a classificação, os hospedeiros e a distribuição.',
  },
}
