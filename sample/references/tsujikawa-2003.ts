import type { ReferenceSample } from '@sample/types'

export const tsujikawa2003: ReferenceSample = {
  slug: 'tsujikawa-2003',
  title: 'Morphological and chemical analysis of magic mushrooms in Japan',
  authors:
    'Kenji Tsujikawa, Tatsuyuki Kanamori, Yuko Iwata, Yoshihito Ohmae, Ritsuko Sugita, Hiroyuki Inoue, Tohru Kishi',
  publication: 'Forensic Science International 138(1–3): 85–90',
  year: 2003,
  link: 'https://doi.org/10.1016/j.forsciint.2003.08.009',
  summary: {
    en: 'Psilocybin and psilocin measured in mushrooms that circulated in Japan, among them _Psilocybe cubensis_: whole, in caps and in stems. Used for the amounts in that species.',
    es: 'Psilocibina y psilocina medidas en hongos que circulaban en Japón, entre ellos _Psilocybe cubensis_: enteros, en los píleos y en los pies. Sirve para las cantidades en esa especie.',
    pt: 'Psilocibina e psilocina medidas em cogumelos que circulavam no Japão, entre eles _Psilocybe cubensis_: inteiros, nos chapéus e nos estipes. Serve para as quantidades nessa espécie.',
  },
}
