import type { ReferenceSample } from '@sample/types'

export const perezSilva2018: ReferenceSample = {
  slug: 'perez-silva-2018',
  title: 'Hongos de zonas urbanas: Ciudad de México y Estado de México',
  authors: 'Evangelina Pérez-Silva',
  publication: 'Scientia Fungorum 47: 57–66',
  year: 2018,
  link: 'https://scielo.org.mx/scielo.php?pid=S2594-13212018000100057&script=sci_arttext',
  summary: {
    en: 'Thirty-two fungi of streets and gardens, gathered in the rainy seasons of 2012 to 2017. Used for _Hebeloma crustuliniforme_ in Mexico.',
    es: 'Treinta y dos hongos de calles y jardines, recolectados en las temporadas de lluvias de 2012 a 2017. Sirve para _Hebeloma crustuliniforme_ en México.',
    pt: 'Trinta e dois fungos de ruas e jardins, colhidos nas estações chuvosas de 2012 a 2017. Serve para _Hebeloma crustuliniforme_ no México.',
  },
}
