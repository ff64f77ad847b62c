import type { ReferenceSample } from '@sample/types'

export const benitezBadillo2013: ReferenceSample = {
  slug: 'benitez-badillo-2013',
  title:
    'Análisis del marco regulatorio en el aprovechamiento de los hongos silvestres comestibles en México',
  authors:
    'Griselda Benítez-Badillo, Gerardo Alvarado-Castillo, Martha E. Nava-Tablada, Arturo Pérez-Vázquez',
  publication: 'Revista Chapingo Serie Ciencias Forestales y del Ambiente 19(3)',
  year: 2013,
  link: 'https://doi.org/10.5154/r.rchscfa.2012.09.055',
  summary: {
    en: 'Review of the Mexican rules on gathering edible wild mushrooms and of how little is recorded about it. Used for the framework of law and practice.',
    es: 'Revisión de las normas mexicanas sobre la recolección de hongos silvestres comestibles y de lo poco que se registra. Sirve para el marco legal y la práctica.',
    pt: 'Revisão das normas mexicanas sobre a coleta de cogumelos silvestres comestíveis e do pouco que se registra. Serve para o quadro legal e a prática.',
  },
}
