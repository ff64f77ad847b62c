import type { ReferenceSample } from '@sample/types'

export const aguilarCruzVillegas2010: ReferenceSample = {
  slug: 'aguilar-cruz-villegas-2010',
  title: 'Especies de Gomphales comestibles en el municipio de Villa del Carbón Estado de México',
  authors: 'Yonatan Aguilar-Cruz, Margarita Villegas',
  publication: 'Revista Mexicana de Micología 31',
  year: 2010,
  link: 'https://www.scielo.org.mx/scielo.php?script=sci_arttext&pid=S0187-31802010000100002',
  summary: {
    en: 'Ten species of corals and relatives that are eaten in a Mexican municipality. Used for what is gathered there.',
    es: 'Diez especies coraloides y afines que se comen en un municipio mexicano. Sirve para lo que allí se recolecta.',
    pt: 'Dez espécies coraloides e afins que se comem num município mexicano. Serve para o que ali se colhe.',
  },
}
