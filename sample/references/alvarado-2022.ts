import type { ReferenceSample } from '@sample/types'

export const alvarado2022: ReferenceSample = {
  slug: 'alvarado-2022',
  title: 'Amanita Section Phalloideae Species in the Mediterranean Basin: Destroying Angels Reviewed',
  authors:
    'Pablo Alvarado, Antonia Gasch-Illescas, Sylvie Morel, Magda Bou Dagher-Kharrat, Gabriel Moreno, José Luis Manjón, Xavier Carteret, Jean-Michel Bellanger, Sylvie Rapior, Matteo Gelardi, Pierre-Arthur Moreau',
  publication: 'Biology 11(5): 770',
  year: 2022,
  link: 'https://doi.org/10.3390/biology11050770',
  summary: {
    en: 'Revises the white deadly amanitas of Europe by form, DNA and toxins, and names _Amanita vidua_, which had gone under _Amanita verna_. Used for these names.',
    es: 'Revisa las amanitas blancas mortales de Europa por su forma, su ADN y sus toxinas, y da nombre a _Amanita vidua_, antes incluida en _Amanita verna_. Sirve para estos nombres.',
    pt: 'Revisa as amanitas brancas mortais da Europa pela forma, pelo DNA e pelas toxinas, e dá nome a _Amanita vidua_, antes incluída em _Amanita verna_. Serve para esses nomes.',
  },
}
