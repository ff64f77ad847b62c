import type { ReferenceSample } from '@sample/types'

export const kewCyttariaDarwinii: ReferenceSample = {
  slug: 'kew-cyttaria-darwinii',
  title: 'Cyttaria darwinii Berk.',
  authors: 'Royal Botanic Gardens, Kew',
  publication: 'Plants of the World Online, Kew Species Profiles',
  year: 2026,
  link: 'https://powo.science.kew.org/taxon/urn:lsid:indexfungorum.org:names:141158',
  summary: {
    en: 'Profile of Darwin’s fungus: galls, season, distribution and use. Used for these and for the number of its name.',
    es: 'Ficha del hongo de Darwin: agallas, temporada, distribución y uso. Sirve para estos datos y para el número de su nombre.',
    pt: 'Ficha do fungo de Darwin: galhas, época, distribuição e uso. Serve para esses dados e para o número de seu nome.',
  },
}
