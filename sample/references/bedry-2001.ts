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
    en: 'Report of twelve cases of muscle breakdown, three of them fatal, after repeated meals of _Tricholoma equestre_. Used as the example of a species long held to be a good edible.',
    es: 'Informe de doce casos de destrucción muscular, tres de ellos mortales, tras comidas repetidas de _Tricholoma equestre_. Sirve de ejemplo de una especie tenida largo tiempo por buena comestible.',
    pt: 'Relato de doze casos de destruição muscular, três deles fatais, após refeições repetidas de _Tricholoma equestre_. Serve de exemplo de uma espécie tida por muito tempo como boa comestível.',
  },
}
