import type { ReferenceSample } from '@sample/types'

export const unamTeotlaquilnanacatl: ReferenceSample = {
  slug: 'unam-teotlaquilnanacatl',
  title: 'Niño de las aguas',
  authors: 'Universidad Nacional Autónoma de México',
  publication:
    'Atlas de las Plantas de la Medicina Tradicional Mexicana, Biblioteca Digital de la Medicina Tradicional Mexicana',
  year: 2009,
  link: 'https://www.medicinatradicionalmexicana.unam.mx/apmtm/termino.php?l=3&t=ninio-aguas',
  summary: {
    en: 'Entry on the sacred mushrooms of central Mexico and what they are called around Necaxa. Used for a name in Nahuatl.',
    es: 'Artículo sobre los hongos sagrados del centro de México y cómo los llaman en Necaxa. Sirve para un nombre en náhuatl.',
    pt: 'Verbete sobre os cogumelos sagrados do centro do México e como são chamados em Necaxa. Serve para um nome em náuatle.',
  },
}
