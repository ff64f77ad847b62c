import type { ReferenceSample } from '@sample/types'

export const hernandezSantiago2016: ReferenceSample = {
  slug: 'hernandez-santiago-2016',
  title:
    'Traditional knowledge and use of wild mushrooms by Mixtecs or Ñuu savi, the people of the rain, from Southeastern Mexico',
  authors:
    'Faustino Hernández Santiago, Jesús Pérez Moreno, Beatriz Xoconostle Cázares, Juan José Almaraz Suárez, Enrique Ojeda Trejo, Gerardo Mata Montes de Oca, Irma Díaz Aguilar',
  publication: 'Journal of Ethnobiology and Ethnomedicine 12',
  year: 2016,
  link: 'https://doi.org/10.1186/s13002-016-0108-9',
  summary: {
    en: 'Mushrooms that four communities of the Mixteca Alta use, with their names and what these mean. Used for names in Mixtec.',
    es: 'Hongos que usan cuatro comunidades de la Mixteca Alta, con sus nombres y lo que significan. Sirve para los nombres en mixteco.',
    pt: 'Cogumelos que quatro comunidades da Mixteca Alta usam, com seus nomes e o que significam. Serve para os nomes em mixteco.',
  },
}
