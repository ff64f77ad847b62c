import type { ReferenceSample } from '@sample/types'

export const reyesLopez2020: ReferenceSample = {
  slug: 'reyes-lopez-2020',
  title: 'Folk classification of wild mushrooms from San Isidro Buensuceso, Tlaxcala, Central Mexico',
  authors:
    'Roberto Carlos Reyes-López, Adriana Montoya, Alejandro Kong, Ezequiel Alberto Cruz-Campuzano, Javier Caballero-Nieto',
  publication: 'Journal of Ethnobiology and Ethnomedicine 16',
  year: 2020,
  link: 'https://doi.org/10.1186/s13002-020-00408-x',
  summary: {
    en: 'How Nahua people of a community in Tlaxcala name and classify mushrooms. Used for names in Nahuatl.',
    es: 'Cómo nombran y clasifican los hongos los nahuas de una comunidad de Tlaxcala. Sirve para los nombres en náhuatl.',
    pt: 'Como os nauas de uma comunidade de Tlaxcala nomeiam e classificam os cogumelos. Serve para os nomes em náuatle.',
  },
}
