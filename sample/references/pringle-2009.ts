import type { ReferenceSample } from '@sample/types'

export const pringle2009: ReferenceSample = {
  slug: 'pringle-2009',
  title:
    'The ectomycorrhizal fungus Amanita phalloides was introduced and is expanding its range on the west coast of North America',
  authors: 'Anne Pringle, Rachel I. Adams, Hugh B. Cross, Thomas D. Bruns',
  publication: 'Molecular Ecology 18(5): 817–833',
  year: 2009,
  link: 'https://doi.org/10.1111/j.1365-294X.2008.04030.x',
  summary: {
    en: 'Herbarium specimens and genetics show that the death cap came to the west coast of North America from Europe and is spreading there.',
    es: 'Pliegos de herbario y genética muestran que la oronja verde llegó de Europa a la costa oeste de Norteamérica y se extiende por ella.',
    pt: 'Exsicatas e genética mostram que o chapéu-da-morte chegou da Europa à costa oeste da América do Norte e se espalha por lá.',
  },
}
