import type { ReferenceSample } from '@sample/types'

export const saviuc2001: ReferenceSample = {
  slug: 'saviuc-2001',
  title: 'Erythromelalgia and mushroom poisoning',
  authors:
    'P. F. Saviuc, V. C. Danel, P. A. Moreau, D. R. Guez, A. M. Claustre, P. H. Carpentier, M. P. Mallaret, R. Ducluzeau',
  publication: 'Journal of Toxicology: Clinical Toxicology 39(4): 403–407',
  year: 2001,
  link: 'https://doi.org/10.1081/CLT-100105162',
  summary: {
    en: 'The first European cases of erythromelalgia after a meal of mushrooms, in the French Alps. Used for the syndrome, its delay and its duration.',
    es: 'Los primeros casos europeos de eritromelalgia tras una comida de setas, en los Alpes franceses. Sirve para el síndrome, su latencia y su duración.',
    pt: 'Os primeiros casos europeus de eritromelalgia depois de uma refeição de cogumelos, nos Alpes franceses. Serve para a síndrome, sua latência e sua duração.',
  },
}
