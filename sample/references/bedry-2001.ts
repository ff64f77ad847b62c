import type { ReferenceSample } from '@sample/types'

export const bedry2001: ReferenceSample = {
  slug: 'bedry-2001',
  title: 'Wild-mushroom intoxication as a cause of rhabdomyolysis',
  authors:
    'Régis Bedry, Isabelle Baudrimont, Gérard Deffieux, Edmond E. Creppy, Jean P. Pomies, Jean M. Ragnaud, Michel Dupon, Didier Neau, Claude Gabinski, Sten De Witte, Jean C. Chapalain, Pierre Godeau',
  publication: 'New England Journal of Medicine 345(11): 798–802',
  year: 2001,
  link: 'https://doi.org/10.1056/NEJMoa010581',
  summary: {
    en: 'Twelve cases of muscle breakdown in France after repeated meals of _Tricholoma equestre_, three of them fatal. Used for that poisoning.',
    es: 'Doce casos de destrucción muscular en Francia tras varias comidas de _Tricholoma equestre_, tres de ellos mortales. Sirve para esa intoxicación.',
    pt: 'Doze casos de destruição muscular na França depois de várias refeições de _Tricholoma equestre_, três deles fatais. Serve para essa intoxicação.',
  },
}
