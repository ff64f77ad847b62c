import type { ReferenceSample } from '@sample/types'

export const royse2017: ReferenceSample = {
  slug: 'royse-2017',
  title: 'Current Overview of Mushroom Production in the World',
  authors: 'Daniel J. Royse, Johan Baars, Qi Tan',
  publication: 'In: Edible and Medicinal Mushrooms: Technology and Applications, Wiley, pp. 5–13',
  year: 2017,
  link: 'https://doi.org/10.1002/9781119149446.ch2',
  summary: {
    en: 'Overview of which mushrooms the world cultivates, where and how much. Used for the standing of cultivated species.',
    es: 'Panorama de qué setas se cultivan en el mundo, dónde y en qué cantidad. Sirve para la importancia de las especies cultivadas.',
    pt: 'Panorama de quais cogumelos se cultivam no mundo, onde e em que quantidade. Serve para a importância das espécies cultivadas.',
  },
}
