import type { ReferenceSample } from '@sample/types'

export const decreto312017: ReferenceSample = {
  slug: 'decreto-31-2017',
  title:
    'Decreto 31/2017, de 5 de octubre, por el que se regula el Recurso Micológico Silvestre en Castilla y León',
  authors: 'Junta de Castilla y León',
  publication: 'Boletín Oficial de Castilla y León, 9 October 2017',
  year: 2017,
  link: 'https://bocyl.jcyl.es/boletin.do?fechaBoletin=09/10/2017',
  summary: {
    en: 'Rules for gathering wild mushrooms in Castile and León: signs, permits, amounts and forbidden practices. Used as an example of a Spanish regional rule.',
    es: 'Normas para recolectar setas silvestres en Castilla y León: señales, permisos, cantidades y prácticas prohibidas. Sirve de ejemplo de norma autonómica.',
    pt: 'Regras para a coleta de cogumelos silvestres em Castela e Leão: placas, licenças, quantidades e práticas proibidas. Serve de exemplo de norma regional espanhola.',
  },
}
