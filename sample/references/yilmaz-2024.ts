import type { ReferenceSample } from '@sample/types'

export const yilmaz2024: ReferenceSample = {
  slug: 'yilmaz-2024',
  title: 'Lepiota castanea mushroom growing in Turkiye does not contain phallotoxins and amatoxins',
  authors: 'Ismail Yilmaz, Ilgaz Akata, Ersan Horoz, Ertugrul Kaya',
  publication: 'Toxicon, article 107736',
  year: 2024,
  link: 'https://doi.org/10.1016/j.toxicon.2024.107736',
  summary: {
    en: 'Analysis of _Lepiota castanea_ from Istanbul and Kocaeli, without amatoxins or phallotoxins; asks for samples from elsewhere. Used for what is disputed about its poison.',
    es: 'Análisis de _Lepiota castanea_ de Estambul y Kocaeli, sin amatoxinas ni falotoxinas; pide muestras de otros lugares. Sirve para lo que se discute de su veneno.',
    pt: 'Análise de _Lepiota castanea_ de Istambul e Kocaeli, sem amatoxinas nem falotoxinas; pede amostras de outros lugares. Serve para o que se discute sobre seu veneno.',
  },
}
