import type { ReferenceSample } from '@sample/types'

export const lurie2009: ReferenceSample = {
  slug: 'lurie-2009',
  title:
    'Mushroom poisoning from species of genus Inocybe (fiber head mushroom): a case series with exact species identification',
  authors: 'Yael Lurie et al.',
  publication: 'Clinical Toxicology 47(6): 562–565',
  year: 2009,
  link: 'https://doi.org/10.1080/15563650903008448',
  summary: {
    en: 'Fourteen muscarine poisonings in Israel, with the mushrooms identified by an expert. Used for the time until the first signs, the course and the treatment.',
    es: 'Catorce intoxicaciones por muscarina en Israel, con las setas identificadas por un experto. Sirve para el tiempo hasta los primeros signos, el curso y el tratamiento.',
    pt: 'Catorze intoxicações por muscarina em Israel, com os cogumelos identificados por um especialista. Serve para o tempo até os primeiros sinais, a evolução e o tratamento.',
  },
}
