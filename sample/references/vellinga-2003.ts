import type { ReferenceSample } from '@sample/types'

export const vellinga2003: ReferenceSample = {
  slug: 'vellinga-2003',
  title: 'Chlorophyllum and Macrolepiota (Agaricaceae) in Australia',
  authors: 'Else C. Vellinga',
  publication: 'Australian Systematic Botany 16(3): 361–370',
  year: 2003,
  link: 'https://doi.org/10.1071/SB02013',
  summary: {
    en: 'Key to the Australian parasols; what was called shaggy parasol there is _Chlorophyllum brunneum_. Used for names and distribution.',
    es: 'Clave de los parasoles de Australia; lo que allí se llamaba _Macrolepiota rachodes_ es _Chlorophyllum brunneum_. Sirve para los nombres y la distribución.',
    pt: 'Chave dos para-sóis da Austrália; o que lá se chamava _Macrolepiota rachodes_ é _Chlorophyllum brunneum_. Serve para os nomes e a distribuição.',
  },
}
