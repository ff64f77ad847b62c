import type { ReferenceSample } from '@sample/types'

export const berkeley1842: ReferenceSample = {
  slug: 'berkeley-1842',
  title: 'On an edible fungus from Tierra del Fuego, and an allied Chilian species',
  authors: 'Miles Joseph Berkeley',
  publication: 'Transactions of the Linnean Society of London 19: 37–43',
  year: 1842,
  link: 'https://darwin-online.org.uk/converted/published/1845_fungus_F1671.html',
  summary: {
    en: 'First description of the genus _Cyttaria_ and of two species, with extracts from Darwin’s notes. Used for appearance, size and host.',
    es: 'Primera descripción del género _Cyttaria_ y de dos especies, con extractos de las notas de Darwin. Sirve para el aspecto, el tamaño y el huésped.',
    pt: 'Primeira descrição do gênero _Cyttaria_ e de duas espécies, com trechos das notas de Darwin. Serve para o aspecto, o tamanho e o hospedeiro.',
  },
}
