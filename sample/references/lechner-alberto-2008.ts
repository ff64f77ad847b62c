import type { ReferenceSample } from '@sample/types'

export const lechnerAlberto2008: ReferenceSample = {
  slug: 'lechner-alberto-2008',
  title:
    'Especies tóxicas de Agaricales halladas en la Argentina: nueva cita de Amanita pantherina y reevaluación de la comestibilidad de Tricholoma equestre',
  authors: 'Bernardo E. Lechner, Edgardo Albertó',
  publication: 'Boletín de la Sociedad Argentina de Botánica 43 (3–4)',
  year: 2008,
  link: 'https://www.scielo.org.ar/scielo.php?script=sci_arttext&pid=S1851-23722008000200006',
  summary: {
    en: 'Records _Amanita pantherina_ for Argentina for the first time, and withdraws _Tricholoma equestre_ from the edible species of the country. Used for the range of both.',
    es: 'Primera cita de _Amanita pantherina_ en Argentina; retira además _Tricholoma equestre_ de las especies comestibles del país. Sirve para el área de distribución de ambas.',
    pt: 'Primeiro registro de _Amanita pantherina_ na Argentina; retira também _Tricholoma equestre_ das espécies comestíveis do país. Serve para a área de distribuição de ambas.',
  },
}
