import type { ReferenceSample } from '@sample/types'

export const vandenHoek1991: ReferenceSample = {
  slug: 'vanden-hoek-1991',
  title: 'Jack o’lantern mushroom poisoning',
  authors: 'Todd L. Vanden Hoek, Timothy Erickson, Daniel Hryhorczuk, Kris Narasimhan',
  publication: 'Annals of Emergency Medicine 20(5): 559–561',
  year: 1991,
  link: 'https://doi.org/10.1016/S0196-0644(05)81617-8',
  summary: {
    en: 'Seven adults in Illinois who ate _Omphalotus illudens_: vomiting in all, raised liver values in three, home the next day. Used for that poisoning.',
    es: 'Siete adultos de Illinois que comieron _Omphalotus illudens_: vómitos en todos, enzimas hepáticas altas en tres, alta al día siguiente. Sirve para esa intoxicación.',
    pt: 'Sete adultos de Illinois que comeram _Omphalotus illudens_: vômitos em todos, enzimas hepáticas altas em três, alta no dia seguinte. Serve para essa intoxicação.',
  },
}
