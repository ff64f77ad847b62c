import type { ReferenceSample } from '@sample/types'

export const saviuc2010: ReferenceSample = {
  slug: 'saviuc-2010',
  title: 'Can morels (Morchella sp.) induce a toxic neurological syndrome?',
  authors: 'P. Saviuc, P. Harry, C. Pulce, R. Garnier, A. Cochet',
  publication: 'Clinical Toxicology 48(4): 365–372',
  year: 2010,
  link: 'https://doi.org/10.3109/15563651003698034',
  summary: {
    en: `French poison-centre records from 1976 to 2006: the digestive and the neurological illness that may follow a meal of morels, with their onset times.`,
    es: `Registros de los centros antiveneno franceses de 1976 a 2006: los cuadros digestivo y neurológico que pueden seguir a una comida de colmenillas, con sus tiempos de aparición.`,
    pt: `Registros dos centros antiveneno franceses de 1976 a 2006: os quadros digestivo e neurológico que podem seguir uma refeição de morchelas, com o tempo até os sintomas.`,
  },
}
