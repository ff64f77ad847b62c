import type { ReferenceSample } from '@sample/types'

export const dirks2023: ReferenceSample = {
  slug: 'dirks-2023',
  title:
    'Not all bad: Gyromitrin has a limited distribution in the false morels as determined by a new ultra high-performance liquid chromatography method',
  authors:
    'Alden C. Dirks, Osama G. Mohamed, Pamela J. Schultz, Andrew N. Miller, Ashootosh Tripathi, Timothy Y. James',
  publication: 'Mycologia 115(1): 1–15',
  year: 2023,
  link: 'https://doi.org/10.1080/00275514.2022.2146473',
  summary: {
    en: 'Search for gyromitrin in many false morels with a new method: few of them contain it. Used for how uncertain the toxin of a species can be.',
    es: 'Búsqueda de giromitrina en muchas falsas colmenillas con un método nuevo: pocas la contienen. Sirve para mostrar lo incierta que puede ser la toxina de una especie.',
    pt: 'Busca de giromitrina em muitas falsas-morchelas com um método novo: poucas a contêm. Serve para mostrar como a toxina de uma espécie pode ser incerta.',
  },
}
