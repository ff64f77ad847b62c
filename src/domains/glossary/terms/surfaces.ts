import { type BuiltInTerm, entry, term } from './term'

/** Shapes and surfaces. */
export const surfaces: readonly BuiltInTerm[] = [
  term(
    'umbonate',
    entry('umbonate', 'Of a cap: with a hump in the middle.', 'umbo'),
    entry(
      'mamelonado',
      'De un píleo: con una joroba en el centro.',
      'mamelonada',
      'mamelón',
      'umbonado',
      'umbonada',
    ),
    entry('umbonado', 'De um chapéu: com uma saliência no centro.', 'umbonada', 'umbo'),
  ),
  term(
    'umbilicate',
    entry('umbilicate', 'Of a cap: with a small dent like a navel in the middle.'),
    entry('umbilicado', 'De un píleo: con un hoyito en el centro, como un ombligo.', 'umbilicada'),
    entry('umbilicado', 'De um chapéu: com uma pequena cavidade no centro, como um umbigo.', 'umbilicada'),
  ),
  term(
    'campanulate',
    entry('campanulate', 'Shaped like a bell.'),
    entry('campanulado', 'Con forma de campana.', 'campanulada', 'acampanado', 'acampanada'),
    entry('campanulado', 'Em forma de sino.', 'campanulada'),
  ),
  term(
    'fibrillose',
    entry('fibrillose', 'With fine threads lying on the surface.', 'fibrils'),
    entry(
      'fibriloso',
      'Con hilos finos tendidos sobre la superficie.',
      'fibrilosa',
      'fibrillas',
      'fibrilosos',
      'fibrilosas',
    ),
    entry(
      'fibriloso',
      'Com fios finos deitados sobre a superfície.',
      'fibrilosa',
      'fibrilas',
      'fibrilosos',
      'fibrilosas',
    ),
  ),
  term(
    'viscid',
    entry('viscid', 'Sticky or slimy when wet; leaves and grass cling to it.', 'slimy'),
    entry(
      'viscoso',
      'Pegajoso o baboso en húmedo; se le pegan hojas y hierba.',
      'viscosa',
      'viscosos',
      'viscosas',
    ),
    entry(
      'viscoso',
      'Pegajoso ou escorregadio quando úmido; folhas e capim grudam nele.',
      'viscosa',
      'viscosos',
      'viscosas',
    ),
  ),
  term(
    'hygrophanous',
    entry('hygrophanous', 'Changing colour as it dries, often in two zones.'),
    entry('higrófano', 'Que cambia de color al secarse, a menudo en dos zonas.', 'higrófana'),
    entry('higrófano', 'Que muda de cor ao secar, muitas vezes em duas zonas.', 'higrófana'),
  ),
  term(
    'striate',
    entry('striate', 'With fine lines or grooves at the edge of the cap.', 'striations'),
    entry('estriado', 'Con líneas o surcos finos en el borde del píleo.', 'estriada', 'estrías'),
    entry('estriado', 'Com linhas ou sulcos finos na borda do chapéu.', 'estriada', 'estrias'),
  ),
  term(
    'appendiculate',
    entry('appendiculate', 'Of an edge: with shreds of the veil hanging from it.'),
    entry('apendiculado', 'De un borde: con jirones del velo colgando.', 'apendiculada'),
    entry('apendiculado', 'De uma borda: com restos do véu pendentes.', 'apendiculada'),
  ),
  term(
    'inrolled',
    entry('inrolled', 'Of an edge: curled under towards the gills.'),
    entry('enrollado', 'De un borde: vuelto hacia dentro, hacia las láminas.', 'enrollada', 'involuto'),
    entry('enrolada', 'De uma borda: virada para dentro, para as lâminas.', 'enrolado', 'involuta'),
  ),
  term(
    'netted',
    entry('netted', 'With a raised network of lines, as on the stem of many boletes.'),
    entry(
      'retículo',
      'Una red de líneas en relieve, como en el pie de muchos boletos.',
      'reticulado',
      'reticulada',
    ),
    entry(
      'retículo',
      'Uma rede de linhas em relevo, como no estipe de muitos boletos.',
      'reticulado',
      'reticulada',
    ),
  ),
  term(
    'bracket',
    entry(
      'bracket',
      'A fruit body that stands out from wood like an awning, with little or no stem.',
      'brackets',
    ),
    entry(
      'yesquero',
      'Un hongo que crece en la madera como una repisa, con poco pie o ninguno.',
      'yesqueros',
      'repisa',
      'repisas',
    ),
    entry(
      'orelha-de-pau',
      'Um fungo que cresce na madeira como uma prateleira, com pouco ou nenhum estipe.',
      'prateleira',
      'prateleiras',
      'orelhas-de-pau',
    ),
  ),
]
