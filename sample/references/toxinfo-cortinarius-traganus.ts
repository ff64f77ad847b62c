import type { ReferenceSample } from '@sample/types'

export const toxinfoCortinariusTraganus: ReferenceSample = {
  slug: 'toxinfo-cortinarius-traganus',
  title: 'Lila Dickfuss (Cortinarius traganus)',
  authors: 'B. Haberl, T. Zilker',
  publication: 'Toxinfo, Giftnotruf München',
  year: 2000,
  link: 'https://www.toxinfo.org/pilz/db/toxinfo.php?genic=LILA+DICKFUSS+%28CORTINARIUS+TRAGANUS%29',
  summary: {
    en: 'Sheet of the Munich poison centre on the gassy webcap: characters, season and what it is known to cause.',
    es: 'Ficha del centro de toxicología de Múnich sobre _Cortinarius traganus_: caracteres, temporada y lo que se sabe que causa.',
    pt: 'Ficha do centro de informação toxicológica de Munique sobre _Cortinarius traganus_: características, época e o que se sabe que causa.',
  },
}
