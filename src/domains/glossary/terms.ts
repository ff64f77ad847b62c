/** The glossary that a new site starts with: what readers of field guides ask most. */
interface Entry {
  term: string
  definition: string
  /** Inflections and synonyms that texts use. */
  forms?: string[]
}

export interface BuiltInTerm {
  slug: string
  en: Entry
  es: Entry
  pt: Entry
}

const term = (slug: string, en: Entry, es: Entry, pt: Entry): BuiltInTerm => ({ slug, en, es, pt })

const entry = (term: string, definition: string, ...forms: string[]): Entry => ({ term, definition, forms })

/** Parts of the fruit body. */
const parts = [
  term(
    'fruit-body',
    entry(
      'fruit body',
      'The part of a fungus that we call a mushroom; it makes and sheds the spores.',
      'fruit bodies',
    ),
    entry(
      'cuerpo fructífero',
      'La parte del hongo que llamamos seta; produce y suelta las esporas.',
      'cuerpos fructíferos',
      'carpóforo',
      'carpóforos',
    ),
    entry(
      'corpo de frutificação',
      'A parte do fungo que chamamos de cogumelo; produz e solta os esporos.',
      'corpos de frutificação',
      'basidioma',
    ),
  ),
  term(
    'mycelium',
    entry(
      'mycelium',
      'The web of fine threads that lives hidden in soil or wood; the fungus itself.',
      'mycelia',
    ),
    entry(
      'micelio',
      'La red de hilos finos que vive oculta en el suelo o la madera; el hongo propiamente dicho.',
      'micelios',
    ),
    entry(
      'micélio',
      'A rede de fios finos que vive escondida no solo ou na madeira; o fungo propriamente dito.',
      'micélios',
    ),
  ),
  term(
    'hymenium',
    entry(
      'hymenium',
      'The layer that bears the spores; it covers gills, the inside of tubes, ridges or teeth.',
    ),
    entry(
      'himenio',
      'La capa que lleva las esporas; cubre las láminas, el interior de los tubos, los pliegues o los aguijones.',
    ),
    entry(
      'himênio',
      'A camada que leva os esporos; cobre as lâminas, o interior dos tubos, as pregas ou os acúleos.',
    ),
  ),
  term(
    'gills',
    entry('gills', 'The thin blades under the cap of many mushrooms, which bear the spores.', 'gill'),
    entry('láminas', 'Las hojas finas bajo el sombrero de muchas setas, que llevan las esporas.', 'lámina'),
    entry('lâminas', 'As folhas finas sob o chapéu de muitos cogumelos, que levam os esporos.', 'lâmina'),
  ),
  term(
    'pores',
    entry('pores', 'The openings of the tubes that some fungi have instead of gills.', 'pore'),
    entry('poros', 'Las bocas de los tubos que algunos hongos tienen en lugar de láminas.', 'poro'),
    entry('poros', 'As bocas dos tubos que alguns fungos têm em vez de lâminas.', 'poro'),
  ),
  term(
    'tubes',
    entry('tubes', 'The spongy layer under the cap of a bolete: narrow tubes lined with spores.'),
    entry('tubos', 'La capa esponjosa bajo el sombrero de un boleto: tubos estrechos tapizados de esporas.'),
    entry('tubos', 'A camada esponjosa sob o chapéu de um boleto: tubos estreitos forrados de esporos.'),
  ),
  term(
    'teeth',
    entry('teeth', 'Soft spines that hang under the cap and bear the spores.', 'spines'),
    entry('aguijones', 'Púas blandas que cuelgan bajo el sombrero y llevan las esporas.', 'aguijón'),
    entry('acúleos', 'Espinhos macios que pendem sob o chapéu e levam os esporos.', 'acúleo'),
  ),
  term(
    'gleba',
    entry('gleba', 'The mass of spores inside a puffball, a truffle or on a stinkhorn.'),
    entry('gleba', 'La masa de esporas dentro de un pedo de lobo o una trufa, o sobre un falo.'),
    entry('gleba', 'A massa de esporos dentro de uma bufa-de-lobo ou de uma trufa, ou sobre um falo.'),
  ),
  term(
    'stipe',
    entry('stipe', 'The stem of a mushroom.', 'stipes'),
    entry('estípite', 'El pie de la seta.', 'estípites'),
    entry('estipe', 'A haste do cogumelo, também chamada pé.', 'estipes'),
  ),
  term(
    'ring',
    entry(
      'ring',
      'A collar of skin on the stem, left by the veil that once covered the gills. It can fall off.',
    ),
    entry(
      'anillo',
      'Un collar de piel en el pie, resto del velo que cubría las láminas. Puede desprenderse.',
    ),
    entry('anel', 'Um colar de pele no estipe, resto do véu que cobria as lâminas. Pode cair.'),
  ),
  term(
    'volva',
    entry(
      'volva',
      'A sac or cup around the base of the stem, often buried; the deadliest amanitas have one. Dig it out whole.',
      'volvas',
    ),
    entry(
      'volva',
      'Un saco o copa alrededor de la base del pie, a menudo enterrado; lo tienen las amanitas más mortales. Sácala entera.',
      'volvas',
    ),
    entry(
      'volva',
      'Um saco ou taça em volta da base do estipe, muitas vezes enterrado; as amanitas mais mortais o têm. Retire-a inteira.',
      'volvas',
    ),
  ),
  term(
    'cortina',
    entry(
      'cortina',
      'A veil like a cobweb between the edge of the cap and the stem of young webcaps.',
      'cortinas',
    ),
    entry(
      'cortina',
      'Un velo como una telaraña entre el borde del sombrero y el pie de los cortinarios jóvenes.',
      'cortinas',
    ),
    entry(
      'cortina',
      'Um véu como teia de aranha entre a borda do chapéu e o estipe dos cortinários jovens.',
      'cortinas',
    ),
  ),
  term(
    'veil',
    entry(
      'veil',
      'A skin that covers the young mushroom or its gills; what is left of it are warts, a ring or a volva.',
      'veils',
    ),
    entry(
      'velo',
      'Una piel que cubre la seta joven o sus láminas; sus restos son verrugas, un anillo o una volva.',
      'velos',
    ),
    entry(
      'véu',
      'Uma pele que cobre o cogumelo jovem ou suas lâminas; seus restos são verrugas, um anel ou uma volva.',
      'véus',
    ),
  ),
  term(
    'warts',
    entry('warts', 'Loose patches on the cap, remains of the veil; rain washes them off.', 'wart'),
    entry('verrugas', 'Restos sueltos del velo sobre el sombrero; la lluvia los lava.', 'verruga'),
    entry('verrugas', 'Restos soltos do véu sobre o chapéu; a chuva os lava.', 'verruga'),
  ),
  term(
    'bulb',
    entry('bulb', 'A swollen base of the stem.', 'bulbous', 'bulbs'),
    entry('bulbo', 'Una base hinchada del pie.', 'bulboso', 'bulbosa', 'bulbos'),
    entry('bulbo', 'Uma base inchada do estipe.', 'bulboso', 'bulbosa', 'bulbos'),
  ),
  term(
    'latex',
    entry('latex', 'A milk that drips from cut milk caps; its colour tells the species apart.'),
    entry(
      'látex',
      'Una leche que gotea de los níscalos y lactarios al cortarlos; su color distingue las especies.',
    ),
    entry('látex', 'Um leite que goteja dos lactários cortados; sua cor distingue as espécies.'),
  ),
  term(
    'spore-print',
    entry(
      'spore print',
      'The coloured powder that a cap drops on paper overnight; its colour is a key feature.',
      'spore prints',
    ),
    entry(
      'esporada',
      'El polvo de color que un sombrero deja sobre el papel en una noche; su color es un rasgo clave.',
      'esporadas',
    ),
    entry(
      'esporada',
      'O pó colorido que um chapéu deixa no papel em uma noite; sua cor é uma característica decisiva.',
      'esporadas',
    ),
  ),
  term(
    'spores',
    entry('spores', 'The fine dust that a fungus spreads by, as plants do by seeds.', 'spore'),
    entry('esporas', 'El polvo fino con que se propaga un hongo, como las plantas con semillas.', 'espora'),
    entry('esporos', 'O pó fino com que um fungo se espalha, como as plantas com sementes.', 'esporo'),
  ),
  term(
    'rhizomorph',
    entry(
      'rhizomorph',
      'A cord of mycelium, thick as a bootlace, by which some fungi reach new wood.',
      'rhizomorphs',
      'bootlaces',
    ),
    entry(
      'rizomorfo',
      'Un cordón de micelio, grueso como un cordón de zapato, con que algunos hongos alcanzan nueva madera.',
      'rizomorfos',
    ),
    entry(
      'rizomorfo',
      'Um cordão de micélio, grosso como um cadarço, com que alguns fungos alcançam nova madeira.',
      'rizomorfos',
    ),
  ),
]

/** How the gills meet the stem. */
const attachments = [
  term(
    'free',
    entry('free gills', 'Gills that end before they reach the stem.'),
    entry('láminas libres', 'Láminas que terminan antes de llegar al pie.'),
    entry('lâminas livres', 'Lâminas que terminam antes de chegar ao estipe.'),
  ),
  term(
    'adnate',
    entry('adnate', 'Of gills: joined to the stem along their whole depth.'),
    entry('adnatas', 'De las láminas: unidas al pie en toda su anchura.', 'adnata', 'adheridas'),
    entry('adnatas', 'Das lâminas: unidas ao estipe em toda a sua largura.', 'adnata'),
  ),
  term(
    'adnexed',
    entry('adnexed', 'Of gills: joined to the stem by a narrow part only.'),
    entry('adnexas', 'De las láminas: unidas al pie solo por una parte estrecha.', 'adnexa'),
    entry('adnexas', 'Das lâminas: unidas ao estipe só por uma parte estreita.', 'adnexa'),
  ),
  term(
    'decurrent',
    entry('decurrent', 'Of gills, pores or ridges: running down the stem.'),
    entry('decurrentes', 'De láminas, poros o pliegues: que bajan por el pie.', 'decurrente'),
    entry('decurrentes', 'De lâminas, poros ou pregas: que descem pelo estipe.', 'decurrente'),
  ),
  term(
    'subdecurrent',
    entry('subdecurrent', 'Of gills: running down the stem a little.'),
    entry('subdecurrentes', 'De las láminas: que bajan un poco por el pie.', 'subdecurrente'),
    entry('subdecurrentes', 'Das lâminas: que descem um pouco pelo estipe.', 'subdecurrente'),
  ),
  term(
    'emarginate',
    entry('emarginate', 'Of gills: with a notch just before the stem.', 'sinuate'),
    entry(
      'escotadas',
      'De las láminas: con una muesca justo antes del pie.',
      'escotada',
      'sinuadas',
      'sinuada',
    ),
    entry(
      'emarginadas',
      'Das lâminas: com um entalhe logo antes do estipe.',
      'emarginada',
      'sinuadas',
      'sinuada',
    ),
  ),
  term(
    'seceding',
    entry('seceding', 'Of gills: joined at first, tearing loose from the stem with age.'),
    entry('separables', 'De las láminas: unidas al principio, se sueltan del pie con la edad.', 'secedentes'),
    entry('secedentes', 'Das lâminas: unidas a princípio, soltam-se do estipe com a idade.', 'secedente'),
  ),
]

/** Shapes and surfaces. */
const surfaces = [
  term(
    'umbonate',
    entry('umbonate', 'Of a cap: with a hump in the middle.', 'umbo'),
    entry(
      'mamelonado',
      'De un sombrero: con una joroba en el centro.',
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
    entry('umbilicado', 'De un sombrero: con un hoyito en el centro, como un ombligo.', 'umbilicada'),
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
    entry('estriado', 'Con líneas o surcos finos en el borde del sombrero.', 'estriada', 'estrías'),
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

/** Ways of life, and poisons. */
const lives = [
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

export const builtInTerms: readonly BuiltInTerm[] = [...parts, ...attachments, ...surfaces, ...lives]
