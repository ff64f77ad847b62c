import type { ReferenceSample } from '@sample/types'

export const toxinfoHebeloma: ReferenceSample = {
  slug: 'toxinfo-hebeloma',
  title: 'Fälblinge (Hebeloma spp.)',
  authors: 'B. Haberl, T. Zilker',
  publication: 'Toxinfo, Giftnotruf München',
  year: 2000,
  link: 'https://www.toxinfo.org/pilz/db/toxinfo_genic_FAELBLINGE__HEBELOMA_SPP-_.html',
  summary: {
    en: 'Sheet of the Munich poison centre on the genus _Hebeloma_: poisonings, time until the first signs and treatment.',
    es: 'Ficha del centro de toxicología de Múnich sobre el género _Hebeloma_: intoxicaciones, tiempo hasta los primeros signos y tratamiento.',
    pt: 'Ficha do centro de informação toxicológica de Munique sobre o gênero _Hebeloma_: intoxicações, tempo até os primeiros sinais e tratamento.',
  },
}
