import type { ReferenceSample } from '@sample/types'

export const stamets1996: ReferenceSample = {
  slug: 'stamets-1996',
  title: 'Psilocybin Mushrooms of the World: An Identification Guide',
  authors: 'Paul Stamets',
  publication: 'Ten Speed Press, Berkeley',
  year: 1996,
  link: 'https://search.worldcat.org/isbn/9780898158397',
  summary: {
    en: 'Identification guide to psilocybin mushrooms and the deadly species they are mistaken for. Used for characters, habitat and distribution.',
    es: 'Guía de identificación de los hongos con psilocibina y de las especies mortales con que se confunden. Sirve para los caracteres, el hábitat y la distribución.',
    pt: 'Guia de identificação dos cogumelos com psilocibina e das espécies mortais com que se confundem. Serve para os caracteres, o habitat e a distribuição.',
  },
}
