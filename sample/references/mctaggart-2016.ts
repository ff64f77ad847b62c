import type { ReferenceSample } from '@sample/types'

export const mctaggart2016: ReferenceSample = {
  slug: 'mctaggart-2016',
  title:
    'Mycosarcoma (Ustilaginaceae), a resurrected generic name for corn smut (Ustilago maydis) and its close relatives with hypertrophied, tubular sori',
  authors:
    'Alistair R. McTaggart, Roger G. Shivas, Teun Boekhout, Franz Oberwinkler, Kálmán Vánky, Shaun R. Pennycook, Dominik Begerow',
  publication: 'IMA Fungus 7(2): 309–315',
  year: 2016,
  link: 'https://doi.org/10.5598/imafungus.2016.07.02.10',
  summary: {
    en: 'Shows that corn smut belongs to a genus apart from _Ustilago_ and takes up an older name for it. Used for its name and classification.',
    es: 'Muestra que el carbón del maíz pertenece a un género distinto de _Ustilago_ y recupera para él un nombre antiguo. Sirve para el nombre y la clasificación.',
    pt: 'Mostra que o carvão-do-milho pertence a um gênero distinto de _Ustilago_ e retoma para ele um nome antigo. Serve para o nome e a classificação.',
  },
}
