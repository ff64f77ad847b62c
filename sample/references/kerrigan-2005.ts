import type { ReferenceSample } from '@sample/types'

export const kerrigan2005: ReferenceSample = {
  slug: 'kerrigan-2005',
  title: 'Agaricus subrufescens, a cultivated edible and medicinal mushroom, and its synonyms',
  authors: 'Richard W. Kerrigan',
  publication: 'Mycologia 97: 12–24',
  year: 2005,
  link: 'https://doi.org/10.3852/mycologia.97.1.12',
  summary: {
    en: 'Breeding and DNA show that the almond mushroom of Brazil and Japan is a species named in New York in 1893. Used for names and distribution.',
    es: 'Cruces y ADN muestran que la seta almendrada de Brasil y Japón es una especie descrita en Nueva York en 1893. Sirve para nombres y distribución.',
    pt: 'Cruzamentos e DNA mostram que o cogumelo do Brasil e do Japão é uma espécie descrita em Nova York em 1893. Serve para nomes e distribuição.',
  },
}
