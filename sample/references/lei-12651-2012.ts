import type { ReferenceSample } from '@sample/types'

export const lei126512012: ReferenceSample = {
  slug: 'lei-12651-2012',
  title: 'Lei nº 12.651, de 25 de maio de 2012',
  authors: 'Presidência da República',
  publication: 'Diário Oficial da União, 28 May 2012',
  year: 2012,
  link: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/lei/l12651.htm',
  summary: {
    en: 'Brazil’s forest code; article 21 sets the conditions for gathering forest products other than timber in a legal reserve. Used for picking in Brazil.',
    es: 'Código forestal de Brasil; el artículo 21 fija las condiciones para recolectar productos no maderables en la reserva legal. Sirve para la recolección en Brasil.',
    pt: 'Código florestal do Brasil; o artigo 21 fixa as condições da coleta de produtos não madeireiros na reserva legal. Serve para a coleta no Brasil.',
  },
}
