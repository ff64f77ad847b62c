import type { ReferenceSample } from '@sample/types'

export const toxinfoRamaria: ReferenceSample = {
  slug: 'toxinfo-ramaria',
  title: 'Bauchwehkoralle (Ramaria pallida)',
  authors: 'B. Haberl, J. J. Kleber, T. Zilker',
  publication: 'Toxinfo, Giftnotruf München',
  year: 2000,
  link: 'https://www.toxinfo.org/pilz/db/toxinfo.php?genic=BAUCHWEHKORALLE+%28RAMARIA+PALLIDA%29',
  summary: {
    en: 'Sheet of the Munich poison centre on poisonous corals, _Ramaria formosa_ among them. Used for their symptoms.',
    es: 'Ficha del centro de toxicología de Múnich sobre los corales venenosos, entre ellos _Ramaria formosa_. Sirve para sus síntomas.',
    pt: 'Ficha do centro de informação toxicológica de Munique sobre os corais venenosos, entre eles _Ramaria formosa_. Serve para os seus sintomas.',
  },
}
