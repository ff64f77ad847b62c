import { type BuiltInTerm, entry, term } from './term'

/** Parts of the fruit body. */
export const parts: readonly BuiltInTerm[] = [
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
    entry(
      'láminas',
      'Las hojas finas bajo el píleo, o sombrero, de muchas setas, que llevan las esporas.',
      'lámina',
    ),
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
    entry('tubos', 'La capa esponjosa bajo el píleo de un boleto: tubos estrechos tapizados de esporas.'),
    entry('tubos', 'A camada esponjosa sob o chapéu de um boleto: tubos estreitos forrados de esporos.'),
  ),
  term(
    'teeth',
    entry('teeth', 'Soft spines that hang under the cap and bear the spores.', 'spines'),
    entry('aguijones', 'Púas blandas que cuelgan bajo el píleo y llevan las esporas.', 'aguijón'),
    entry('acúleos', 'Espinhos macios que pendem sob o chapéu e levam os esporos.', 'acúleo'),
  ),
  term(
    'gleba',
    entry('gleba', 'The mass of spores inside a puffball, a truffle or on a stinkhorn.'),
    entry('gleba', 'La masa de esporas dentro de un cuesco de lobo o una trufa, o sobre un falo.'),
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
      'Un velo como una telaraña entre el borde del píleo y el pie de los cortinarios jóvenes.',
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
    entry('verrugas', 'Restos sueltos del velo sobre el píleo; la lluvia los lava.', 'verruga'),
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
      'El polvo de color que un píleo deja sobre el papel en una noche; su color es una característica clave.',
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
