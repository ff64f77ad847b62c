import type { ReferenceSample } from '@sample/types'

export const mediNaturalDelBages: ReferenceSample = {
  slug: 'medi-natural-del-bages',
  title: 'Pollancró',
  authors: 'El medi natural del Bages',
  publication: 'El medi natural del Bages',
  year: 2026,
  link: 'https://elmedinaturaldelbages.cat/species/pollancro-agrocybe-aegerita-a-cylindracea/',
  summary: {
    en: 'The poplar mushroom in the Bages, a region of Catalonia. Used for its name in Catalan.',
    es: 'La seta de chopo en el Bages, una comarca de Cataluña. Sirve para su nombre en catalán.',
    pt: 'O cogumelo-do-choupo no Bages, uma comarca da Catalunha. Serve para seu nome em catalão.',
  },
}
