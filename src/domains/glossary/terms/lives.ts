import { type BuiltInTerm, entry, term } from './term'

/** Ways of life, and poisons. */
export const lives: readonly BuiltInTerm[] = [
  term(
    'mycorrhizal',
    entry(
      'mycorrhizal',
      'Living with the roots of a tree, to the good of both; it cannot be grown without the tree.',
      'mycorrhiza',
    ),
    entry(
      'micorrícico',
      'Que vive unido a las raíces de un árbol, con provecho para ambos; no se cultiva sin el árbol.',
      'micorrícica',
      'micorriza',
      'micorrizógeno',
      'micorrizógena',
      'micorrízica',
    ),
    entry(
      'micorrízico',
      'Que vive unido às raízes de uma árvore, com proveito para ambos; não se cultiva sem a árvore.',
      'micorrízica',
      'micorriza',
    ),
  ),
  term(
    'saprotrophic',
    entry('saprotrophic', 'Living on dead wood, leaves or dung, which it breaks down.'),
    entry('saprótrofo', 'Que vive de madera, hojas o estiércol muertos, que descompone.', 'saprótrofa'),
    entry('saprotrófico', 'Que vive de madeira, folhas ou esterco mortos, que decompõe.', 'saprotrófica'),
  ),
  term(
    'parasitic',
    entry('parasitic', 'Living on a living plant, animal or fungus, to its harm.', 'parasite'),
    entry(
      'parásito',
      'Que vive de una planta, un animal o un hongo vivos, a su costa.',
      'parásita',
      'parasita',
    ),
    entry(
      'parasita',
      'Que vive de uma planta, um animal ou um fungo vivos, à custa deles.',
      'parasitário',
      'parasitária',
    ),
  ),
  term(
    'amatoxin',
    entry(
      'amatoxins',
      'Poisons of the death cap and some small brown mushrooms that destroy the liver; cooking does not remove them.',
      'amatoxin',
    ),
    entry(
      'amatoxinas',
      'Venenos de la oronja verde y de algunas setas pardas pequeñas que destruyen el hígado; cocinar no los elimina.',
      'amatoxina',
    ),
    entry(
      'amatoxinas',
      'Venenos do chapéu-da-morte e de alguns pequenos cogumelos marrons que destroem o fígado; cozinhar não os elimina.',
      'amatoxina',
    ),
  ),
  term(
    'muscarine',
    entry('muscarine', 'A poison that causes sweating, tears and a slow pulse within two hours.'),
    entry('muscarina', 'Un veneno que causa sudor, lágrimas y pulso lento en menos de dos horas.'),
    entry('muscarina', 'Um veneno que causa suor, lágrimas e pulso lento em menos de duas horas.'),
  ),
]
