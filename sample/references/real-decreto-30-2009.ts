import type { ReferenceSample } from '@sample/types'

export const realDecreto302009: ReferenceSample = {
  slug: 'real-decreto-30-2009',
  title:
    'Real Decreto 30/2009, de 16 de enero, por el que se establecen las condiciones sanitarias para la comercialización de setas para uso alimentario',
  authors: 'Ministerio de la Presidencia',
  publication: 'Boletín Oficial del Estado 20: 7861–7871',
  year: 2009,
  link: 'https://www.boe.es/eli/es/rd/2009/01/16/30',
  summary: {
    en: 'Spanish law on the sale of mushrooms as food, with lists of the species that may be sold. Used for what may be sold in Spain.',
    es: 'Norma española sobre la venta de setas para la alimentación, con listas de las especies que pueden venderse. Sirve para saber qué puede venderse en España.',
    pt: 'Norma espanhola sobre a venda de cogumelos como alimento, com listas das espécies que podem ser vendidas. Serve para saber o que pode ser vendido na Espanha.',
  },
}
