import type { ReferenceSample } from '@sample/types'

export const codigoCivilBrasileiro2002: ReferenceSample = {
  slug: 'codigo-civil-brasileiro-2002',
  title: 'Código Civil (Lei nº 10.406, de 10 de janeiro de 2002)',
  authors: 'Presidência da República',
  publication: 'Diário Oficial da União, 11 January 2002',
  year: 2002,
  link: 'https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm',
  summary: {
    en: 'Brazil’s civil code; article 1,232 gives fruits and other products of a thing to its owner. Used for picking on private land.',
    es: 'Código civil de Brasil; el artículo 1.232 atribuye los frutos y demás productos de una cosa a su dueño. Sirve para la recolección en finca privada.',
    pt: 'Código civil do Brasil; o artigo 1.232 atribui os frutos e mais produtos da coisa ao seu dono. Serve para a coleta em terra particular.',
  },
}
