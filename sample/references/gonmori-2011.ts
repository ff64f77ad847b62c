import type { ReferenceSample } from '@sample/types'

export const gonmori2011: ReferenceSample = {
  slug: 'gonmori-2011',
  title: 'Mushroom toxins: a forensic toxicological review',
  authors: 'Kunio Gonmori, Hidekazu Fujita, Koichi Yokoyama, Kanako Watanabe, Osamu Suzuki',
  publication: 'Forensic Toxicology 29(2): 85–94',
  year: 2011,
  link: 'https://doi.org/10.1007/s11419-011-0115-4',
  summary: {
    en: 'Review of mushroom toxins and poisonings in Japan. Used for the outbreak caused by _Pleurocybella porrigens_ in 2004.',
    es: 'Revisión de las toxinas de las setas y de las intoxicaciones en Japón. Sirve para el brote causado por _Pleurocybella porrigens_ en 2004.',
    pt: 'Revisão das toxinas dos cogumelos e das intoxicações no Japão. Serve para o surto causado por _Pleurocybella porrigens_ em 2004.',
  },
}
