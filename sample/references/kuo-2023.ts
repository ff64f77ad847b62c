import type { ReferenceSample } from '@sample/types'

export const kuo2023: ReferenceSample = {
  slug: 'kuo-2023',
  title: 'Omphalotus olivascens',
  authors: 'Michael Kuo',
  publication: 'MushroomExpert.Com',
  year: 2023,
  link: 'https://www.mushroomexpert.com/omphalotus_olivascens.html',
  summary: {
    en: 'Description of the jack-o’-lantern of California and Baja California from a collection of its own. Used for its marks and range.',
    es: 'Descripción de la especie de California y Baja California a partir de material propio. Sirve para sus caracteres y su área.',
    pt: 'Descrição da espécie da Califórnia e da Baja California a partir de material próprio. Serve para os seus caracteres e a sua área.',
  },
}
