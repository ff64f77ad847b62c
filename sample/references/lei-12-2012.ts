import type { ReferenceSample } from '@sample/types'

export const lei122012: ReferenceSample = {
  slug: 'lei-12-2012',
  title: 'Lei n.º 12/2012, de 13 de março',
  authors: 'Assembleia da República',
  publication: 'Diário da República, 1.ª série, 13 March 2012',
  year: 2012,
  link: 'https://data.dre.pt/eli/lei/12/2012/03/13/p/dre/pt/html',
  summary: {
    en: 'Revokes Portugal’s Forest Code of 2009, whose article 64 was the only national rule on picking mushrooms. Used for the state of the law in Portugal.',
    es: 'Deroga el Código Forestal portugués de 2009, cuyo artículo 64 era la única norma nacional sobre la recolección de setas. Sirve para la situación legal en Portugal.',
    pt: 'Revoga o Código Florestal português de 2009, cujo artigo 64.º era a única norma nacional sobre a colheita de cogumelos. Serve para a situação legal em Portugal.',
  },
}
