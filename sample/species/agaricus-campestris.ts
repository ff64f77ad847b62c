import type { SpeciesSample } from '@sample/types'

export const agaricusCampestris: SpeciesSample = {
  slug: 'agaricus-campestris',
  scientificName: 'Agaricus campestris',
  authority: 'L.',
  synonyms: ['Psalliota campestris'],
  commonNames: {
    en: ['Field mushroom', 'Meadow mushroom'],
    es: ['champiñón silvestre', 'champiñón de campo'],
    pt: ['cogumelo-do-campo', 'agárico-campestre'],
  },
  localNames: [
    { name: 'camperol', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'āyoh-tzin', language: 'nah-MX', source: 'reyes-lopez-2020' },
    { name: 'xi’i nuu ite', language: 'omq-MX-x-mixtec', source: 'hernandez-santiago-2016' },
    { name: 'k’allampa', language: 'qu-PE', source: 'trutmann-luque-2012' },
  ],
  summary: {
    en: 'The wild mushroom of old pasture: gills bright pink from the first day, then chocolate brown. White gills mean something else, perhaps a death cap.',
    es: 'La seta de los pastos viejos: láminas de un rosa vivo desde el primer día y luego color chocolate. Si son blancas, es otra, quizá mortal.',
    pt: 'O cogumelo dos pastos antigos: lâminas de um rosa vivo desde o primeiro dia, depois cor de chocolate. Se são brancas, é outro, talvez mortal.',
  },
  about: {
    en: `The field mushroom belongs to grassland that has been grazed for years and never ploughed or heavily fertilised. It comes up after the first good rain that follows warm weather, scattered or in broad arcs, and the caps seldom stand far above the turf because the stem is short. Where permanent pasture has gone, so has the mushroom, and it is less common in farmland than a century ago.

Everything that matters can be read from three things. The gills are deep pink even in the unopened button, pass to chocolate and end almost black. The ring is thin, single and soon lost. The stem narrows to its base, with neither bulb nor sac, and the white flesh may blush faintly pink but does not turn yellow.

The serious mistakes are made with young or carelessly picked specimens. Death caps and destroying angels come up in parks and along wood edges, and their gills stay white; their sac is lost when the stem is cut instead of lifted. The commoner mistake is the yellow stainer, which turns chrome yellow where it is rubbed, smells of ink and upsets the stomach. A specimen cut lengthwise and a spore print settle most doubts.`,
    es: `El champiñón silvestre vive en pastizales que llevan años aprovechándose a diente y que no se han arado ni abonado en exceso. Aparece con las primeras lluvias generosas tras el calor, disperso o en amplios arcos, y apenas asoma de la hierba porque el pie es corto. Donde el prado permanente ha desaparecido también ha desaparecido la seta, hoy menos abundante que hace un siglo en el paisaje agrícola.

Lo esencial se lee en tres rasgos. Las láminas son de un rosa intenso ya de joven cerrado, pasan a chocolate y acaban casi negras. El anillo es fino, sencillo y fugaz. El pie se adelgaza hacia la base, sin bulbo ni volva, y la carne blanca puede sonrosarse un poco, pero no amarillea.

Los errores graves se cometen con ejemplares jóvenes o mal recogidos. La oronja verde y las amanitas blancas mortales salen en parques y lindes de bosque, y sus láminas son siempre blancas; la volva se queda en tierra si se corta el pie en lugar de extraer la seta entera. La confusión más corriente es con el champiñón amarilleante, que se vuelve amarillo cromo al frotarlo, huele a tinta y sienta mal. Un corte longitudinal y una esporada resuelven la mayoría de las dudas.`,
    pt: `O cogumelo-do-campo vive em pastagens que há muitos anos recebem gado e que não foram lavradas nem adubadas em excesso. Surge com as primeiras chuvas fartas depois do calor, disperso ou em largos arcos, e mal se ergue acima do capim, porque o estipe é curto. Onde a pastagem permanente desapareceu, ele desapareceu também, e nas terras agrícolas é hoje menos comum do que há um século.

O essencial lê-se em três caracteres. As lâminas são de um rosa intenso já no botão fechado, passam a chocolate e terminam quase pretas. O anel é fino, simples e fugaz. O estipe afina para a base, sem bulbo nem volva, e a carne branca pode ficar levemente rosada, mas não amarelece.

Os enganos graves acontecem com exemplares jovens ou mal colhidos. O chapéu-da-morte e o anjo-destruidor nascem em parques e orlas de bosque, e suas lâminas permanecem brancas; a volva fica na terra quando se corta o estipe em vez de retirar o cogumelo inteiro. O engano mais comum é com o agárico-amarelecente, que fica amarelo-cromo ao ser esfregado, cheira a tinta e faz mal ao estômago. Um corte longitudinal e uma esporada resolvem a maioria das dúvidas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Agaricus',
    species: 'campestris',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Pink gills, never white, and no sac at the base.',
      es: 'Láminas rosas, nunca blancas, y ninguna volva en la base.',
      pt: 'Lâminas rosadas, nunca brancas, e nenhuma volva na base.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and cooked. Lift the whole stem, look at the gills of every specimen, and leave any that turn yellow or smell of ink.',
      es: 'Comestible solo si un experto la identifica con certeza, y cocinada. Extrae el pie entero, mira las láminas de cada ejemplar y descarta los que amarilleen o huelan a tinta.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e cozido. Retire o estipe inteiro, examine as lâminas de cada exemplar e descarte os que amareleçam ou cheirem a tinta.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '4–11 cm, domed then flat; white, silky or with faint brownish scales; skin overhangs the edge',
      es: '4–11 cm, convexo y luego plano; blanco, sedoso o con escamillas parduscas; cutícula excedente',
      pt: '4–11 cm, convexo e depois plano; branco, sedoso ou com escaminhas marrons; cutícula excedente',
    },
    gills: {
      en: 'Free, crowded; deep pink from the button stage, then chocolate, at last nearly black',
      es: 'Libres, apretadas; rosa intenso ya de joven, luego chocolate y al fin casi negras',
      pt: 'Livres, densas; rosa intenso já no botão, depois chocolate e por fim quase pretas',
    },
    ring: {
      en: 'White, thin and single, often torn or gone',
      es: 'Blanco, fino y sencillo, a menudo roto o perdido',
      pt: 'Branco, fino e simples, muitas vezes roto ou perdido',
    },
    stipe: {
      en: '3–7 cm, short, white, narrowed downwards; no bulb and no sac',
      es: '3–7 cm, corto, blanco, adelgazado hacia abajo; sin bulbo ni volva',
      pt: '3–7 cm, curto, branco, afinado para baixo; sem bulbo nem volva',
    },
    flesh: {
      en: 'White, perhaps faintly pink when cut; no yellow, even at the very base',
      es: 'Blanca, a veces algo rosada al corte; sin amarillo, ni siquiera en la base',
      pt: 'Branca, por vezes levemente rosada ao corte; sem amarelo, nem mesmo na base',
    },
    spores: {
      en: 'Print dark chocolate brown; smooth, elliptical',
      es: 'Esporada pardo chocolate oscuro; lisas, elípticas',
      pt: 'Esporada marrom-chocolate escura; lisos, elípticos',
    },
    odour: {
      en: 'Pleasant, of fresh mushrooms; never of ink or carbolic',
      es: 'Agradable, a champiñón fresco; nunca a tinta ni a fenol',
      pt: 'Agradável, de cogumelo fresco; nunca de tinta nem de fenol',
    },
  },
  decisive: ['gills', 'stipe', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['fibrillose', 'smooth'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'fibrillose',
    sporePrint: ['blackish-brown'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: { typical: '#f2ebda', light: '#f9f4e8', dark: '#d9cbb0' },
      hymenium: { typical: '#d9828a', light: '#e9a3a6', dark: '#5a392d' },
      stipe: { typical: '#f3ecdc' },
      ring: { typical: '#f6f0e0' },
      flesh: { typical: '#fbf6ea' },
    },
    size: { cap: { min: 4, max: 11 }, height: { min: 3, max: 7 }, stipeThickness: { min: 1, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'flesh-red': 'sometimes',
    'ground-dung': 'misread',
    'flesh-yellow': 'impossible',
    'smell-ink': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Old pasture, meadows and lawns, most of all where horses, cattle or sheep graze; not in woodland.',
    es: 'Pastizales viejos, prados y céspedes, sobre todo donde pastan caballos, vacas u ovejas; no en el bosque.',
    pt: 'Pastagens antigas, prados e gramados, sobretudo onde pastam cavalos, bois ou ovelhas; não no interior do bosque.',
  },
  distribution: {
    en: 'Europe, Asia, North Africa and North America; also in South America, Australia and New Zealand.',
    es: 'Europa, Asia, norte de África y Norteamérica; presente también en Sudamérica, Australia y Nueva Zelanda.',
    pt: 'Europa, Ásia, norte da África e América do Norte; presente também na América do Sul, na Austrália e na Nova Zelândia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'South-east Australia', es: 'Sudeste de Australia', pt: 'Sudeste da Austrália' },
      area: 'australia',
      hemisphere: 'south',
      months: [3, 4, 5, 6],
      peak: [4, 5],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Gentle and clean while the gills are still pink.',
        es: 'Suave y limpio mientras las láminas siguen rosas.',
        pt: 'Suave e limpo enquanto as lâminas ainda estão rosadas.',
      },
    },
    {
      value: 'umami',
      description: {
        en: 'Deeper in open, dark-gilled caps, which also colour the sauce.',
        es: 'Más hondo en los píleos abiertos de láminas oscuras, que además tiñen la salsa.',
        pt: 'Mais profundo nos chapéus abertos de lâminas escuras, que também tingem o molho.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'Dense and crisp as a button, softer once the cap is flat.',
        es: 'Prieta y tersa de joven, más blanda cuando el píleo se aplana.',
        pt: 'Densa e firme no botão, mais mole quando o chapéu se aplana.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'The plain fresh smell of a cultivated mushroom, somewhat stronger.',
        es: 'El olor fresco del champiñón cultivado, algo más intenso.',
        pt: 'O aroma fresco do champignon cultivado, um pouco mais intenso.',
      },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate brown; no sac at the base',
        es: 'Rosas, luego pardo chocolate; sin volva en la base',
        pt: 'Rosadas, depois marrom-chocolate; sem volva na base',
      },
      other: {
        en: 'White, always; sac at the base',
        es: 'Blancas siempre; volva en la base',
        pt: 'Brancas, sempre; volva na base',
      },
    },
    {
      species: 'amanita-virosa',
      trait: 'gills',
      own: {
        en: 'Pink even in the button, never white',
        es: 'Rosas ya de joven, nunca blancas',
        pt: 'Rosadas já no botão, nunca brancas',
      },
      other: {
        en: 'Pure white at every age; sac at the base',
        es: 'Blanco puro a cualquier edad; volva en la base',
        pt: 'Branco puro em qualquer idade; volva na base',
      },
    },
    {
      species: 'amanita-verna',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate; no sac; in open grass',
        es: 'Rosas, luego chocolate; sin saco; en hierba abierta',
        pt: 'Rosadas, depois chocolate; sem saco; em capim aberto',
      },
      other: {
        en: 'White at every age; a sac in the soil',
        es: 'Blancas a cualquier edad; un saco bajo tierra',
        pt: 'Brancas em qualquer idade; um saco dentro do solo',
      },
    },
    {
      species: 'amanita-bisporigera',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate brown; no sac',
        es: 'Rosas, luego pardo chocolate; sin saco',
        pt: 'Rosadas, depois marrom-chocolate; sem saco',
      },
      other: {
        en: 'White, never pink; a sac in the soil',
        es: 'Blancas, nunca rosas; un saco bajo tierra',
        pt: 'Brancas, nunca rosadas; um saco dentro do solo',
      },
    },
    {
      species: 'inosperma-erubescens',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate; a ring',
        es: 'Rosas, luego chocolate; con anillo',
        pt: 'Rosadas, depois chocolate; com anel',
      },
      other: {
        en: 'Whitish or pale pink, then olive-brown; no ring; flesh slowly red',
        es: 'Blanquecinas o rosa pálido, luego pardo oliváceas; sin anillo; carne que enrojece',
        pt: 'Esbranquiçadas ou rosa-pálidas, depois marrom-oliváceas; sem anel; carne que avermelha',
      },
    },
    {
      species: 'amanita-ocreata',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate brown; no sac',
        es: 'Rosas, luego pardo chocolate; sin saco',
        pt: 'Rosadas, depois marrom-chocolate; sem saco',
      },
      other: {
        en: 'White to cream at every age; a sac in the soil. Deadly',
        es: 'Blancas a crema a cualquier edad; un saco bajo tierra. Mortal',
        pt: 'Brancas a creme em qualquer idade; um saco dentro do solo. Mortal',
      },
    },
    {
      species: 'chlorophyllum-molybdites',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate brown',
        es: 'Rosas, luego pardo chocolate',
        pt: 'Rosadas, depois marrom-chocolate',
      },
      other: {
        en: 'White, then grey-green; tall stem, scaly cap',
        es: 'Blancas, luego verde grisáceas; pie alto, píleo escamoso',
        pt: 'Brancas, depois verde-acinzentadas; estipe alto, chapéu escamoso',
      },
    },
    {
      species: 'agaricus-xanthodermus',
      trait: 'flesh',
      own: {
        en: 'White or faintly pink when rubbed and at the cut base',
        es: 'Blanca o algo rosada al frotar y en la base cortada',
        pt: 'Branca ou levemente rosada ao esfregar e na base cortada',
      },
      other: {
        en: 'Chrome yellow at once at the rubbed edge and the cut base',
        es: 'Amarillo cromo al instante en el borde frotado y la base cortada',
        pt: 'Amarelo-cromo na hora, na borda esfregada e na base cortada',
      },
    },
    {
      species: 'amanita-proxima',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate; no sac',
        es: 'Rosas, luego chocolate; sin volva',
        pt: 'Rosadas, depois chocolate; sem volva',
      },
      other: {
        en: 'White to cream; ochre sac at the base',
        es: 'Blancas a crema; volva ocre en la base',
        pt: 'Brancas a creme; volva ocre na base',
      },
    },
    {
      species: 'entoloma-sinuatum',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate; free; a thin ring',
        es: 'Rosas, luego chocolate; libres; un anillo fino',
        pt: 'Rosadas, depois chocolate; livres; um anel fino',
      },
      other: {
        en: 'Pale yellow, then salmon; notched; no ring',
        es: 'Amarillo pálido, luego salmón; escotadas; sin anillo',
        pt: 'Amarelo-pálidas, depois salmão; entalhadas; sem anel',
      },
    },
    {
      species: 'inocybe-geophylla',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate; free; a thin ring',
        es: 'Rosas, luego chocolate; libres; un anillo fino',
        pt: 'Rosadas, depois chocolate; livres; um anel fino',
      },
      other: {
        en: 'Cream, then clay brown; attached; no ring',
        es: 'Crema, luego pardo arcilla; unidas al pie; sin anillo',
        pt: 'Creme, depois marrom-argila; presas ao estipe; sem anel',
      },
    },
    {
      species: 'hebeloma-crustuliniforme',
      trait: 'gills',
      own: {
        en: 'Free; pink, then chocolate; a thin ring',
        es: 'Libres; rosas, luego chocolate; un anillo fino',
        pt: 'Livres; rosadas, depois chocolate; um anel fino',
      },
      other: {
        en: 'Attached; whitish, then milky-coffee brown; no ring, smell of radish',
        es: 'Unidas al pie; blanquecinas, luego café con leche; sin anillo, olor a rábano',
        pt: 'Presas ao estipe; esbranquiçadas, depois café com leite; sem anel, cheiro de rabanete',
      },
    },
    {
      species: 'agaricus-bisporus',
      trait: 'ring',
      own: {
        en: 'Thin, single, soon gone',
        es: 'Fino, sencillo, pronto perdido',
        pt: 'Fino, simples, logo perdido',
      },
      other: {
        en: 'Thick and lasting; grows on compost and manured soil',
        es: 'Grueso y persistente; en compost y suelo estercolado',
        pt: 'Espesso e persistente; em composto e solo estercado',
      },
    },
    {
      species: 'stropharia-rugosoannulata',
      trait: 'gills',
      own: {
        en: 'Free, bright pink, then chocolate',
        es: 'Libres, rosa vivo, luego chocolate',
        pt: 'Livres, rosa vivo, depois chocolate',
      },
      other: {
        en: 'Joined to the stem, lilac-grey; on wood chips',
        es: 'Unidas al pie, gris lila; sobre astillas',
        pt: 'Unidas ao estipe, cinza-lilás; sobre lascas de madeira',
      },
    },
    {
      species: 'agaricus-arvensis',
      trait: 'gills',
      own: {
        en: 'Bright pink from the start; no yellowing; thin ring',
        es: 'Rosa vivo desde el principio; no amarillea; anillo fino',
        pt: 'Rosa vivo desde o início; não amarelece; anel fino',
      },
      other: {
        en: 'Pale for long; cap yellows; large double ring',
        es: 'Pálidas mucho tiempo; el píleo amarillea; gran anillo doble',
        pt: 'Pálidas por muito tempo; o chapéu amarelece; grande anel duplo',
      },
    },
    {
      species: 'calocybe-gambosa',
      trait: 'gills',
      own: {
        en: 'Pink, then chocolate brown; thin ring',
        es: 'Rosas, luego pardo chocolate; anillo fino',
        pt: 'Rosadas, depois marrom-chocolate; anel fino',
      },
      other: {
        en: 'White to cream, narrow; no ring',
        es: 'Blancas a crema, estrechas; sin anillo',
        pt: 'Brancas a creme, estreitas; sem anel',
      },
    },
    {
      species: 'agaricus-subrufescens',
      trait: 'odour',
      own: {
        en: 'Plain mushroom; thin simple ring',
        es: 'Fúngico sin más; anillo fino y simple',
        pt: 'Apenas fúngico; anel fino e simples',
      },
      other: {
        en: 'Almond; large double ring',
        es: 'A almendra; anillo grande y doble',
        pt: 'De amêndoa; anel grande e duplo',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'index-fungorum',
    'vidal-ballesteros-2013',
    'reyes-lopez-2020',
    'hernandez-santiago-2016',
    'trutmann-luque-2012',
  ],
}
