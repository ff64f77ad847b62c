import type { ReferenceSample } from '@sample/types'

export const pringleVellinga2006: ReferenceSample = {
  slug: 'pringle-vellinga-2006',
  title:
    'Last chance to know? Using literature to explore the biogeography and invasion biology of the death cap mushroom Amanita phalloides (Vaill. ex Fr. :Fr.) Link',
  authors: 'Anne Pringle, Else C. Vellinga',
  publication: 'Biological Invasions 8: 1131–1144',
  year: 2006,
  link: 'https://doi.org/10.1007/s10530-005-3804-2',
  summary: {
    en: 'Traces through two centuries of records where the death cap is native and where it arrived with planted trees. Used for its range outside Europe.',
    es: 'Rastrea en dos siglos de citas dónde es autóctona la oronja verde y adónde llegó con árboles plantados. Sirve para su área fuera de Europa.',
    pt: 'Acompanha em dois séculos de registros onde o chapéu-da-morte é nativo e aonde chegou com árvores plantadas. Serve para a sua área fora da Europa.',
  },
}
