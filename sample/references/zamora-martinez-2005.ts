import type { ReferenceSample } from '@sample/types'

export const zamoraMartinez2005: ReferenceSample = {
  slug: 'zamora-martinez-2005',
  title: 'Acerca de los hongos...(II)',
  authors: 'Marisela Zamora Martínez',
  publication: 'Setas Cultivadas, April 2005; first published by Semarnat',
  year: 2005,
  link: 'https://setascultivadas.com/2005articuloabril.html',
  summary: {
    en: 'A researcher of Mexico’s forest institute on the trade in wild mushrooms and the official standard that came of it in 1996. Used for that standard.',
    es: 'Una investigadora del INIFAP sobre el comercio de hongos silvestres y la norma oficial de 1996 a la que dio lugar. Sirve para esa norma.',
    pt: 'Uma pesquisadora do instituto florestal mexicano sobre o comércio de cogumelos silvestres e a norma oficial de 1996 que dele nasceu. Serve para essa norma.',
  },
}
