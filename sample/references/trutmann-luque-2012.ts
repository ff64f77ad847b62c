import type { ReferenceSample } from '@sample/types'

export const trutmannLuque2012: ReferenceSample = {
  slug: 'trutmann-luque-2012',
  title: 'Los hongos olvidados del Perú',
  authors: 'Peter Trutmann, Amarilda Luque',
  publication: 'VI Congreso Nacional de Investigaciones en Antropología del Perú, Puno',
  year: 2012,
  link: 'https://www.researchgate.net/publication/260339067',
  summary: {
    en: 'Mushrooms in the cultures of Peru, from ceramics to markets, with names around Cusco and Puno. Used for names in Quechua.',
    es: 'Los hongos en las culturas del Perú, de la cerámica a los mercados, con sus nombres en Cusco y Puno. Sirve para los nombres en quechua.',
    pt: 'Os cogumelos nas culturas do Peru, da cerâmica aos mercados, com seus nomes em Cusco e Puno. Serve para os nomes em quíchua.',
  },
}
