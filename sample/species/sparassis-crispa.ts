import type { SpeciesSample } from '@sample/types'

export const sparassisCrispa: SpeciesSample = {
  slug: 'sparassis-crispa',
  scientificName: 'Sparassis crispa',
  authority: '(Wulfen) Fr.',
  gbif: 2550247,
  commonNames: {
    en: ['Cauliflower fungus', 'Wood cauliflower'],
    es: ['seta coliflor', 'clavaria rizada'],
    pt: ['cogumelo-couve-flor'],
  },
  summary: {
    en: 'A cream-coloured bath sponge at the foot of a pine, large enough for ten people. The work lies in washing the sand out of its folds.',
    es: 'Una esponja de baño color crema al pie de un pino, bastante para diez personas. Lo laborioso es quitarle la arena de los pliegues.',
    pt: 'Uma esponja de banho cor creme ao pé de um pinheiro, bastante para dez pessoas. O trabalhoso é tirar a areia das dobras.',
  },
  about: {
    en: `From one thick, rooting stalk grow hundreds of flat ribbons, curled and forked like endive, until the whole may reach the size of a football or far more. The colour goes from ivory to ochre; brown edges tell of age. It smells spicy and slightly resinous.

The fungus rots the roots and heart of pines, less often of spruce, Douglas fir or cedar, without haste: a tree may stand for decades and offer a new head every other autumn at the same spot. Whoever cuts it leaves the base.

Its kitchen use is old in Central Europe and Japan, where _hanabiratake_ is cultivated on larch sawdust. Older heads turn bitter and leathery. _Sparassis brevipes_ on oak and fir has broad, stiff, little-divided lobes. Coral fungi, _Ramaria_, branch into pointed tips instead of ribbons; several of them purge violently.`,
    es: `De un solo pie grueso y enraizado salen cientos de cintas planas, rizadas y ahorquilladas como una escarola, hasta formar un cuerpo del tamaño de un balón o mucho mayor. El color va del marfil al ocre; los bordes pardos indican edad. Huele a especias y algo a resina.

El hongo pudre las raíces y el corazón de los pinos, menos a menudo de píceas, abetos de Douglas o cedros, y lo hace sin prisa: el árbol puede aguantar decenios y dar una cabeza nueva cada dos otoños en el mismo punto. Quien la corta deja la base.

Su uso en la cocina es antiguo en Europa central y en Japón, donde el _hanabiratake_ se cultiva en serrín de alerce. Las cabezas viejas amargan y se vuelven correosas. _Sparassis brevipes_, de robles y abetos, tiene lóbulos anchos, rígidos y poco divididos. Las _Ramaria_ se ramifican en puntas y no en cintas; varias son purgantes violentas.`,
    pt: `De um só pé grosso e enraizado saem centenas de fitas planas, crespas e bifurcadas como uma escarola, até formar um corpo do tamanho de uma bola ou muito maior. A cor vai do marfim ao ocre; as bordas marrons indicam idade. Cheira a especiarias e um pouco a resina.

O fungo apodrece as raízes e o cerne dos pinheiros, menos vezes de abetos-vermelhos, abetos-de-douglas ou cedros, e sem pressa: a árvore pode resistir por décadas e dar uma cabeça nova a cada dois outonos no mesmo ponto. Quem a corta deixa a base.

Seu uso na cozinha é antigo na Europa Central e no Japão, onde o _hanabiratake_ é cultivado em serragem de lariço. As cabeças velhas amargam e ficam duras. _Sparassis brevipes_, de carvalhos e abetos, tem lobos largos, firmes e pouco divididos. As _Ramaria_ se ramificam em pontas e não em fitas; várias são purgantes violentas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Sparassidaceae',
    genus: 'Sparassis',
    species: 'crispa',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Flat ribbons, never pointed branches: those may be purging corals.',
      es: 'Cintas planas, nunca ramas en punta: esas pueden ser ramarias purgantes.',
      pt: 'Fitas planas, nunca ramos em ponta: esses podem ser ramárias purgantes.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, young, pale and well cooked. Take it apart and wash each piece; leave heads that have browned.',
      es: 'Comestible solo si un experto la ha identificado con certeza, joven, clara y bien cocinada. Deshazla y lava cada trozo; deja las cabezas que pardean.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, jovem, claro e bem cozido. Separe e lave cada pedaço; deixe as cabeças amarronzadas.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '10–50 cm, a rounded mass of flat, curled, wavy ribbons; ivory to ochre, brown at old edges',
      es: '10–50 cm, masa redonda de cintas planas, rizadas y onduladas; marfil a ocre, bordes viejos pardos',
      pt: '10–50 cm, massa redonda de fitas planas, crespas e onduladas; marfim a ocre, bordas velhas marrons',
    },
    gills: {
      en: 'None: the ribbons are smooth on both sides',
      es: 'No tiene: las cintas son lisas por ambas caras',
      pt: 'Não tem: as fitas são lisas nas duas faces',
    },
    stipe: {
      en: 'Short, thick, rooting, darker, buried at the foot of the tree',
      es: 'Corto, grueso, enraizado, más oscuro, enterrado al pie del árbol',
      pt: 'Curto, grosso, enraizado, mais escuro, enterrado ao pé da árvore',
    },
    flesh: {
      en: 'White, elastic, waxy; does not change',
      es: 'Blanca, elástica, cérea; no cambia',
      pt: 'Branca, elástica, cerosa; não muda',
    },
    spores: {
      en: 'Print cream to pale yellow; spores smooth',
      es: 'Esporada crema a amarillo pálido; esporas lisas',
      pt: 'Esporada creme a amarelo-pálida; esporos lisos',
    },
    odour: {
      en: 'Spicy and slightly resinous',
      es: 'A especias, algo resinoso',
      pt: 'De especiarias, um pouco resinoso',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'coral',
    capShapes: ['none'],
    capSurfaces: ['wrinkled'],
    capMargin: 'lobed',
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'bare',
    sporePrint: ['cream', 'yellow'],
    ecology: ['parasitic', 'saprotrophic'],
    habit: 'single',
    ground: 'needles',
    colours: {
      cap: { typical: '#ead7a8', light: '#f6edd3', dark: '#c49a5c' },
      hymenium: { typical: '#efe0ba' },
      stipe: { typical: '#cdb283', dark: '#8d7048' },
      flesh: { typical: '#faf5e6' },
    },
    size: { cap: { min: 10, max: 50 }, height: { min: 10, max: 25 }, stipeThickness: { min: 2, max: 5 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'sometimes',
    'smell-faint': 'usual',
    'colour-cream': 'usual',
    'colour-yellow': 'usual',
    'base-plain': 'usual',
    'ground-stump': 'usual',
    'ground-trunk': 'sometimes',
    'shape-jelly': 'misread',
  },
  habitat: {
    en: 'Foot and stumps of pines, sometimes of other conifers.',
    es: 'Al pie y en tocones de pinos, a veces de otras coníferas.',
    pt: 'Ao pé e em tocos de pinheiros, às vezes de outras coníferas.',
  },
  distribution: {
    en: 'Europe; North American and East Asian records belong to close relatives.',
    es: 'Europa; las citas de Norteamérica y Asia oriental son de especies afines.',
    pt: 'Europa; os registros da América do Norte e da Ásia oriental são de espécies próximas.',
  },
  seasons: [
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Old, brown or badly washed heads are indigestible.',
        es: 'Las cabezas viejas, pardas o mal lavadas indigestan.',
        pt: 'As cabeças velhas, marrons ou mal lavadas são indigestas.',
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: 'Walnut and a little spice.',
        es: 'Nuez y algo de especia.',
        pt: 'Noz e um pouco de especiaria.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Ribbons keep a bite like pasta.',
        es: 'Las cintas quedan al dente, como la pasta.',
        pt: 'As fitas ficam al dente, como massa.',
      },
    },
  ],
  fragrances: [
    {
      value: 'pine',
      description: {
        en: 'Resin over fresh mushroom.',
        es: 'Resina sobre seta fresca.',
        pt: 'Resina sobre cogumelo fresco.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Ivory throughout, springy, with a clean cut base.',
      es: 'Marfil por entero, elástica y con la base limpia.',
      pt: 'Marfim por inteiro, elástica e com a base limpa.',
    },
    description: {
      en: 'Cultivated heads are small and free of sand. A wild one hides earth, needles and woodlice: ask to see it opened, and reckon with a third less after cleaning. It dries well in strips.',
      es: 'Las de cultivo son pequeñas y sin arena. Una silvestre esconde tierra, pinocha y cochinillas: pide verla abierta y cuenta con un tercio menos tras limpiarla. En tiras se seca bien.',
      pt: 'As de cultivo são pequenas e sem areia. Uma silvestre esconde terra, agulhas e tatuzinhos: peça para vê-la aberta e conte com um terço a menos depois de limpa. Em tiras, seca bem.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'beta-glucan',
      benefits: {
        en: 'Present in large amounts; studied on cells and animals.',
        es: 'Presente en gran cantidad; estudiado en células y animales.',
        pt: 'Presente em grande quantidade; estudada em células e animais.',
      },
    },
  ],
  lookAlikes: [
    {
      species: 'ramaria-formosa',
      trait: 'cap',
      own: {
        en: 'Flat, curled ribbons',
        es: 'Cintas planas y rizadas',
        pt: 'Fitas planas e crespas',
      },
      other: {
        en: 'Round branches that end in points',
        es: 'Ramas redondas que acaban en punta',
        pt: 'Ramos redondos que terminam em ponta',
      },
    },
    {
      species: 'grifola-frondosa',
      trait: 'gills',
      own: {
        en: 'Ribbons smooth on both sides; at pines',
        es: 'Cintas lisas por ambas caras; en pinos',
        pt: 'Fitas lisas nas duas faces; em pinheiros',
      },
      other: {
        en: 'Fan-shaped caps with white pores below; at oaks',
        es: 'Píleos en abanico con poros blancos debajo; en robles',
        pt: 'Chapéus em leque com poros brancos embaixo; em carvalhos',
      },
    },
    {
      name: 'Sparassis brevipes',
      edibility: 'edible',
      trait: 'cap',
      own: {
        en: 'Crisp curled ribbons, much divided; with pine',
        es: 'Cintas rizadas muy divididas; con pinos',
        pt: 'Fitas crespas muito divididas; com pinheiros',
      },
      other: {
        en: 'Broad, stiff, little-divided lobes; on oak and fir',
        es: 'Lóbulos anchos, rígidos, poco divididos; en robles y abetos',
        pt: 'Lobos largos, rígidos, pouco divididos; em carvalhos e abetos',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'boa-2004', 'index-fungorum'],
}
