import type { ReferenceSample } from '@sample/types'

export const gencatBoletsToxics: ReferenceSample = {
  slug: 'gencat-bolets-toxics',
  title: 'Bolets tòxics',
  authors: 'Generalitat de Catalunya',
  publication: 'Temporada de bolets',
  year: 2026,
  link: 'https://web.gencat.cat/ca/actualitat/reportatges/temporada-de-bolets/bolets/bolets-toxics/',
  summary: {
    en: 'The most frequent poisonous mushrooms of Catalonia, with their names. Used for names of deadly species in Catalan.',
    es: 'Las setas venenosas más frecuentes de Cataluña, con sus nombres. Sirve para los nombres en catalán de especies mortales.',
    pt: 'Os cogumelos venenosos mais frequentes da Catalunha, com seus nomes. Serve para os nomes em catalão de espécies mortais.',
  },
}
