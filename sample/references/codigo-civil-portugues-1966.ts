import type { ReferenceSample } from '@sample/types'

export const codigoCivilPortugues1966: ReferenceSample = {
  slug: 'codigo-civil-portugues-1966',
  title: 'Código Civil (Decreto-Lei n.º 47344/66, de 25 de novembro)',
  authors: 'Ministério da Justiça',
  publication: 'Diário do Governo, 1.ª série, 25 November 1966',
  year: 1966,
  link: 'https://data.dre.pt/eli/dec-lei/47344/1966/11/25/p/dre/pt/html',
  summary: {
    en: 'Portugal’s civil code; article 1305 gives the owner the full and exclusive use of what is theirs. Used for picking on other people’s land.',
    es: 'Código civil de Portugal; el artículo 1305 da al propietario el uso pleno y exclusivo de lo suyo. Sirve para la recolección en finca ajena.',
    pt: 'Código civil de Portugal; o artigo 1305.º dá ao proprietário o uso pleno e exclusivo do que é seu. Serve para a colheita em terreno alheio.',
  },
}
