import type { ReferenceSample } from '@sample/types'

export const holliday1964: ReferenceSample = {
  slug: 'holliday-1964',
  title: 'A mechanism for gene conversion in fungi',
  authors: 'Robin Holliday',
  publication: 'Genetical Research 5(2): 282–304',
  year: 1964,
  link: 'https://doi.org/10.1017/S0016672300001233',
  summary: {
    en: 'Proposes how two DNA molecules exchange strands, now known as the Holliday junction. Used for the history of research on corn smut.',
    es: 'Propone cómo dos moléculas de ADN intercambian hebras, la hoy llamada unión de Holliday. Sirve para la historia de la investigación del carbón del maíz.',
    pt: 'Propõe como duas moléculas de DNA trocam fitas, a hoje chamada junção de Holliday. Serve para a história da pesquisa do carvão-do-milho.',
  },
}
