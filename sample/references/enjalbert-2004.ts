import type { ReferenceSample } from '@sample/types'

export const enjalbert2004: ReferenceSample = {
  slug: 'enjalbert-2004',
  title: 'Amatoxins in wood-rotting Galerina marginata',
  authors: 'Françoise Enjalbert, Geneviève Cassanas, Sylvie Rapior, Corinne Renault, Jean-Pierre Chaumont',
  publication: 'Mycologia 96(4): 720–729',
  year: 2004,
  link: 'https://doi.org/10.1080/15572536.2005.11832920',
  summary: {
    en: 'Measures amatoxins in collections of the funeral bell and compares them with those of the death cap. Used for its toxins.',
    es: 'Mide las amatoxinas en recolecciones de _Galerina marginata_ y las compara con las de _Amanita phalloides_. Sirve para sus toxinas.',
    pt: 'Mede as amatoxinas em coletas de _Galerina marginata_ e as compara com as de _Amanita phalloides_. Serve para as suas toxinas.',
  },
}
