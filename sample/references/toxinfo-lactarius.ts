import type { ReferenceSample } from '@sample/types'

export const toxinfoLactarius: ReferenceSample = {
  slug: 'toxinfo-lactarius',
  title: 'Giftige Reizker (Lactarius spp.)',
  authors: 'B. Haberl, J. J. Kleber, T. Zilker',
  publication: 'Toxinfo, Giftnotruf München',
  year: 2000,
  link: 'https://www.toxinfo.org/pilz/db/toxinfo.php?genic=GIFTIGE+REIZKER+(LACTARIUS+SPP.)',
  summary: {
    en: 'Sheet of the Munich poison centre on harmful milk caps, species by species. Used for _Lactarius chrysorrheus_.',
    es: 'Ficha del centro de toxicología de Múnich sobre los lactarios dañinos, especie por especie. Sirve para _Lactarius chrysorrheus_.',
    pt: 'Ficha do centro de informação toxicológica de Munique sobre os lactários nocivos, espécie por espécie. Serve para _Lactarius chrysorrheus_.',
  },
}
