import type { ReferenceSample } from '@sample/types'

export const ruanSoto2006: ReferenceSample = {
  slug: 'ruan-soto-2006',
  title: 'Process and dynamics of traditional selling wild edible mushrooms in tropical Mexico',
  authors: 'Felipe Ruán-Soto, Roberto Garibay-Orijel, Joaquín Cifuentes',
  publication: 'Journal of Ethnobiology and Ethnomedicine 2: 3',
  year: 2006,
  link: 'https://doi.org/10.1186/1746-4269-2-3',
  summary: {
    en: 'Which wild fungi are sold in markets of tropical Mexico, by whom and when. Used for names, seasons and trade.',
    es: 'Qué hongos silvestres se venden en mercados del México tropical, quién los vende y cuándo. Sirve para nombres, temporadas y comercio.',
    pt: 'Que fungos silvestres se vendem em mercados do México tropical, por quem e quando. Serve para nomes, estações e comércio.',
  },
}
