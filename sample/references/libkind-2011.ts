import type { ReferenceSample } from '@sample/types'

export const libkind2011: ReferenceSample = {
  slug: 'libkind-2011',
  title: 'Microbe domestication and the identification of the wild genetic stock of lager-brewing yeast',
  authors:
    'Diego Libkind, Chris Todd Hittinger, Elisabete Valério, Carla Gonçalves, Jim Dover, Mark Johnston, Paula Gonçalves, José Paulo Sampaio',
  publication: 'Proceedings of the National Academy of Sciences 108(35): 14539–14544',
  year: 2011,
  link: 'https://doi.org/10.1073/pnas.1105430108',
  summary: {
    en: 'Finds the wild parent of lager yeast with _Cyttaria_ on the southern beeches of Patagonia. Used for the yeasts of these galls.',
    es: 'Halla la progenitora silvestre de la levadura lager con _Cyttaria_ en las hayas australes de la Patagonia. Sirve para las levaduras de estas agallas.',
    pt: 'Encontra a ancestral silvestre da levedura lager com _Cyttaria_ nas faias-austrais da Patagônia. Serve para as leveduras dessas galhas.',
  },
}
